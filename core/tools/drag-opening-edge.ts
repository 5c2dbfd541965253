import { type CommandCall, call } from '../document/command.ts';
import { OPENING_DEFAULTS, type Opening } from '../document/schema/opening.ts';
import { toLattice } from '../math/tolerance.ts';
import { resizeOpening } from '../walls/commands/opening-resize.ts';
import { MIN_OPENING, stretchOf, topOf } from '../walls/openings/opening-room.ts';
import { findOnWall, projectOnWall } from './on-wall.ts';
import type { HeldEdge } from './opening-handles.ts';
import { snapHeight } from './opening-snap.ts';
import { buildOpeningGuides, gapsAround, measureGaps, measureOf, surroundingsOf } from './opening-spot.ts';
import type { SelectDrag } from './select-drag.ts';
import { toStep } from './snap-query.ts';
import type { Measure, ToolContext, ToolPointer } from './tool.ts';

/** Moves one edge of an opening; the opposite one stays where it is. */
export function openingEdgeDrag(held: HeldEdge): SelectDrag {
  const find = (pointer: ToolPointer, context: ToolContext): Opening => {
    const isUpright = held.edge === 'start' || held.edge === 'end';
    return isUpright ? moveJamb(held, pointer, context) : moveLevel(held, pointer, context);
  };
  return {
    hint: { key: 'openings.hint.resize' },
    snapping: null,
    show(pointer, context) {
      const opening = find(pointer, context);
      const around = surroundingsOf(context.level, held.wall, opening.id);
      const preview = toCommand(held.opening, opening);
      return {
        guides: buildOpeningGuides(around, opening, { offset: opening.offset, kind: 'free' }),
        measures: [...measureGaps(around, opening), ...measureSize(held, opening)],
        ...(preview && { preview }),
      };
    },
    drop(pointer, context) {
      const commit = toCommand(held.opening, find(pointer, context));
      return commit ? { commit } : {};
    },
  };
}

/** The width comes to whole grid steps, or to all the room there is. */
function moveJamb(
  { opening, wall, edge, on }: HeldEdge,
  pointer: ToolPointer,
  context: ToolContext,
): Opening {
  const { from, to } = stretchOf(opening);
  const moved = projectOnWall(wall, pointer).along - on.along;
  const wanted = edge === 'start' ? to - (from + moved) : to + moved - from;
  const { gridStep } = context.snapSettings;
  const stepped = toStep(wanted, pointer.modifiers.alt ? 0 : gridStep);
  const [before, after] = gapsAround(surroundingsOf(context.level, wall, opening.id), opening);
  const most = edge === 'start' ? to - before.from : after.to - from;
  const width = toLattice(Math.max(MIN_OPENING, Math.min(stepped, Math.max(most, MIN_OPENING))));
  const offset = toLattice(edge === 'start' ? to - width / 2 : from + width / 2);
  return { ...opening, width, offset };
}

/** Upper and lower edges come to the heights of other openings of the wall, or to whole grid steps over the floor. */
function moveLevel(
  { opening, wall, edge, on }: HeldEdge,
  pointer: ToolPointer,
  context: ToolContext,
): Opening {
  const now = findOnWall(pointer, context);
  if (now?.wall.id !== wall.id || now.above === null || on.above === null) return opening;
  const { sill = OPENING_DEFAULTS.sill } = opening;
  const top = topOf(opening);
  const { others } = surroundingsOf(context.level, wall, opening.id);
  const levels = others.map((other) =>
    edge === 'top' ? topOf(other) : (other.sill ?? OPENING_DEFAULTS.sill),
  );
  const free = (edge === 'top' ? top : sill) + now.above - on.above;
  const stepped = toStep(free, pointer.modifiers.alt ? 0 : context.snapSettings.gridStep);
  const level = toLattice(snapHeight(free, levels, pointer, stepped));
  if (edge === 'top') return { ...opening, height: toLattice(Math.max(MIN_OPENING, level - sill)) };
  const lower = toLattice(Math.min(Math.max(0, level), top - MIN_OPENING));
  return { ...opening, sill: lower, height: toLattice(top - lower) };
}

function measureSize({ wall, edge }: HeldEdge, opening: Opening): readonly Measure[] {
  const { sill = OPENING_DEFAULTS.sill, height } = opening;
  const width = measureOf('width', wall, stretchOf(opening));
  const shown = { entry: null, isFocused: false };
  if (edge === 'start' || edge === 'end') return [{ ...width, above: sill, ...shown }];
  const upright: Measure = { ...width, field: 'height', value: height, above: topOf(opening), ...shown };
  return edge === 'top' ? [upright] : [upright, { ...width, field: 'sill', value: sill, ...shown }];
}

function toCommand(before: Opening, { id, offset, width, height, sill }: Opening): CommandCall | null {
  const isSame =
    before.offset === offset && before.width === width && before.height === height && before.sill === sill;
  const lower = sill !== before.sill && { sill };
  return isSame ? null : call(resizeOpening, { opening: id, offset, width, height, ...lower });
}
