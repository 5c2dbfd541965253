import { intervalOf, RING_DEFAULTS } from '../document/schema/ring.ts';
import type { Vec3 } from '../math/vec3.ts';
import type { Extent } from '../polar/pivot.ts';
import type { Cell } from '../polar/polar-grid.ts';
import type { PlacedModule, RingModules } from './ring-modules.ts';

/** What engines are told of a ring: its grid, in metres. */
export interface RingFacts {
  readonly kind: 'ring';
  readonly id: string;
  readonly steps: number;
  readonly cellSize: number;
  /** Radius of ring line 0. */
  readonly r0: number;
  /** By how much the radius grows from one line to the next. */
  readonly A: number;
  /** The lines between which it has cells. */
  readonly interval: readonly [inner: number, outer: number];
  readonly centre: Vec3;
  readonly scaleHeight: boolean;
}

/** What engines are told of a module besides its shape. */
export interface ModuleFacts {
  readonly kind: 'module';
  readonly id: string;
  readonly ring: string;
  readonly asset: string;
  /** The lowest ring line and step that it takes. */
  readonly cell: Cell;
  /** Cells that it takes along the ring and across it, turns counted. */
  readonly extent: Extent;
  readonly quarterTurns: number;
  readonly mirrored: boolean;
  /** Of its pivot, in metres, and in radians from +x towards +z. */
  readonly pivotRadius: number;
  readonly angle: number;
}

export const describeRing = ({ ring, grid }: RingModules): RingFacts => ({
  kind: 'ring',
  id: ring.id,
  steps: grid.steps,
  cellSize: grid.cellSize,
  r0: grid.r0,
  A: grid.growth,
  interval: intervalOf(ring),
  centre: ring.centre ?? RING_DEFAULTS.centre,
  scaleHeight: ring.scaleHeight ?? RING_DEFAULTS.scaleHeight,
});

export const describeModule = ({ module, footprint, pivot, ...placed }: PlacedModule): ModuleFacts => ({
  kind: 'module',
  id: module.id,
  ring: module.ring,
  asset: module.asset,
  cell: footprint.cell,
  extent: footprint.extent,
  quarterTurns: placed.quarterTurns,
  mirrored: placed.mirrored,
  pivotRadius: pivot.radius,
  angle: pivot.angle,
});
