import type { LevelReader } from '../document/level.ts';
import type { Ring } from '../document/schema/ring.ts';
import { cellsOf } from '../polar/footprint.ts';
import { placement } from '../polar/placement.ts';
import type { Cell } from '../polar/polar-grid.ts';
import type { Spot, SpotFault } from '../polar/spot-fault.ts';
import { centreOf, gridOf } from './ring-pointer.ts';
import type { Guide } from './tool.ts';

type CellLook = Extract<Guide, { type: 'cells' }>['look'];

/** Cells that are drawn: more are a ring of that look whichever they are. */
const MOST_CELLS = 4096;

const buildCells = (ring: Readonly<Ring>, cells: readonly Cell[], look: CellLook): Guide => ({
  type: 'cells',
  grid: gridOf(ring),
  centre: centreOf(ring),
  cells,
  look,
});

function cellsOfSpots(spots: readonly Spot[], steps: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (const spot of spots) {
    for (const cell of cellsOf(spot, steps)) {
      if (cells.length === MOST_CELLS) return cells;
      cells.push(cell);
    }
  }
  return cells;
}

/** The cells that modules would take, and in red those that they cannot. */
export function buildSpotGuides(
  ring: Readonly<Ring>,
  spots: readonly Spot[],
  fault: SpotFault | null,
): readonly Guide[] {
  const taken = buildCells(ring, cellsOfSpots(spots, ring.steps), fault ? 'marked' : 'ghost');
  return fault ? [taken, buildCells(ring, fault.cells, 'refused')] : [taken];
}

/** The cells that modules take, one guide a ring. */
export function buildModuleGuides(
  level: LevelReader,
  modules: Iterable<string>,
  look: CellLook,
): readonly Guide[] {
  const spots = new Map<string, Spot[]>();
  for (const id of modules) {
    const footprint = level.derived(placement).find(id);
    if (footprint) spots.set(footprint.ring, [...(spots.get(footprint.ring) ?? []), footprint]);
  }
  return [...spots].flatMap(([id, all]) => {
    const ring = level.findKind('ring', id);
    return ring ? [buildCells(ring, cellsOfSpots(all, ring.steps), look)] : [];
  });
}
