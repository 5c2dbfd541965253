import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { intervalOf, RING_DEFAULTS, type Ring } from '../document/schema/ring.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { Vec3 } from '../math/vec3.ts';
import { boxesOf } from '../polar/cell-boxes.ts';
import { cellOf, findGridPoint, type GridPoint } from '../polar/grid-point.ts';
import { placement } from '../polar/placement.ts';
import { createGrid, type PolarGrid, type Spacing } from '../polar/polar-grid.ts';
import type { ToolContext, ToolPointer } from './tool.ts';

/** A place on a ring. */
export interface RingPoint extends GridPoint {
  readonly ring: Readonly<Ring>;
}

export const centreOf = ({ centre = RING_DEFAULTS.centre }: Ring): Vec3 => centre;

export const gridOf = ({ steps, cellSize }: Ring): PolarGrid => createGrid(steps, cellSize);

/** Where a plan point lies on a ring, within its interval or not; undefined for its centre. */
export function pointOnRing(ring: Readonly<Ring>, [x, z]: Vec2, spacing: Spacing): RingPoint | undefined {
  const [cx, , cz] = centreOf(ring);
  const point = findGridPoint(gridOf(ring), [x - cx, z - cz], spacing);
  return point && { ...point, ring };
}

export function isInInterval({ ring, line }: RingPoint): boolean {
  const [inner, outer] = intervalOf(ring);
  return line >= inner && line < outer;
}

/**
 * Where a plan point lies on the ring that is worked on, or where it is beside that on another one of the same height.
 * Undefined where no ring is worked on.
 */
export function findRingPoint({ level, placing }: ToolContext, plan: Vec2): RingPoint | undefined {
  const active = level.findKind('ring', placing.ring ?? undefined);
  const own = active && pointOnRing(active, plan, placing.spacing);
  if (!active || (own && isInInterval(own))) return own;
  return findOtherRing(level, active, plan, placing.spacing) ?? own;
}

/** Where a plan point lies within another ring of the same height. */
export function findOtherRing(
  level: LevelReader,
  ring: Readonly<Ring>,
  plan: Vec2,
  spacing: Spacing,
): RingPoint | undefined {
  const height = centreOf(ring)[1];
  const others = [...level.ofKind('ring')].filter(({ id }) => id !== ring.id);
  return inNaturalOrder(others.filter((other) => centreOf(other)[1] === height))
    .flatMap((other) => pointOnRing(other, plan, spacing) ?? [])
    .find(isInInterval);
}

/** The module that takes the cell of a place; undefined where none does that can be selected. */
export function moduleAt({ level, isSelectable }: ToolContext, point: RingPoint): string | undefined {
  const { ring } = point;
  const boxes = boxesOf({ cell: cellOf(point), extent: [1, 1] }, ring.steps, '');
  const owners = level.derived(placement).findInTheWay(ring.id, boxes, new Set());
  return owners.map(({ owner }) => owner).find(isSelectable);
}

/** The module that is seen under the pointer or, where nothing is, that takes the cell under it. */
export function moduleUnder(pointer: ToolPointer, context: ToolContext): string | undefined {
  if (pointer.picked !== null) return context.level.findKind('module', pointer.picked)?.id;
  const point = findRingPoint(context, pointer.free);
  return point && moduleAt(context, point);
}
