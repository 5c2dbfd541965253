import type { Vec2 } from '../../core/math/vec2.ts';
import { text } from '../../core/text/text.ts';
import type { StepOverlay } from '../../core/walls/building-generator/step-overlay.ts';
import type { Label } from './label.ts';

/** More words than this are noise, and each costs a box of the layer that they are drawn in. */
const MOST_LABELS = 120;

/**
 * The letters and uses of rooms, then the numbers of points: of a plan with more than can be read, the letters alone,
 * or none.
 * @param toPicture where a plan point on the floor of the storey stands, in CSS pixels; null out of sight
 * @param size of the picture, in CSS pixels: what stands beside it has no label
 */
export function buildStepLabels(
  { points, labels }: StepOverlay,
  toPicture: (plan: Vec2) => Vec2 | null,
  size: { readonly width: number; readonly height: number },
): Label[] {
  const placeOf = (plan: Vec2): Vec2 | null => {
    const at = toPicture(plan);
    const isInside = at && at[0] >= 0 && at[1] >= 0 && at[0] <= size.width && at[1] <= size.height;
    return isInside ? at : null;
  };
  const rooms = labels.flatMap(({ at, letter, use }, index) =>
    labelAt(placeOf(at), {
      key: `step room ${index}`,
      text: letter,
      unit: use === null ? '' : text(`generate.use.${use}`),
      anchor: 'middle',
      tone: 'plain',
    }),
  );
  const numbers = points.flatMap(({ at, number }) =>
    labelAt(placeOf(at), {
      key: `step point ${number}`,
      text: String(number),
      unit: '',
      anchor: 'close',
      tone: 'mark',
    }),
  );
  if (rooms.length > MOST_LABELS) return [];
  return rooms.length + numbers.length > MOST_LABELS ? rooms : [...rooms, ...numbers];
}

const labelAt = (
  at: Vec2 | null,
  label: Pick<Label, 'key' | 'text' | 'unit' | 'anchor' | 'tone'>,
): Label[] => (at ? [{ ...label, at, isFocused: false }] : []);
