import { type Command, type CommandContext, type CommandResult, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { id } from '../../document/schema/fields.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { placeWalls } from '../clipboard/place-walls.ts';
import type { Placing } from '../clipboard/plan-transform.ts';
import { MOVED, PlanDraft } from '../plan-draft.ts';

const turnArgs = z.object({
  walls: z.array(id),
  /** Radians counter-clockwise as seen from above. */
  turn: z.number(),
});

/**
 * Turns walls of one storey about the middle of the rectangle around them. Openings go with their walls; other walls
 * that met them stay. Refuses walls of several storeys, and what would cut or crowd out an opening.
 */
export const turnWalls: Command<z.infer<typeof turnArgs>> = {
  id: 'wall.turn',
  label: 'clip.turn',
  args: turnArgs,
  run: (level, { walls, turn }, context) => placeInPlace(level, walls, { turn, isMirrored: false }, context),
};

const mirrorArgs = z.object({
  walls: z.array(id),
  /** Which way it is seen in the mirror: left and right (x) or near and far (z) change places. */
  axis: z.enum(['x', 'z']),
});

/** Mirrors walls of one storey about the middle of the rectangle around them; else as turnWalls. */
export const mirrorWalls: Command<z.infer<typeof mirrorArgs>> = {
  id: 'wall.mirror',
  label: 'clip.mirror',
  args: mirrorArgs,
  run: (level, { walls, axis }, context) =>
    placeInPlace(level, walls, { turn: axis === 'x' ? 0 : Math.PI, isMirrored: true }, context),
};

function placeInPlace(
  level: LevelReader,
  ids: readonly string[],
  how: Pick<Placing, 'turn' | 'isMirrored'>,
  context: CommandContext,
): CommandResult {
  const walls: Wall[] = [];
  for (const wallId of new Set(ids)) {
    const wall = level.findKind('wall', wallId);
    if (!wall) return refuse('walls.no-such-wall', { wall: wallId });
    walls.push(wall);
  }
  const [first] = walls;
  if (!first) return { ok: true, edit: {} };
  if (walls.some(({ storey }) => storey !== first.storey)) return refuse('clip.several-storeys');
  const draft = new PlanDraft(level, first.storey);
  const middle = middleOf(walls);
  const placed = walls.map((wall) => ({ wall, openings: draft.openingsOf(wall.id) }));
  for (const { id: wallId } of walls) draft.remove(wallId);
  const step = placeWalls(draft, placed, { from: middle, to: middle, ...how }, MOVED);
  return step.ok ? draft.toResult(context, step.touched) : step;
}

/** The middle of the rectangle around walls, on the lattice, so that quarter turns keep to the lattice. */
function middleOf(walls: readonly Wall[]): Vec2 {
  const ends = walls.flatMap(({ start, end }) => [start, end]);
  const xs = ends.map(([x]) => x);
  const zs = ends.map(([, z]) => z);
  const middle = (values: readonly number[]): number => (min(values) + max(values)) / 2;
  return pointToLattice([middle(xs), middle(zs)]);
}

const min = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
