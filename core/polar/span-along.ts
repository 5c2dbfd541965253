import type { Footprint } from './footprint.ts';

/** Steps from one on to another, counted on over the seam; `to` is the first one behind. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The shortest stretch of a ring that has all of these in it: it begins behind the widest gap, so that what lies over
 * the seam stays together. Undefined for none.
 */
export function spanAlong(
  footprints: readonly Pick<Footprint, 'cell' | 'extent'>[],
  steps: number,
): Span | undefined {
  const spans = footprints
    .map(({ cell, extent }): Span => ({ from: cell[1], to: cell[1] + extent[0] }))
    .sort((a, b) => a.from - b.from);
  const [first] = spans;
  if (!first) return undefined;
  let reach = spans.reduce((far, { to }) => Math.max(far, to), 0) - steps;
  let widest = { gap: Number.NEGATIVE_INFINITY, from: first.from, behind: reach };
  for (const { from, to } of spans) {
    if (from - reach > widest.gap) widest = { gap: from - reach, from, behind: reach };
    reach = Math.max(reach, to);
  }
  const { from, behind } = widest;
  return { from, to: behind > from ? behind : behind + steps };
}
