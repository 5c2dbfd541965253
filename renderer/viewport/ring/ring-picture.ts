import type { LevelReader } from '../../../core/document/level.ts';
import { inNaturalOrder } from '../../../core/document/natural-order.ts';
import { intervalOf, RING_DEFAULTS, type Ring } from '../../../core/document/schema/ring.ts';
import type { Vec2 } from '../../../core/math/vec2.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import {
  type Cell,
  createGrid,
  type PolarGrid,
  radiusOf,
  type Spacing,
} from '../../../core/polar/polar-grid.ts';
import { findReachFault } from '../../../core/polar/ring-limits.ts';
import type { RingOverlay } from '../../session/ring-session.ts';
import { LINE_STRIDES, type Strides, stepStrides } from './grid-strides.ts';

/** What is drawn of the grid of a ring. Lengths in metres. */
export interface RingPicture {
  readonly id: string;
  readonly centre: Vec3;
  readonly grid: PolarGrid;
  readonly spacing: Spacing;
  /** First and last line. */
  readonly interval: Vec2;
  /** Of those lines. */
  readonly radii: Vec2;
  readonly strides: { readonly lines: Strides; readonly steps: Strides };
  readonly isActive: boolean;
  readonly paint: RingPaint;
  /** That is set off. */
  readonly cell: Cell | null;
}

interface RingPaint {
  readonly overlay: RingOverlay;
  readonly tolerance: number;
}

/** How rings are looked at. */
export interface RingSight {
  /** The one that is worked on; null where none is. */
  readonly active: string | null;
  readonly spacing: Spacing;
  readonly paint: RingPaint;
  readonly cell: Cell | null;
}

const PLAIN: RingPaint = { overlay: 'none', tolerance: 0 };

/** A regular ring far inside the threshold would come through its centre: it ends before. Part of r0. */
const LEAST_PART = 0.01;

/** The rings that are shown. One that reaches where no level does is not drawn: Problems tells of it. */
export function buildRingPictures(
  level: LevelReader,
  isShown: (id: string) => boolean,
  sight: RingSight,
): readonly RingPicture[] {
  return inNaturalOrder(level.ofKind('ring')).flatMap((ring) =>
    isShown(ring.id) && findReachFault(ring) === null ? [pictureOf(ring, sight)] : [],
  );
}

function pictureOf(ring: Ring, { active, spacing, paint, cell }: RingSight): RingPicture {
  const grid = createGrid(ring.steps, ring.cellSize);
  const interval = intervalOf(ring);
  const isActive = ring.id === active;
  const shown = isActive ? spacing : 'stretched';
  const radius = (line: number): number => Math.max(radiusOf(grid, line, shown), grid.r0 * LEAST_PART);
  return {
    id: ring.id,
    centre: ring.centre ?? RING_DEFAULTS.centre,
    grid,
    spacing: shown,
    interval,
    radii: [radius(interval[0]), radius(interval[1])],
    strides: { lines: LINE_STRIDES, steps: stepStrides(ring.steps) },
    isActive,
    paint: isActive ? paint : PLAIN,
    cell: isActive && cell && isInRing(ring, cell) ? cell : null,
  };
}

/** Whether a cell is one of a ring's. */
export function isInRing(ring: Ring, [line, step]: Cell): boolean {
  const [inner, outer] = intervalOf(ring);
  return line >= inner && line < outer && step >= 0 && step < ring.steps;
}
