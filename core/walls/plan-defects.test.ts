import { expect, it } from 'vitest';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import type { Vec2 } from '../math/vec2.ts';
import { findPlanDefects } from './plan-defects.ts';

const typesOf = (...walls: readonly (readonly [Vec2, Vec2])[]): string[] =>
  findPlanDefects(planStore(...walls.map(([start, end], index) => wallFrom(`w${index}`, start, end)))).map(
    ({ type, at }) => `${type} ${at}`,
  );

it.each([
  [
    'a single wall',
    [
      [
        [0, 0],
        [4, 0],
      ],
    ],
    [],
  ],
  [
    'a corner',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4, 0],
        [4, 3],
      ],
    ],
    [],
  ],
  [
    'a wall that goes on',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4, 0],
        [8, 0],
      ],
    ],
    [],
  ],
  [
    'joints just far enough apart',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4.02, 0],
        [8, 0],
      ],
    ],
    [],
  ],
  [
    'a joint just far enough beside a wall',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [2, 0.016],
        [2, 3],
      ],
    ],
    [],
  ],
  [
    'no length',
    [
      [
        [1, 1],
        [1, 1],
      ],
    ],
    ['short 1,1'],
  ],
  [
    'hardly any length',
    [
      [
        [1, 1],
        [1.0199, 1],
      ],
    ],
    ['short 1,1'],
  ],
  [
    'an end beside the lattice',
    [
      [
        [0, 0],
        [4.00003, 0],
      ],
    ],
    ['off-lattice 4.00003,0'],
  ],
  [
    'the same wall twice',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [0, 0],
        [4, 0],
      ],
    ],
    ['twins 0,0'],
  ],
  [
    'the same wall the other way',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4, 0],
        [0, 0],
      ],
    ],
    ['twins 0,0'],
  ],
  [
    'a crossing',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [1, -1],
        [1, 1],
      ],
    ],
    ['crossing 1,0'],
  ],
  [
    'an end on a wall',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ],
    ['joint-on-wall 1,0'],
  ],
  [
    'an end on a wall, the other first',
    [
      [
        [1, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [4, 0],
      ],
    ],
    ['joint-on-wall 1,0'],
  ],
  [
    'an end a hair off a wall',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [1, 0.0159],
        [1, 1],
      ],
    ],
    ['joint-on-wall 1,0.0159'],
  ],
  [
    'an overlap',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [3, 0],
        [6, 0],
      ],
    ],
    ['joint-on-wall 3,0', 'joint-on-wall 4,0'],
  ],
  [
    'a wall inside another',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [2, 0],
        [1, 0],
      ],
    ],
    ['joint-on-wall 2,0', 'joint-on-wall 1,0'],
  ],
  [
    'ends that nearly meet',
    [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4.0199, 0],
        [8, 0],
      ],
    ],
    ['near-joints 4,0'],
  ],
] as const)('sees %s', (_, walls, defects) => {
  expect(typesOf(...walls)).toEqual(defects);
});

it('keeps storeys apart', () => {
  const attic = { ...wallFrom('b', [1, -1], [1, 1]), storey: 'attic' };
  expect(findPlanDefects(planStore(wallFrom('a', [0, 0], [4, 0]), attic))).toEqual([]);
});

it('says once what several walls share, and looks only at what it is asked about', () => {
  const store = planStore(
    wallFrom('a', [0, 0], [4, 0]),
    wallFrom('b', [1, 0], [1, 2]),
    wallFrom('c', [1, 0], [0, 2]),
    wallFrom('d', [9, 9], [9, 9]),
  );
  expect(findPlanDefects(store).map(({ type }) => type)).toEqual(['joint-on-wall', 'short']);
  const d = store.findKind('wall', 'd');
  expect(findPlanDefects(store, d ? [d] : []).map(({ type }) => type)).toEqual(['short']);
});
