import type { LevelReader } from '../../../core/document/level.ts';
import { RING_DEFAULTS } from '../../../core/document/schema/ring.ts';
import type { Vec2 } from '../../../core/math/vec2.ts';
import { type Cell, createGrid, findCell, type Spacing } from '../../../core/polar/polar-grid.ts';
import { isInRing } from './ring-picture.ts';

/**
 * The cell of a ring that a plan point lies in.
 * @param plan [x, z] in metres of the level; null outside the picture
 * Null outside the interval of the ring, and where there is no ring.
 */
export function findHoveredCell(
  level: LevelReader,
  ring: string | null,
  plan: Vec2 | null,
  spacing: Spacing,
): Cell | null {
  const record = level.findKind('ring', ring ?? undefined);
  if (!record || !plan) return null;
  const [x, , z] = record.centre ?? RING_DEFAULTS.centre;
  const grid = createGrid(record.steps, record.cellSize);
  const cell = findCell(grid, [plan[0] - x, plan[1] - z], spacing);
  return cell && isInRing(record, cell) ? cell : null;
}

/** The known cell where nothing changed, so that whoever follows it is not woken. */
export const settleCell = (known: Cell | null, found: Cell | null): Cell | null =>
  String(known) === String(found) ? known : found;
