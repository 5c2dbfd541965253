import { type CommandCall, call } from '../document/command.ts';
import type { Module } from '../document/schema/module.ts';
import type { Ring } from '../document/schema/ring.ts';
import { copyModules } from '../polar/commands/copy-modules.ts';
import { moveModules } from '../polar/commands/move-modules.ts';
import { footprintExtent } from '../polar/footprint.ts';
import { cellOf, stepsBetween } from '../polar/grid-point.ts';
import type { PlacedModule } from '../polar/mirrored-module.ts';
import type { Cell } from '../polar/polar-grid.ts';
import { wrapStep } from '../polar/polar-grid.ts';
import { findSpotFault } from '../polar/spot-fault.ts';
import { buildSpotGuides } from './cell-guides.ts';
import { findOtherRing, isInInterval, pointOnRing, type RingPoint } from './ring-pointer.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import type { Guide, ToolContext, ToolPointer } from './tool.ts';

/** Where a drag has come to: by how many cells outwards and along, and on which ring. */
interface Goal {
  readonly by: Cell;
  readonly ring: Readonly<Ring>;
}

/** Moves the module that is grabbed, with all others that are selected, by whole cells; with Alt copies of them. */
export const moduleDrag: DragKind = {
  grab(pointer, context) {
    const module = context.level.findKind('module', pointer.picked ?? undefined);
    const ring = context.level.findKind('ring', module?.ring);
    const from = ring && pointOnRing(ring, pointer.free, context.placing.spacing);
    if (!module || !from) return null;
    return dragModules(module, from, movedWith(module, context));
  },
};

const isPlaced = (module: Module | undefined): module is PlacedModule => module?.cell != null;

/** The selected modules where the grabbed one is among them, else that alone. */
function movedWith({ id }: Module, { level, selection, isSelectable }: ToolContext): readonly PlacedModule[] {
  const ids = selection.has(id) ? [...selection].filter(isSelectable) : [id];
  return ids.map((each) => level.findKind('module', each)).filter(isPlaced);
}

function dragModules(grabbed: Module, from: RingPoint, modules: readonly PlacedModule[]): SelectDrag {
  const ids = modules.map(({ id }) => id);
  const areOnOneRing = modules.every(({ ring }) => ring === from.ring.id);

  function goalOf(pointer: ToolPointer, { level, placing }: ToolContext): Goal | null {
    const own = pointOnRing(from.ring, pointer.free, placing.spacing);
    const other =
      areOnOneRing && !(own && isInInterval(own))
        ? findOtherRing(level, from.ring, pointer.free, placing.spacing)
        : undefined;
    if (other) return { by: difference(grabbedCell(grabbed), cellOf(other), 0), ring: other.ring };
    return own ? { by: difference(cellOf(from), cellOf(own), from.ring.steps), ring: from.ring } : null;
  }

  function toCommand({ by, ring }: Goal, isCopy: boolean): CommandCall | null {
    const crossed = ring.id === from.ring.id ? undefined : ring.id;
    if (crossed === undefined && by[0] === 0 && by[1] === 0) return null;
    if (isCopy) return call(copyModules, { modules: ids, by, ring: crossed });
    const moves = modules.map(({ id, cell }) => ({ module: id, cell: shifted(cell, by) }));
    return call(moveModules, { moves, ring: crossed });
  }

  return {
    hint: { key: 'ring-tools.select.module' },
    snapping: null,
    show(pointer, context) {
      const goal = goalOf(pointer, context);
      const isCopy = pointer.modifiers.alt;
      const preview = goal && toCommand(goal, isCopy);
      return {
        guides: goal && preview ? buildGuides(modules, goal, isCopy, areOnOneRing, context) : [],
        ...(preview && { preview }),
        ...(!context.selection.has(grabbed.id) && { select: [grabbed.id] }),
      };
    },
    drop(pointer, context) {
      const goal = goalOf(pointer, context);
      const commit = goal && toCommand(goal, pointer.modifiers.alt);
      return commit ? { commit } : {};
    },
  };
}

const grabbedCell = ({ cell }: Module): Cell => cell ?? [0, 0];

/** @param steps of the whole turn: the shorter way around is taken; 0 for the way as it is */
const difference = (from: Cell, to: Cell, steps: number): Cell => [
  to[0] - from[0],
  steps > 0 ? stepsBetween(from[1], to[1], steps) : to[1] - from[1],
];

const shifted = ([line, step]: Cell, by: Cell): Cell => [line + by[0], step + by[1]];

function buildGuides(
  modules: readonly PlacedModule[],
  { by, ring }: Goal,
  isCopy: boolean,
  areOnOneRing: boolean,
  { level }: ToolContext,
): readonly Guide[] {
  // On several rings the modules themselves show where they come to.
  if (!areOnOneRing) return [];
  const spots = modules.map(({ cell, asset, quarterTurns = 0 }) => {
    const [line, step] = shifted(cell, by);
    return {
      cell: [line, wrapStep(step, ring.steps)] as const,
      extent: footprintExtent(level.findKind('asset', asset), quarterTurns),
    };
  });
  const leftOut = isCopy ? new Set<string>() : new Set(modules.map(({ id }) => id));
  return buildSpotGuides(ring, spots, findSpotFault(level, ring, spots, leftOut));
}
