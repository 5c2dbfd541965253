import type { Level } from '../document/level.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { Storey } from '../document/schema/storey.ts';
import type { Vec2 } from '../math/vec2.ts';
import { COTTAGE_MATERIALS } from './cottage-materials.ts';
import { GROUND } from './ground.ts';
import { HouseBuilder } from './house-builder.ts';

const { plaster, brick, oak, tiles, roof, white, green } = COTTAGE_MATERIALS;

/** In metres: brick with an inner leaf, and a plastered partition. */
const OUTER = { thickness: 0.3, left: brick.id, right: plaster.id, trim: plaster.id };
const INNER = { thickness: 0.12, left: plaster.id, right: plaster.id };

/** 0.3 m of slab lie between the storeys. */
const UPPER = {
  kind: 'storey',
  id: 'upper',
  name: 'Upper floor',
  elevation: 3,
  height: 2.5,
} as const satisfies Storey;

/** Walls meet the outline at these places, metres from its corner. */
const HALL_WEST = 4.2;
const HALL_EAST = 6.4;
const WIDTH = 10;
const DEPTH = 7;

const door = {
  type: 'door',
  width: 0.9,
  height: 2.05,
  fitting: 'leaf',
  frame: white.id,
  leaf: oak.id,
} as const;
const window = {
  type: 'window',
  width: 1.2,
  height: 1.2,
  sill: 0.9,
  fitting: 'leaf',
  frame: white.id,
} as const;
const small = { ...window, width: 0.7, height: 0.7, sill: 1.4 } as const;

type Shape = Pick<Opening, 'type' | 'width' | 'height'> & Partial<Opening>;

const GROUND_OPENINGS: readonly (readonly [Vec2, Shape])[] = [
  // Outside: the front door in the north, the garden door of the living room in the south.
  [[5.3, 0], { ...door, width: 1, height: 2.1, leaf: green.id, opensTo: 'right' }],
  [[2.1, DEPTH], { ...door, width: 1.8, height: 2.2, leaf: green.id, opensTo: 'right' }],
  [[2.1, 0], { ...window, width: 1.6 }],
  [[0, 2], window],
  [[0, 5], window],
  [[8.2, 0], { ...window, width: 1.5, height: 1.05, sill: 1.05 }],
  [[WIDTH, 1.9], window],
  [[8.2, DEPTH], small],
  [[5.3, DEPTH], small],
  // Inside.
  [[HALL_WEST, 2.4], { type: 'arch', width: 1.5, height: 2.2, fitting: 'none' }],
  [[HALL_EAST, 0.85], { ...door, hinge: 'end' }],
  [[HALL_EAST, 6.3], { ...door, width: 0.8 }],
];

const UPPER_OPENINGS: readonly (readonly [Vec2, Shape])[] = [
  [[2.1, 0], window],
  [[0, 1.8], window],
  [[2.1, DEPTH], window],
  [[0, 5.3], window],
  [[5.3, 0], window],
  [[8.2, 0], window],
  [[WIDTH, 1.9], window],
  [[WIDTH, 5.4], window],
  [[8.2, DEPTH], small],
  [[HALL_WEST, 2.9], { ...door, hinge: 'end' }],
  [[HALL_WEST, 4.3], door],
  [[HALL_EAST, 0.85], { ...door, opensTo: 'right' }],
  [[HALL_EAST, 6.3], { ...door, width: 0.8, opensTo: 'right' }],
];

/** A cottage of two storeys under a gable roof, furnished with everything that a house here can have. */
export function createCottage(): Level {
  const house = new HouseBuilder();
  house.add(...Object.values(COTTAGE_MATERIALS), GROUND, UPPER);
  for (const { id } of [GROUND, UPPER]) raiseWalls(house, id);
  house.wall(UPPER.id, [0, 3.6], [HALL_WEST, 3.6], INNER);
  for (const [at, shape] of GROUND_OPENINGS) house.opening(GROUND.id, at, shape);
  for (const [at, shape] of UPPER_OPENINGS) house.opening(UPPER.id, at, shape);
  nameRooms(house);
  house.add({
    kind: 'stair',
    id: 'stair1',
    storey: GROUND.id,
    start: [5.84, 1.6],
    end: [5.84, 5.6],
    width: 0.95,
    name: 'Stairs',
    material: oak.id,
  });
  house.add({
    kind: 'roof',
    id: 'roof1',
    storey: UPPER.id,
    type: 'gable',
    pitch: 0.7,
    overhang: 0.5,
    ridge: 'x',
    name: 'Roof',
    material: roof.id,
    trim: brick.id,
  });
  return { header: { name: 'Cottage', extra: {} }, records: [...house.records] };
}

/** What both storeys share: the outline, clockwise as seen from above so that left is outside, and the hall. */
function raiseWalls(house: HouseBuilder, storey: string): void {
  // The bedrooms upstairs meet the west wall where the rooms below do not.
  const west: readonly Vec2[] = storey === UPPER.id ? [[0, 3.6]] : [];
  const outline: readonly Vec2[] = [
    [0, 0],
    [HALL_WEST, 0],
    [HALL_EAST, 0],
    [WIDTH, 0],
    [WIDTH, 3.8],
    [WIDTH, DEPTH],
    [HALL_EAST, DEPTH],
    [HALL_WEST, DEPTH],
    [0, DEPTH],
    ...west,
    [0, 0],
  ];
  // The walls below carry the slab, so that the house has no gap around it.
  const carried = storey === GROUND.id ? { height: UPPER.elevation } : {};
  house.line(storey, outline, { ...OUTER, ...carried });
  const hallWest: readonly Vec2[] = [
    [HALL_WEST, 0],
    ...west.map((): Vec2 => [HALL_WEST, 3.6]),
    [HALL_WEST, DEPTH],
  ];
  house.line(storey, hallWest, INNER);
  house.wall(storey, [HALL_EAST, 0], [HALL_EAST, 3.8], INNER);
  house.wall(storey, [HALL_EAST, 3.8], [HALL_EAST, DEPTH], INNER);
  house.wall(storey, [HALL_EAST, 3.8], [WIDTH, 3.8], INNER);
}

function nameRooms(house: HouseBuilder): void {
  const boards = { floor: oak.id, ceiling: plaster.id };
  const stone = { floor: tiles.id, ceiling: plaster.id };
  house.room(GROUND.id, [2, 3.5], { name: 'Living room', ...boards });
  house.room(GROUND.id, [4.8, 6.5], { name: 'Hall', ...stone });
  house.room(GROUND.id, [8, 2], { name: 'Kitchen', ...stone });
  house.room(GROUND.id, [8, 5.5], { name: 'Utility room', ...stone });
  house.room(UPPER.id, [2, 1.8], { name: 'Bedroom', ...boards });
  house.room(UPPER.id, [2, 5.3], { name: 'Study', ...boards });
  house.room(UPPER.id, [4.8, 6.5], { name: 'Landing', ...boards });
  house.room(UPPER.id, [8, 2], { name: 'Large bedroom', ...boards });
  house.room(UPPER.id, [8, 5.5], { name: 'Bathroom', ...stone });
}
