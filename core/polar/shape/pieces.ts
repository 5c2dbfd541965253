import type { PolarGrid } from '../polar-grid.ts';

/** In metres: the farthest that a bent edge may lie from the arc that it stands for, at the threshold radius. */
const MOST_CHORD_ERROR = 0.001;
/** A cell in more pieces than this for the sake of its arcs costs more vertices than anyone sees. */
const MOST_FOR_CHORDS = 32;

/**
 * Into how many pieces a cell is divided along each side so that modules bend: what the asset asks for, or what keeps
 * chords near their arcs if that is more. An edge along the ring that spans a p-th of a cell turns by 2π/(N·p); the
 * middle of its chord lies r0·(1 − cos(π/(N·p))) from the arc, which is below the error e from
 * p = π / (N·acos(1 − e/r0)) on. That counts up to 32 pieces. Other rings are the same shape, larger or smaller.
 *
 * The number is rounded up to a power of two, at least 2: so the planes between pieces are those of the cells too,
 * whether a footprint is odd or even (its pivot is the middle of a cell or lies between two), and the planes of a coarse
 * module are among those of a finer one beside it.
 * @param longestEdge part of a cell, above 0; null: the mesh is to stay as it is
 * @returns pieces a cell; null where nothing is to be divided
 */
export function piecesOf(grid: PolarGrid, longestEdge: number | null): number | null {
  if (longestEdge === null) return null;
  const needed = Math.max(2, 1 / longestEdge, Math.min(MOST_FOR_CHORDS, piecesForChords(grid)));
  // Less a trifle, because 1 ÷ (1/3 · …) must not come to a whole power more by rounding.
  return 2 ** Math.ceil(Math.log2(needed) - 1e-9);
}

function piecesForChords({ steps, r0 }: PolarGrid): number {
  // A ring smaller than the error has no arc that is too far from its chord.
  const cosine = Math.max(-1, 1 - MOST_CHORD_ERROR / r0);
  return Math.PI / (steps * Math.acos(cosine));
}
