import { type Command, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Decoration, decorationSchema } from '../../document/schema/decoration.ts';
import { gridCell } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { defenceLevels } from '../defence-levels.ts';
import { cellsOfPath, findSpotFault, towersOf } from '../tower-spots.ts';

const { id, shape, offset, size, rotation, name } = decorationSchema.shape;

const placeArgs = z.object({
  defence: id,
  /** One decoration a cell. */
  cells: z.array(gridCell).min(1),
  shape,
  offset,
  size,
  rotation,
});

/**
 * Decorates blank tiles, or clears them by the shape "none", in place of what the builder or the user put there before.
 * Refuses all of them where one is no blank tile, or has a tower.
 */
export const placeDecorations: Command<z.infer<typeof placeArgs>> = {
  id: 'decoration.place',
  label: 'defence.place-decoration',
  args: placeArgs,
  run(level, { defence, cells, ...look }, context) {
    const built = level.derived(defenceLevels).find(defence);
    if (!built) return refuse('records.no-such-record', { kind: 'defence', record: defence });
    if (!built.ok) return { ok: false, reason: built.reason };
    const path = cellsOfPath(built.level);
    const towers = new Map(towersOf(level, defence).map((tower) => [String(tower.cell), tower.id]));
    const own = decorationsByCell(level, defence);
    const put: Decoration[] = [];
    for (const cell of new Map(cells.map((each) => [String(each), each])).values()) {
      const fault = findSpotFault(built.level, path, cell);
      if (fault) return refuse(fault);
      const tower = towers.get(String(cell));
      if (tower !== undefined) return refuse('defence.spot.taken', {}, [tower]);
      const plain: Decoration = {
        kind: 'decoration',
        id: own.get(String(cell)) ?? context.newId('decoration'),
        defence,
        cell,
        shape: look.shape,
      };
      put.push(withChanges(plain, look));
    }
    return { ok: true, edit: { put }, select: put.map((each) => each.id) };
  },
};

const changeArgs = z.object({
  decorations: z.array(id).min(1),
  /** Null goes back to the default. */
  changes: z.object({
    name: name.nullish(),
    shape: shape.optional(),
    offset: offset.nullish(),
    size: size.nullish(),
    rotation: rotation.nullish(),
  }),
});

/** Changes how decorations of the user look. */
export const changeDecorations: Command<z.infer<typeof changeArgs>> = {
  id: 'decoration.change',
  label: 'defence.change-decoration',
  args: changeArgs,
  run(level, { decorations, changes }) {
    const put: Decoration[] = [];
    for (const each of decorations) {
      const record = level.findKind('decoration', each);
      if (!record) return refuse('records.no-such-record', { kind: 'decoration', record: each });
      put.push(withChanges(record, changes));
    }
    return { ok: true, edit: { put }, select: decorations };
  },
};

const moveArgs = z.object({ moves: z.array(z.object({ decoration: id, cell: gridCell })).min(1) });

/** Moves decorations of the user to other blank tiles; what stood there of theirs gives way. */
export const moveDecorations: Command<z.infer<typeof moveArgs>> = {
  id: 'decoration.move',
  label: 'defence.move-decoration',
  args: moveArgs,
  run(level, { moves }) {
    const put: Decoration[] = [];
    const remove: string[] = [];
    const moving = new Set(moves.map(({ decoration }) => decoration));
    for (const { decoration, cell } of moves) {
      const record = level.findKind('decoration', decoration);
      if (!record) return refuse('records.no-such-record', { kind: 'decoration', record: decoration });
      const built = level.derived(defenceLevels).find(record.defence);
      if (!built?.ok) return refuse('defence.spot.outside');
      const fault = findSpotFault(built.level, cellsOfPath(built.level), cell);
      if (fault) return refuse(fault);
      const tower = towersOf(level, record.defence).find((each) => String(each.cell) === String(cell));
      if (tower) return refuse('defence.spot.taken', {}, [tower.id]);
      const other = decorationsByCell(level, record.defence).get(String(cell));
      if (other !== undefined && !moving.has(other)) remove.push(other);
      put.push({ ...record, cell });
    }
    return { ok: true, edit: { put, remove }, select: put.map((each) => each.id) };
  },
};

const decorationsByCell = (level: LevelReader, defence: string): ReadonlyMap<string, string> =>
  new Map(
    [...level.ofKind('decoration')]
      .filter((each) => each.defence === defence)
      .map((each) => [String(each.cell), each.id]),
  );
