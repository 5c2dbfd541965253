import type { TileCell } from '../defence/builder/trace.ts';
import { moveDecorations } from '../defence/commands/place-decorations.ts';
import { moveTowers } from '../defence/commands/place-towers.ts';
import { type CommandCall, call } from '../document/command.ts';
import type { Decoration } from '../document/schema/decoration.ts';
import type { Defence } from '../document/schema/defence.ts';
import type { Tower } from '../document/schema/tower.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import { cellAt, freeCells, tileGuides } from './tile-pointer.ts';
import type { ToolContext, ToolPointer } from './tool.ts';

type Edit = Readonly<Tower | Decoration>;

/** Moves the tower or decoration that is grabbed, with all of its kind that are selected, by whole tiles. */
export const tileDrag: DragKind = {
  grab({ picked, free }, context) {
    const { level } = context;
    const edit =
      level.findKind('tower', picked ?? undefined) ?? level.findKind('decoration', picked ?? undefined);
    const defence = level.findKind('defence', edit?.defence);
    if (!edit || !defence) return null;
    return dragEdits(edit, defence, cellAt(defence, free), movedWith(edit, context));
  },
};

/** What is selected of the kind and level of what was grabbed where that is among it, else that alone. */
function movedWith(grabbed: Edit, { level, selection, isSelectable }: ToolContext): readonly Edit[] {
  if (!selection.has(grabbed.id)) return [grabbed];
  return [...selection].filter(isSelectable).flatMap((id): Edit[] => {
    const edit = level.findKind(grabbed.kind, id);
    return edit && edit.defence === grabbed.defence ? [edit] : [];
  });
}

function dragEdits(
  grabbed: Edit,
  defence: Readonly<Defence>,
  from: TileCell,
  edits: readonly Edit[],
): SelectDrag {
  const ids = new Set(edits.map(({ id }) => id));

  const goalsOf = ({ free }: ToolPointer): readonly { readonly id: string; readonly cell: TileCell }[] => {
    const to = cellAt(defence, free);
    const by = [to[0] - from[0], to[1] - from[1]] as const;
    return edits.map(({ id, cell }) => ({ id, cell: [cell[0] + by[0], cell[1] + by[1]] as const }));
  };

  const toCommand = (pointer: ToolPointer): CommandCall | null => {
    const to = cellAt(defence, pointer.free);
    if (to[0] === from[0] && to[1] === from[1]) return null;
    const goals = goalsOf(pointer);
    return grabbed.kind === 'tower'
      ? call(moveTowers, { moves: goals.map(({ id, cell }) => ({ tower: id, cell })) })
      : call(moveDecorations, { moves: goals.map(({ id, cell }) => ({ decoration: id, cell })) });
  };

  return {
    hint: { key: 'defence-tools.move' },
    snapping: null,
    show(pointer, { level, selection }) {
      const preview = toCommand(pointer);
      const cells = goalsOf(pointer).map(({ cell }) => cell);
      const isFree = freeCells(level, defence.id, cells, ids).length === cells.length;
      return {
        guides: preview ? tileGuides(level, defence.id, cells, isFree ? 'ghost' : 'refused') : [],
        ...(preview && { preview }),
        ...(!selection.has(grabbed.id) && { select: [grabbed.id] }),
      };
    },
    drop(pointer) {
      const commit = toCommand(pointer);
      return commit ? { commit } : {};
    },
  };
}
