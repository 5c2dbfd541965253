import type { Opening } from '../document/schema/opening.ts';
import type { Stretch } from '../walls/openings/holes.ts';
import { computeOffsets, stretchOf } from '../walls/openings/opening-room.ts';
import { findNearest, toStep } from './snap-query.ts';
import type { SnapSettings } from './snapping.ts';
import type { ToolPointer } from './tool.ts';

/** An opening that is to be put somewhere on a wall. All lengths in metres along the wall from its start. */
export interface OpeningQuery {
  /** Where its middle is wanted. */
  readonly wanted: number;
  readonly width: number;
  /** Where openings may be. */
  readonly stretch: Stretch;
  /** The other openings of the wall. */
  readonly others: readonly Opening[];
  readonly settings: SnapSettings;
  /** Alt is held: nothing attracts it. */
  readonly isFreed: boolean;
  /** How near is near. */
  readonly reach: number;
}

type OpeningSnapKind = 'middle' | 'even' | 'mirrored' | 'grid' | 'free';

export interface OpeningSnap {
  readonly offset: number;
  readonly kind: OpeningSnapKind;
}

/**
 * Where an opening comes to lie: in the middle of its wall, evenly between its neighbours, as far from an end as
 * another one is from one, or else at a whole number of grid steps from the nearer end. Then it is pushed out of what
 * it would overlap, if that is no more than half its width away.
 */
export function snapOpening(query: OpeningQuery): OpeningSnap {
  const { wanted, width, isFreed, reach } = query;
  const snap = isFreed
    ? undefined
    : findNearest(candidates(query), reach, ({ offset }) => Math.abs(offset - wanted));
  const { offset, kind } = snap ?? toGrid(query);
  const pushed = pushOut(offset, query);
  return Math.abs(pushed - wanted) <= width / 2 + reach ? { offset: pushed, kind } : { offset, kind };
}

function* candidates({ width, stretch, others, settings }: OpeningQuery): Iterable<OpeningSnap> {
  if (settings.toMidpoints) {
    yield { offset: (stretch.from + stretch.to) / 2, kind: 'middle' };
  }
  if (!settings.toExtensions) return;
  for (const room of computeOffsets(stretch, others, width)) {
    yield { offset: (room.from + room.to) / 2, kind: 'even' };
  }
  const taken = others.map(stretchOf).sort((a, b) => a.from - b.from);
  for (const [index, { to }] of taken.entries()) {
    const gap = (taken[index + 1]?.from ?? to) - to;
    if (gap <= 0) continue;
    for (const one of taken) {
      yield { offset: one.to + gap + width / 2, kind: 'even' };
      yield { offset: one.from - gap - width / 2, kind: 'even' };
    }
  }
  for (const { from, to } of taken) {
    for (const distance of [from - stretch.from, stretch.to - to]) {
      yield { offset: stretch.from + distance + width / 2, kind: 'mirrored' };
      yield { offset: stretch.to - distance - width / 2, kind: 'mirrored' };
    }
  }
}

/** The strip of wall between the opening and the nearer end comes to whole grid steps. */
function toGrid({ wanted, width, stretch, settings, isFreed }: OpeningQuery): OpeningSnap {
  if (isFreed || settings.gridStep === 0) return { offset: wanted, kind: 'free' };
  const isNearStart = wanted - stretch.from < stretch.to - wanted;
  const gap = isNearStart ? wanted - width / 2 - stretch.from : stretch.to - width / 2 - wanted;
  const stepped = toStep(gap, settings.gridStep) + width / 2;
  return { offset: isNearStart ? stretch.from + stepped : stretch.to - stepped, kind: 'grid' };
}

/** The nearest place where there is room; the place itself where there is none at all. */
function pushOut(offset: number, { stretch, others, width }: OpeningQuery): number {
  const pushed = computeOffsets(stretch, others, width).map(({ from, to }) =>
    Math.min(to, Math.max(from, offset)),
  );
  return pushed.sort((a, b) => Math.abs(a - offset) - Math.abs(b - offset))[0] ?? offset;
}

/**
 * The nearest of some heights (metres) within reach of a wanted one, or else `otherwise`; the wanted one itself while
 * Alt is held.
 */
export function snapHeight(
  wanted: number,
  heights: readonly number[],
  { metresPerPixel, modifiers }: Pick<ToolPointer, 'metresPerPixel' | 'modifiers'>,
  otherwise = wanted,
): number {
  if (modifiers.alt) return wanted;
  const reach = HEIGHT_RADIUS_PX * metresPerPixel;
  return findNearest(heights, reach, (height) => Math.abs(height - wanted)) ?? otherwise;
}

/** How near on screen a height must be to attract an edge. */
const HEIGHT_RADIUS_PX = 10;
