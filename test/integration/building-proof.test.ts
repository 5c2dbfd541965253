import { describe, expect, test } from 'vitest';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import type { WishName } from '../../core/walls/building-generator/wishes.ts';
import { checkFile } from '../support/building-proof/check-level.ts';
import { checkSurfaces } from '../support/building-proof/check-surfaces.ts';
import { proveBuilding } from '../support/building-proof/prove-building.ts';
import type { Rule } from '../support/building-proof/violations.ts';
import { buildHouse, HOUSE_WISHES, type HouseChanges, houseParts } from '../support/hand-made-house.ts';

const { outer, inner, door, window, room } = houseParts;

const prove = (changes: HouseChanges = {}, wishes = {}, noticed: readonly WishName[] = []) =>
  proveBuilding({ level: buildHouse(changes), wishes: { ...HOUSE_WISHES, ...wishes }, noticed });

const rulesOf = (...all: Parameters<typeof prove>): Rule[] => prove(...all).map(({ rule }) => rule);

test('a house that is right has nothing against it', () => {
  expect(prove()).toEqual([]);
  expect(checkFile(buildHouse().snapshot())).toEqual([]);
  expect(checkSurfaces({ level: buildHouse(), wishes: HOUSE_WISHES, noticed: [] })).toEqual([]);
});

/** Four walls that stand by themselves. */
const shed = (x: number, z: number): LevelRecord[] => [
  outer('a1', 'g', [x, z], [x + 3, z]),
  outer('a2', 'g', [x + 3, z], [x + 3, z + 3]),
  outer('a3', 'g', [x + 3, z + 3], [x, z + 3]),
  outer('a4', 'g', [x, z + 3], [x, z]),
];

const STAIR = { kind: 'stair', id: 's2', storey: 'g', start: [2.3, 1.2], end: [2.3, 4.8], width: 1 } as const;

const BROKEN: readonly (readonly [title: string, rule: Rule, changes: HouseChanges, wishes?: object])[] = [
  ['a wall at an angle', 'wall-askew', { change: { g10: { end: [8, 3.5] } } }],
  ['a wall beside the lattice', 'wall-off-lattice', { change: { g10: { start: [3.00003, 3] } } }],
  ['a wall of no length', 'wall-without-length', { put: [inner('a', 'g', [5, 1], [5, 1])] }],
  ['a wall that stands twice', 'wall-doubled', { put: [inner('a', 'g', [3, 0], [3, 3])] }],
  ['a wall that stands twice, turned round', 'wall-doubled', { put: [inner('a', 'g', [3, 3], [3, 0])] }],
  ['a wall that lies on part of another', 'wall-doubled', { put: [inner('a', 'g', [4, 3], [6, 3])] }],
  ['a wall across another', 'wall-goes-through-joint', { put: [inner('a', 'g', [5, 0], [5, 6])] }],
  [
    'a wall that ends in the middle of another',
    'wall-goes-through-joint',
    { put: [inner('a', 'g', [5, 0], [5, 3])] },
  ],
  ['a wall that ends in a room', 'wall-dangles', { put: [inner('a', 'g', [3, 3], [1, 3])] }],
  ['a thin outer wall', 'wall-thickness', { change: { g4: { thickness: 0.12 } } }],
  ['an outer wall that leaves a slit at the slab', 'wall-height', { change: { g2: { height: 2.7 } } }],
  ['an outer wall that stands out of a terrace', 'wall-height', { change: { g4: { height: 3 } } }],
  ['a missing wall between two rooms', 'room-not-rectangle', { without: ['g9', 'd2'] }],
  ['a room too many', 'room-count', { put: shed(8, 10) }],
  ['a room by itself', 'rooms-apart', { put: shed(8, 10) }],
  ['a room too few', 'room-count', {}, { rooms: [3, 3] }],
  ['a storey too few', 'storey-count', {}, { storeys: 3 }],
  [
    'rooms over nothing',
    'room-in-the-air',
    { change: { u2: { end: [9, 0] }, u3: { start: [9, 0], end: [9, 3] }, u4: { start: [9, 3] } } },
  ],
  ['an outline that should be a rectangle', 'footprint-ragged', {}, { compactness: 1, setback: 0 }],
  ['cells that touch at a corner', 'footprint-pinched', { put: shed(8, 6) }],
  ['lines too near', 'grid-spacing', {}, { spacing: [3.5, 4] }],
  ['too many lines', 'grid-size', {}, { columns: [1, 1] }],
  ['a house too large', 'grid-size', {}, { columns: [2, 2], spacing: [2, 3] }],
  ['a door past the end of its wall', 'opening-outside-wall', { change: { d1: { offset: 2.8 } } }],
  ['a door in a joint', 'opening-in-joint', { change: { d1: { offset: 0.55 } } }],
  ['a window in a joint', 'opening-in-joint', { change: { w1: { offset: 0.65 } } }],
  ['a window in the joint of an inner wall', 'opening-in-joint', { change: { w3: { offset: 0.64 } } }],
  ['a door that the body cuts short', 'opening-not-whole', { change: { d1: { offset: 0.5 } } }],
  ['two windows in one place', 'opening-over-opening', { put: [window('a', 'g2', 3)] }],
  ['a window over the top of its wall', 'opening-over-top', { change: { w3: { sill: 1.6 } } }],
  ['a window between two rooms', 'window-inside', { put: [window('a', 'g10', 2)] }],
  ['a window before a shed', 'window-obstructed', { put: shed(4, 10) }],
  ['a window with the edge of a shed before it', 'window-obstructed', { put: shed(6.2, 60) }],
  [
    'a window before a wing of its own house',
    'window-obstructed',
    { put: [window('a', 'g5', 4.2), ...shed(3, 8)] },
  ],
  ['a window too wide', 'window-size', { change: { w1: { width: 1.4 } } }],
  ['a window where none is wished', 'window-unwished', {}, { windowDensity: 0 }],
  ['a door too high', 'door-size', { change: { d1: { height: 2.2 } } }],
  ['a door onto nothing', 'door-nowhere', { put: [door('a', 'u1', 2.2)] }],
  ['no entrance', 'entrance-count', { without: ['entrance'] }],
  ['an entrance too many', 'entrance-count', { put: [door('a', 'g3', 1.5)] }],
  ['an entrance too few', 'entrance-count', {}, { entrances: 2 }],
  ['a room without a door', 'room-unreachable', { without: ['d2'] }],
  [
    'a window in place of a door',
    'room-unreachable',
    { change: { d2: { type: 'window', sill: 0.9, height: 1.2 } } },
  ],
  ['an upper room without a door', 'room-unreachable', { without: ['d3'] }],
  ['an upper storey without a stair', 'room-unreachable', { without: ['s1'] }],
  ['a door that closes a ring', 'doors-not-a-tree', { put: [door('a', 'g10', 2.5)] }],
  [
    'two doors between the same rooms',
    'doors-not-a-tree',
    { change: { d1: { offset: 0.9 } }, put: [door('a', 'g8', 2.1)] },
  ],
  [
    'two doors too many',
    'too-many-doors',
    { put: [door('a', 'g10', 1), door('b', 'g10', 3)] },
    { extraDoors: 1 },
  ],
  ['no stair', 'stair-count', { without: ['s1'] }],
  ['a stair on the top', 'stair-count', { put: [{ ...STAIR, storey: 'u' }] }],
  ['a stair too steep', 'stair-too-steep', { change: { s1: { start: [0.7, 2] } } }],
  ['a stair askew', 'stair-askew', { change: { s1: { end: [0.8, 4.8] } } }],
  ['a narrow stair', 'stair-width', { change: { s1: { width: 0.8 } } }],
  ['a stair through a wall', 'stair-not-in-room', { change: { s1: { start: [2.9, 1.2], end: [2.9, 4.8] } } }],
  [
    'a stair into the thickness of a wall',
    'stair-through-wall',
    { change: { s1: { start: [0.6, 1.2], end: [0.6, 4.8] } } },
  ],
  [
    'two stairs in one place',
    'stair-over-stair',
    { put: [{ ...STAIR, start: [1.2, 1.2], end: [1.2, 4.8] }] },
  ],
  ['a foot before a wall', 'stair-foot-blocked', { change: { s1: { start: [0.7, 0.8] } } }],
  ['a head before a wall', 'stair-head-blocked', { change: { s1: { end: [0.7, 5.2] } } }],
  [
    'a door onto the side of a stair',
    'door-onto-stair',
    { change: { s1: { start: [2.3, 1.2], end: [2.3, 4.8] } } },
  ],
  [
    'an entrance onto the back of a stair',
    'door-onto-stair',
    { change: { s1: { start: [2.2, 4.2], end: [2.2, 0.7] } } },
  ],
  ['no roof', 'roof-missing', { without: ['top'] }],
  ['no roof over a setback', 'roof-missing', { without: ['terrace'] }],
  ['a roof that nobody wished', 'roof-unwished', {}, { roof: 'none' }],
  ['another kind of roof', 'roof-kind', {}, { roof: 'hip' }],
  ['a roof that covers the neighbours', 'roof-covers', { change: { top: { covers: undefined } } }],
  ['a room without a name', 'name-missing', { without: ['r2'] }],
  ['a name that nobody wished', 'name-unwished', {}, { uses: false }],
  ['two names in a room', 'name-twice-in-room', { put: [room('a', 'g', [6, 1], 'Study')] }],
  ['a name outside', 'name-in-no-room', { put: [room('a', 'g', [20, 1], 'Study')] }],
  ['no bath', 'use-missing', { change: { r1: { name: 'Study' }, r5: { name: 'Bedroom' } } }],
  ['no kitchen', 'use-missing', { change: { r1: { name: 'Study' }, r2: { name: 'Bedroom' } } }],
  [
    'an outside painted on the wrong side',
    'materials',
    { change: { g4: { left: undefined, right: 'plaster' } } },
  ],
  ['a painted wall that should not be', 'materials', {}, { materials: 'none' }],
];

describe('a house with one fault is found out:', () => {
  test.each(BROKEN.map(([title, rule, changes, wishes = {}]) => ({ title, rule, changes, wishes })))(
    '$title',
    ({ rule, changes, wishes }) => {
      expect(rulesOf(changes, wishes)).toContain(rule);
    },
  );
});

describe('somebody who walks', () => {
  test('does not pass between a stair and a wall that are too near', () => {
    // The second flight leaves 0.14 m beside the inner wall and 0.4 m beside the other.
    const rules = rulesOf({ put: [{ ...STAIR, start: [1.8, 0.6], end: [1.8, 5.4] }], without: ['entrance'] });
    expect(rules).toContain('room-not-walked');
  });

  test('does not climb a stair whose foot stands against a wall', () => {
    expect(rulesOf({ change: { s1: { start: [0.7, 0.3] } } })).toContain('stair-foot-blocked');
  });

  test('does not fall into the hole in the floor', () => {
    // An arch right beside the hole: on the graph it leads to the landing, on foot only through the air.
    const stair = { start: [2.3, 1.2], end: [2.3, 4.8] };
    const rules = rulesOf({
      change: { s1: stair, d1: { offset: 0.7 }, d2: { offset: 2.3 }, d3: { type: 'arch', offset: 2.4 } },
    });
    expect(rules).toEqual(['room-not-walked']);
  });
});

test('a window on a side that something stands close to is found', () => {
  const level = buildHouse();
  const site = { closed: ['-z'] } as const;
  const rules = proveBuilding({ level, wishes: HOUSE_WISHES, site, noticed: [] }).map(({ rule }) => rule);
  expect(rules).toEqual(['window-obstructed', 'window-obstructed']);
});

test('a house larger than its site is found', () => {
  const site = { limit: [8.3, 6.2] } as const;
  const level = buildHouse();
  expect(proveBuilding({ level, wishes: HOUSE_WISHES, site, noticed: [] }).map(({ rule }) => rule)).toEqual([
    'site-limit',
  ]);
});

test('a roof that lies beside the house, and one over rooms that have another storey, are found', () => {
  const rulesWith = (changes: HouseChanges) =>
    checkSurfaces({ level: buildHouse(changes), wishes: HOUSE_WISHES, noticed: [] }).map(({ rule }) => rule);
  const elsewhere = shed(20, 20).map((wall) => ({ ...wall, storey: 'u' }));
  expect(rulesWith({ put: elsewhere, change: { top: { covers: [[21, 21]] } } })).toContain('roof-too-small');
  expect(rulesWith({ change: { terrace: { besideUpper: false } } })).toContain('roof-too-large');
});

test('what a notice tells of is no fault', () => {
  expect(rulesOf({}, { entrances: 2 }, ['entrances'])).toEqual([]);
});
