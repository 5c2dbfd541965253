import type { Refusal } from '../../core/document/command.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { text } from '../../core/text/text.ts';
import { formatAngle, formatLength } from '../../core/tools/number-entry.ts';
import type { Measure } from '../../core/tools/tool.ts';
import type { Label } from './label.ts';

/** How to find the place in the picture for a plan point, metres over the floor, in CSS pixels; null out of sight. */
type ToPicture = (plan: Vec2, above: number) => Vec2 | null;

/**
 * The numbers of a tool beside what they measure, and at the pointer why something is refused.
 * @param pointer where the pointer is in the picture, in CSS pixels; null outside
 */
export function buildToolLabels(
  measures: readonly Measure[],
  refusal: Refusal | null,
  pointer: Vec2 | null,
  toPicture: ToPicture,
): Label[] {
  const labels: Label[] = [];
  for (const [index, measure] of measures.entries()) {
    const at = toPicture(measure.at, measure.above ?? 0);
    if (at) labels.push(toLabel(measure, `${measure.field} ${index}`, at));
  }
  if (refusal && pointer) {
    const words = text(refusal.code, refusal.params);
    labels.push({
      key: 'refusal',
      text: words,
      unit: '',
      at: pointer,
      anchor: 'aside',
      isFocused: false,
      tone: 'refused',
    });
  }
  return labels;
}

function toLabel({ field, value, entry, isFocused }: Measure, key: string, at: Vec2): Label {
  const isAngle = field === 'angle';
  return {
    key,
    text: entry ?? (isAngle ? formatAngle(value) : formatLength(value)),
    unit: isAngle ? '°' : 'm',
    at,
    anchor: 'aside',
    isFocused,
    tone: 'plain',
  };
}
