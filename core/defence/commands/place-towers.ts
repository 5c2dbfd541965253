import { type Command, type CommandResult, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { gridCell } from '../../document/schema/fields.ts';
import { type Tower, towerSchema } from '../../document/schema/tower.ts';
import { z } from '../../document/schema/zod.ts';
import { defenceLevels } from '../defence-levels.ts';
import { cellsOfPath, findSpotFault, towersOf } from '../tower-spots.ts';

const { id, range } = towerSchema.shape;

const placeArgs = z.object({
  defence: id,
  /** One tower a cell. */
  cells: z.array(gridCell).min(1),
  range,
});

/** Places towers on blank tiles. What decorates a tile gives way. Refuses all of them where one cannot stand. */
export const placeTowers: Command<z.infer<typeof placeArgs>> = {
  id: 'tower.place',
  label: 'defence.place-tower',
  args: placeArgs,
  run(level, { defence, cells, range }, context) {
    if (!level.findKind('defence', defence)) {
      return refuse('records.no-such-record', { kind: 'defence', record: defence });
    }
    const put = cells.map(
      (cell): Tower => ({ kind: 'tower', id: context.newId('tower'), defence, cell, range }),
    );
    return settle(level, defence, put);
  },
};

const moveArgs = z.object({ moves: z.array(z.object({ tower: id, cell: gridCell })).min(1) });

/** Moves towers of one level to other tiles, all together: where they were is free for them. Refuses as tower.place. */
export const moveTowers: Command<z.infer<typeof moveArgs>> = {
  id: 'tower.move',
  label: 'defence.move-tower',
  args: moveArgs,
  run(level, { moves }) {
    const put: Tower[] = [];
    for (const { tower: id, cell } of moves) {
      const tower = level.findKind('tower', id);
      if (!tower) return refuse('records.no-such-record', { kind: 'tower', record: id });
      put.push({ ...tower, cell });
    }
    const [first] = put;
    if (!first || put.some(({ defence }) => defence !== first.defence)) {
      return refuse('defence.several-levels');
    }
    return settle(level, first.defence, put);
  },
};

/** The edit that puts towers there, or why they cannot stand so. */
function settle(level: LevelReader, defence: string, put: readonly Tower[]): CommandResult {
  const built = level.derived(defenceLevels).find(defence);
  if (!built) return refuse('records.no-such-record', { kind: 'defence', record: defence });
  if (!built.ok) return { ok: false, reason: built.reason };
  const path = cellsOfPath(built.level);
  const moving = new Set(put.map(({ id }) => id));
  const taken = new Map(
    towersOf(level, defence)
      .filter(({ id }) => !moving.has(id))
      .map(({ id, cell }) => [String(cell), id]),
  );
  for (const { id, cell } of put) {
    const fault = findSpotFault(built.level, path, cell);
    if (fault) return refuse(fault, {});
    const other = taken.get(String(cell));
    // One of those that are placed together has no name yet that a user knows.
    if (other !== undefined) return refuse('defence.spot.taken', {}, moving.has(other) ? [] : [other]);
    taken.set(String(cell), id);
  }
  return { ok: true, edit: { put }, select: put.map(({ id }) => id) };
}
