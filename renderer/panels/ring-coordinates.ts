import { RING_DEFAULTS, type Ring } from '../../core/document/schema/ring.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { createGrid, findCell } from '../../core/polar/polar-grid.ts';
import { findRingFault } from '../../core/polar/ring-limits.ts';
import { text } from '../../core/text/text.ts';

const DEGREES = 180 / Math.PI;
const FULL_TURN = 360;

/**
 * Where a plan point is in terms of a ring: its cell, its distance from the centre and its angle from +x towards +z.
 * Null at the centre itself, and for a ring that cannot be.
 */
export function describeOnRing(ring: Readonly<Ring>, [x, z]: Vec2): string | null {
  if (findRingFault(ring)) return null;
  const [centreX, , centreZ] = ring.centre ?? RING_DEFAULTS.centre;
  const from: Vec2 = [x - centreX, z - centreZ];
  const cell = findCell(createGrid(ring.steps, ring.cellSize), from);
  if (!cell) return null;
  const angle = (Math.atan2(from[1], from[0]) * DEGREES + FULL_TURN) % FULL_TURN;
  return text('ring-panel.status.cell', {
    line: String(cell[0]).replace('-', '−'),
    step: cell[1],
    radius: Math.hypot(...from).toFixed(2),
    angle: angle.toFixed(1),
  });
}
