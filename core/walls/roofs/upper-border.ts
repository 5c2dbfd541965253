import type { LevelReader } from '../../document/level.ts';
import { ROOF_DEFAULTS, type Roof } from '../../document/schema/roof.ts';
import { rooms } from '../rooms/rooms.ts';
import { storeyAbove } from '../storeys.ts';
import { wallBodies } from '../wall-bodies.ts';
import type { Box } from '../wall-graph.ts';
import { outlines } from './outlines.ts';
import { type BorderWall, boxOfBorder, findOutlineBorder } from './roof-border.ts';

/** What a roof leaves out. */
export interface UpperBorder {
  /** The walls all around what the next storey encloses over or near the roof; none where there is nothing. */
  readonly border: readonly BorderWall[];
  /** Where on which storey walls are looked for, in metres; null where nothing is left out. */
  readonly looked: { readonly storey: string; readonly box: Box } | null;
}

const NOTHING: UpperBorder = { border: [], looked: null };

/** @param border what the roof covers */
export function findUpperBorder(level: LevelReader, roof: Roof, border: readonly BorderWall[]): UpperBorder {
  const upper = roof.besideUpper ? storeyAbove(level, roof.storey)?.id : undefined;
  if (upper === undefined || border.length === 0) return NOTHING;
  // Faces are found by the centre lines of their walls, which reach farther.
  const margin = (roof.overhang ?? ROOF_DEFAULTS.overhang) + level.derived(wallBodies).overhang;
  const box = boxOfBorder(border, margin);
  const model = level.derived(rooms);
  const corners = [[box.minX, box.minY] as const, [box.maxX, box.maxY] as const];
  const near = model.idsNear(upper, corners).flatMap((id) => {
    const face = model.find(id);
    return (face && level.derived(outlines).ofRoom(face)) ?? [];
  });
  return { border: findOutlineBorder(level, new Set(near)), looked: { storey: upper, box } };
}
