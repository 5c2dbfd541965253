import { pointToLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { Loop } from './loop.ts';

/** Lines that are laid through a room to look for its widest places: more find no better one in any room drawn. */
const MOST_LINES = 48;

interface Place {
  readonly at: Vec2;
  /** Metres of free space around it, roughly. */
  readonly space: number;
}

/**
 * Points inside a loop and outside of the islands in it, roomiest first: on lines midway between joints, in the middle
 * between two walls. On the lattice.
 */
export function findInnerPoints(loop: Loop, islands: readonly Loop[]): readonly Vec2[] {
  const heights = [
    ...new Set(loop.halfEdges.flatMap(({ node }) => [node.wall.start[1], node.wall.end[1]])),
  ].sort((a, b) => a - b);
  const stride = Math.max(1, Math.ceil(heights.length / MOST_LINES));
  const places: Place[] = [];
  for (let index = 0; index + 1 < heights.length; index += stride) {
    const from = heights[index] ?? 0;
    const to = heights[index + 1] ?? 0;
    places.push(...placesOn((from + to) / 2, to - from, [loop, ...islands]));
  }
  return places.sort((a, b) => b.space - a.space).map(({ at }) => pointToLattice(at));
}

/** By the even-odd rule: between the first and the second wall is inside, between the second and the third is not. */
function placesOn(z: number, band: number, loops: readonly Loop[]): Place[] {
  const crossings = loops.flatMap((loop) => crossingsOf(loop, z)).sort((a, b) => a - b);
  const places: Place[] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const from = crossings[index] ?? 0;
    const to = crossings[index + 1] ?? 0;
    places.push({ at: [(from + to) / 2, z], space: Math.min(band, to - from) });
  }
  return places;
}

function crossingsOf({ halfEdges }: Loop, z: number): number[] {
  const crossings: number[] = [];
  for (const { node } of halfEdges) {
    const [ax, az] = node.wall.start;
    const [bx, bz] = node.wall.end;
    if (az > z !== bz > z) crossings.push(ax + ((z - az) / (bz - az)) * (bx - ax));
  }
  return crossings;
}
