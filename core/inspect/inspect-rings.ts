import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import type { Module } from '../document/schema/module.ts';
import { intervalOf, RING_DEFAULTS, type Ring } from '../document/schema/ring.ts';
import type { Vec3 } from '../math/vec3.ts';
import { cellsOf, type Footprint } from '../polar/footprint.ts';
import { pivotOf, toWorld } from '../polar/pivot.ts';
import { placement } from '../polar/placement.ts';
import { type Cell, createGrid, type PolarGrid, radiiOf } from '../polar/polar-grid.ts';

/** A module where it stands. One without a place has nulls and no cells. */
interface ModuleFacts {
  readonly id: string;
  /** In metres. */
  readonly pivotRadius: number | null;
  /** In radians from +x towards +z. */
  readonly angle: number | null;
  /** Of its pivot in the level, in metres. */
  readonly position: Vec3 | null;
  /** [ring line, step] of each cell that it takes, steps wrapped; the first of them where they are very many. */
  readonly cells: readonly Cell[];
  /** How many cells more it takes; left out where all are listed. */
  readonly cellsLeftOut?: number;
}

/** Cells of one module that are listed: a footprint may have 16 million. */
const MOST_CELLS = 4096;
/** Cells of all modules of a ring that are listed, some 20 MB of text. */
const MOST_CELLS_OF_RING = 1_000_000;

/** What follows from a ring. */
export interface RingFacts {
  readonly id: string;
  /** Threshold radius in metres. */
  readonly r0: number;
  /** Growth factor from line to line. */
  readonly A: number;
  /** In metres, of the lines from the inner to the outer one; those that no number holds are null. */
  readonly radii: readonly (number | null)[];
  readonly modules: readonly ModuleFacts[];
}

/** The rings of a level in the natural order of their ids, each with its modules in that of theirs. */
export function inspectRings(level: LevelReader): readonly RingFacts[] {
  const modules = new Map<string, Module[]>();
  for (const module of level.ofKind('module')) {
    const ring = modules.get(module.ring);
    if (ring) ring.push(module);
    else modules.set(module.ring, [module]);
  }
  return inNaturalOrder(level.ofKind('ring')).map((ring) => {
    const grid = createGrid(ring.steps, ring.cellSize);
    let left = MOST_CELLS_OF_RING;
    return {
      id: ring.id,
      r0: grid.r0,
      A: grid.growth,
      radii: radiiOf(grid, ...intervalOf(ring)).map(finite),
      modules: inNaturalOrder(modules.get(ring.id) ?? []).map(({ id }) => {
        const facts = inspectModule(level, ring, grid, id, Math.min(left, MOST_CELLS));
        left -= facts.cells.length;
        return facts;
      }),
    };
  });
}

/** @param most cells to be listed */
function inspectModule(
  level: LevelReader,
  ring: Ring,
  grid: PolarGrid,
  id: string,
  most: number,
): ModuleFacts {
  const footprint = level.derived(placement).find(id);
  const pivot = footprint && pivotOf(grid, footprint.cell, footprint.extent);
  if (!footprint || !pivot || finite(pivot.radius) === null) {
    return { id, pivotRadius: null, angle: null, position: null, cells: [] };
  }
  return {
    id,
    pivotRadius: pivot.radius,
    angle: pivot.angle,
    position: toWorld(pivot, ring.centre ?? RING_DEFAULTS.centre, [0, 0, 0]),
    ...listCells(footprint, ring.steps, most),
  };
}

function listCells(footprint: Footprint, steps: number, most: number) {
  const [along, across] = footprint.extent;
  const count = Math.min(along, steps) * across;
  const cells: Cell[] = [];
  for (const cell of cellsOf(footprint, steps)) {
    if (cells.length >= most) return { cells, cellsLeftOut: count - most };
    cells.push(cell);
  }
  return { cells };
}

/** JSON has no other numbers. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
