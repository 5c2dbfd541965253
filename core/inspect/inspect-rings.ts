import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import type { Module } from '../document/schema/module.ts';
import { intervalOf, RING_DEFAULTS, type Ring } from '../document/schema/ring.ts';
import type { Vec3 } from '../math/vec3.ts';
import { cellsOf } from '../polar/footprint.ts';
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
  /** [ring line, step] of each cell that it takes, steps wrapped. */
  readonly cells: readonly Cell[];
}

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
    return {
      id: ring.id,
      r0: grid.r0,
      A: grid.growth,
      radii: radiiOf(grid, ...intervalOf(ring)).map(finite),
      modules: inNaturalOrder(modules.get(ring.id) ?? []).map(({ id }) =>
        inspectModule(level, ring, grid, id),
      ),
    };
  });
}

function inspectModule(level: LevelReader, ring: Ring, grid: PolarGrid, id: string): ModuleFacts {
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
    cells: [...cellsOf(footprint, ring.steps)],
  };
}

/** JSON has no other numbers. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
