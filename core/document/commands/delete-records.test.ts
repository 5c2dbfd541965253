import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../command.ts';
import type { DocumentStore } from '../document-store.ts';
import type { LevelRecord } from '../schema/record-kinds.ts';
import { deleteRecords } from './delete-records.ts';

const house: readonly LevelRecord[] = [
  { kind: 'material', id: 'brick' },
  wallFrom('a', [0, 0], [4, 0], { left: 'brick', right: 'brick' }),
  wallFrom('b', [4, 0], [4, 3]),
  doorIn('a', 'door', 1),
  { kind: 'room', id: 'hall', storey: 'ground', at: [2, 2], floor: 'brick' },
  { kind: 'future', id: 'f1' },
];

const idsOf = (store: DocumentStore): string[] => [...store.all()].map(({ id }) => id).sort();
const remove = (...ids: string[]) => call(deleteRecords, { ids });

describe('deleting', () => {
  it('a wall takes its openings with it, and undo brings both back', () => {
    const store = planStore(...house);
    store.run(remove('a'));
    expect(idsOf(store)).toEqual(['b', 'brick', 'f1', 'ground', 'hall']);
    store.undo();
    expect(store.find('door')).toEqual(doorIn('a', 'door', 1));
  });

  it('a storey takes all that stands on it', () => {
    const store = planStore(...house);
    store.run(remove('ground'));
    expect(idsOf(store)).toEqual(['brick', 'f1']);
  });

  it('a material leaves what is painted with it, unpainted', () => {
    const store = planStore(...house);
    store.run(remove('brick'));
    expect(store.find('a')).toEqual(wallFrom('a', [0, 0], [4, 0]));
    expect(store.find('hall')).toEqual({ kind: 'room', id: 'hall', storey: 'ground', at: [2, 2] });
  });

  it('a material together with a wall painted with it leaves neither', () => {
    const store = planStore(...house);
    store.run(remove('brick', 'a'));
    expect(idsOf(store)).toEqual(['b', 'f1', 'ground', 'hall']);
  });

  it('a record of an unknown kind works, and ids that are not there are passed over', () => {
    const store = planStore(...house);
    store.run(remove('f1', 'nobody'));
    expect(store.find('f1')).toBeUndefined();
    expect(store.run(remove('nobody'))).toEqual({ ok: true, changed: false, select: [] });
  });
});
