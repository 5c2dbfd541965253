import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import type { Vec2 } from '../../core/math/vec2.ts';

/** A store of a level with one storey, "ground", and these records. New ids are counted. */
export const planStore = (...records: readonly LevelRecord[]): DocumentStore =>
  new DocumentStore(
    {
      header: { name: 'Plan', extra: {} },
      records: [{ kind: 'storey', id: 'ground', height: 2.7 }, ...records],
    },
    countedIds(),
  );

/** A wall of the storey "ground" with an id of its own choosing, such as "a". */
export const wallFrom = (id: string, start: Vec2, end: Vec2, more: Partial<Wall> = {}): Wall => ({
  kind: 'wall',
  id,
  storey: 'ground',
  start,
  end,
  ...more,
});

export const doorIn = (wall: string, id: string, offset: number, width = 0.9): Opening => ({
  kind: 'opening',
  id,
  wall,
  type: 'door',
  offset,
  width,
  height: 2,
});

/** The walls of a level as "id: x,z → x,z", sorted, to be compared with what a drawing on paper says. */
export const planOf = (store: DocumentStore): string[] =>
  [...store.ofKind('wall')].map(({ id, start, end }) => `${id}: ${start} → ${end}`).sort();

/** The openings as "id: wall at offset", sorted. */
export const openingsOf = (store: DocumentStore): string[] =>
  [...store.ofKind('opening')].map(({ id, wall, offset }) => `${id}: ${wall} at ${offset}`).sort();
