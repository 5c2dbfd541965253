import { cross, sub, type Vec2 } from '../../core/math/vec2.ts';
import { text } from '../../core/text/text.ts';
import type { StepOverlay } from '../../core/walls/building-generator/step-overlay.ts';
import type { Label } from './label.ts';

/** More words than this are noise, and each costs a box of the layer that they are drawn in. */
const MOST_LABELS = 120;
/** Side in CSS pixels of a square as large as a room looks, from which on there is room for its use, or its letter. */
const LEAST_SIDE = { use: 64, letter: 24 } as const;
/** Between the numbers of two points in CSS pixels, across and down: nearer, one pushes the other away from its point. */
const LEAST_GAP: Vec2 = [30, 25];

/**
 * The letters and uses of rooms where they have room for them in the picture, then the numbers of points that do not
 * crowd: of a plan with more than can be read, the letters alone, or none.
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
  const rooms = labels.flatMap((label, index) => {
    const { at, letter, use } = label;
    const side = sideInPicture(label, toPicture);
    if (side < LEAST_SIDE.letter) return [];
    return labelAt(placeOf(at), {
      key: `step room ${index}`,
      text: letter,
      unit: use === null || side < LEAST_SIDE.use ? '' : text(`generate.use.${use}`),
      anchor: 'middle',
      tone: 'plain',
    });
  });
  const numbered: Vec2[] = [];
  const numbers = points.flatMap(({ at, number }) => {
    const place = placeOf(at);
    if (!place || numbered.length > MOST_LABELS) return [];
    if (numbered.some((other) => isCrowded(other, place))) return [];
    numbered.push(place);
    return labelAt(place, {
      key: `step point ${number}`,
      text: String(number),
      unit: '',
      anchor: 'close',
      tone: 'mark',
    });
  });
  if (rooms.length > MOST_LABELS) return [];
  return rooms.length + numbers.length > MOST_LABELS ? rooms : [...rooms, ...numbers];
}

const isCrowded = (a: Vec2, b: Vec2): boolean =>
  Math.abs(a[0] - b[0]) < LEAST_GAP[0] && Math.abs(a[1] - b[1]) < LEAST_GAP[1];

/** Of a square as large as the room looks, in CSS pixels; a room that reaches behind the eye is as large as any. */
function sideInPicture(
  { min, max }: StepOverlay['labels'][number],
  toPicture: (plan: Vec2) => Vec2 | null,
): number {
  const corners: readonly Vec2[] = [min, [max[0], min[1]], max, [min[0], max[1]]];
  const [a, b, c, d] = corners.map(toPicture);
  // Half the cross product of its diagonals is the area of a quadrilateral.
  return a && b && c && d ? Math.sqrt(Math.abs(cross(sub(c, a), sub(d, b))) / 2) : Number.POSITIVE_INFINITY;
}

const labelAt = (
  at: Vec2 | null,
  label: Pick<Label, 'key' | 'text' | 'unit' | 'anchor' | 'tone'>,
): Label[] => (at ? [{ ...label, at, isFocused: false }] : []);
