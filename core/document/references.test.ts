import { expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../test/support/plan-store.ts';
import { call } from './command.ts';
import { deleteRecords } from './commands/delete-records.ts';
import { references } from './references.ts';

it('knows who refers to a record, through edits and undo', () => {
  const store = planStore(
    { kind: 'material', id: 'brick' },
    wallFrom('a', [0, 0], [4, 0], { left: 'brick', right: 'brick' }),
    wallFrom('b', [4, 0], [4, 3], { trim: 'brick' }),
    doorIn('a', 'door', 1),
    { kind: 'future', id: 'f', ...{ wall: 'a' } },
  );
  const model = store.derived(references);
  const to = (id: string) => [...model.to(id)].sort();
  expect([to('ground'), to('brick'), to('a'), to('door')]).toEqual([['a', 'b'], ['a', 'b'], ['door'], []]);
  store.run(call(deleteRecords, { ids: ['a'] }));
  expect([to('ground'), to('brick'), to('a')]).toEqual([['b'], ['b'], []]);
  store.undo();
  expect([to('ground'), to('brick'), to('a')]).toEqual([['a', 'b'], ['a', 'b'], ['door']]);
});
