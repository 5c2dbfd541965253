import { expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../test/support/plan-store.ts';
import { inspectLevel } from './inspect-level.ts';

it('tells of each room its id, name, area, perimeter, outline and where its doors lead', () => {
  const store = planStore(
    wallFrom('w1', [0, 0], [4, 0]),
    wallFrom('w2', [4, 0], [4, 3]),
    wallFrom('w10', [4, 3], [0, 3]),
    wallFrom('w9', [0, 3], [0, 0]),
    wallFrom('w3', [4, 0], [6, 0]),
    wallFrom('w4', [6, 0], [6, 3]),
    wallFrom('w5', [6, 3], [4, 3]),
    doorIn('w2', 'd2', 1.5),
    doorIn('w9', 'd1', 1.5),
    { kind: 'room', id: 'r1', storey: 'ground', at: [1, 1], name: 'Kitchen' },
  );
  expect(inspectLevel(store).storeys[0]?.rooms).toEqual([
    {
      id: 'r1',
      name: 'Kitchen',
      area: 10.64,
      perimeter: 13.2,
      outline: [
        [0.1, 0.1],
        [0.1, 2.9],
        [3.9, 2.9],
        [3.9, 0.1],
      ],
      doorsTo: [null, 'w2.left'],
    },
    {
      id: 'w2.left',
      area: 5.04,
      perimeter: 9.2,
      outline: [
        [4.1, 2.9],
        [5.9, 2.9],
        [5.9, 0.1],
        [4.1, 0.1],
      ],
      doorsTo: ['r1'],
    },
  ]);
});

it('has no rooms to tell of where walls close nothing in', () => {
  expect(inspectLevel(planStore(wallFrom('w1', [0, 0], [4, 0]))).storeys[0]?.rooms).toEqual([]);
});
