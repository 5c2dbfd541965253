import { type CommandCall, call } from '../document/command.ts';
import { OPENING_DEFAULTS, type Opening } from '../document/schema/opening.ts';
import { toLattice } from '../math/tolerance.ts';
import { moveOpening } from '../walls/commands/opening-move.ts';
import { openingEdgeDrag } from './drag-opening-edge.ts';
import { findOnWall, type OnWall, projectOnWall } from './on-wall.ts';
import { buildHandles, findEdge } from './opening-handles.ts';
import { type OpeningSnap, snapHeight } from './opening-snap.ts';
import {
  buildOpeningGuides,
  measureGaps,
  type Surroundings,
  snapOnWall,
  surroundingsOf,
} from './opening-spot.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import type { ToolContext, ToolPointer } from './tool.ts';

/** Slides an opening along its wall and into others, or moves an edge of it when it is selected. */
export const openingDrag: DragKind = {
  grab(pointer, context) {
    const edge = findEdge(pointer, context);
    if (edge) return openingEdgeDrag(edge);
    const opening = context.level.findKind('opening', pointer.picked ?? undefined);
    const on = opening && findOnWall(pointer, context);
    return opening && on?.wall.id === opening.wall ? dragOpening(opening, on) : null;
  },
  hover: (pointer, context) => buildHandles(pointer, context),
};

/** Where the opening has come to. */
interface Spot {
  readonly around: Surroundings;
  readonly opening: Opening;
  readonly snap: OpeningSnap;
}

function dragOpening(opening: Opening, grabbed: OnWall): SelectDrag {
  const aside = grabbed.along - opening.offset;
  const find = (pointer: ToolPointer, context: ToolContext) =>
    findSpot(opening, aside, grabbed.above, pointer, context);
  return {
    hint: { key: 'openings.hint.move' },
    snapping: null,
    show(pointer, context) {
      const { around, opening: moved, snap } = find(pointer, context);
      const preview = toCommand(opening, moved);
      return {
        guides: buildOpeningGuides(around, moved, snap),
        measures: measureGaps(around, moved),
        ...(preview && { preview }),
        ...(!context.selection.has(opening.id) && { select: [opening.id] }),
      };
    },
    drop(pointer, context) {
      const commit = toCommand(opening, find(pointer, context).opening);
      return commit ? { commit } : {};
    },
  };
}

/** On another wall the pointer has the middle of the opening. Beside all walls it slides along the one it is in. */
function findSpot(
  opening: Opening,
  aside: number,
  grabbedAbove: number | null,
  pointer: ToolPointer,
  context: ToolContext,
): Spot {
  const { level } = context;
  const own = level.findKind('wall', opening.wall);
  const on = findOnWall(pointer, context) ?? (own && projectOnWall(own, pointer));
  if (!on) throw new RangeError(`opening "${opening.id}" is in no wall`);
  const isOwn = on.wall.id === opening.wall;
  const around = surroundingsOf(level, on.wall, opening.id);
  const snap = snapOnWall(around, on.along - (isOwn ? aside : 0), opening.width, context, pointer);
  const sill = findSill(opening, on.above, isOwn ? grabbedAbove : null, around, pointer);
  return { around, opening: { ...opening, wall: on.wall.id, offset: snap.offset, ...sill }, snap };
}

/** A window goes up and down with the pointer; it keeps its sill, or takes that of another, where it is near. */
function findSill(
  { type, sill = OPENING_DEFAULTS.sill, height }: Opening,
  above: number | null,
  grabbed: number | null,
  { others }: Surroundings,
  pointer: ToolPointer,
): Pick<Opening, 'sill'> {
  if (type !== 'window' || above === null || grabbed === null) return {};
  const heights = others.flatMap((other) => {
    const lower = other.sill ?? OPENING_DEFAULTS.sill;
    return [lower, lower + other.height - height];
  });
  const wanted = snapHeight(sill + above - grabbed, [sill, ...heights], pointer);
  return { sill: Math.max(0, toLattice(wanted)) };
}

function toCommand(before: Opening, { id, wall, offset, sill }: Opening): CommandCall | null {
  const isSame = before.wall === wall && before.offset === offset && before.sill === sill;
  return isSame
    ? null
    : call(moveOpening, { opening: id, wall, offset, ...(sill !== before.sill && { sill }) });
}
