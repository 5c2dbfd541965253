import { countedIds } from '../document/ids.ts';
import type { Level } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import type { Vec2 } from '../math/vec2.ts';
import { BRICK, GROUND, PLASTER } from './ground.ts';

/** In metres: brick with an inner leaf, and a plastered partition. */
const OUTER_THICKNESS = 0.3;
const INNER_THICKNESS = 0.12;

/**
 * The outline clockwise as seen from above, so that left is outside: a main house of 10 m × 7 m, a kitchen wing to
 * the south-east and a bay with slanted sides in the living room's west wall. Points stand wherever an inner wall
 * meets the outline.
 */
const OUTLINE: readonly Vec2[] = [
  [0, 0],
  [4.2, 0],
  [6.4, 0],
  [10, 0],
  [10, 4.2],
  [10, 10.4],
  [6.4, 10.4],
  [6.4, 7],
  [4.2, 7],
  [0, 7],
  [0, 6.1],
  [-0.9, 5.2],
  [-0.9, 3.6],
  [0, 2.7],
];

/**
 * Living room in the west, hall in the middle with the bathroom at its north end, bedroom in the north-east, kitchen
 * in the wing.
 */
const PARTITIONS: readonly (readonly [Vec2, Vec2])[] = [
  [
    [4.2, 0],
    [4.2, 2.4],
  ],
  [
    [4.2, 2.4],
    [4.2, 7],
  ],
  [
    [4.2, 2.4],
    [6.4, 2.4],
  ],
  [
    [6.4, 0],
    [6.4, 2.4],
  ],
  [
    [6.4, 2.4],
    [6.4, 4.2],
  ],
  [
    [6.4, 4.2],
    [10, 4.2],
  ],
  [
    [6.4, 4.2],
    [6.4, 7],
  ],
];

/** A one-storey cottage of five rooms, of walls alone. */
export function createCottage(): Level {
  const newId = countedIds();
  const wall = (start: Vec2, end: Vec2, look: Partial<Wall>): Wall => ({
    kind: 'wall',
    id: newId('wall', () => false),
    storey: GROUND.id,
    start,
    end,
    ...look,
  });
  const outer = OUTLINE.map((start, index) => {
    const end = OUTLINE[(index + 1) % OUTLINE.length] ?? start;
    return wall(start, end, { thickness: OUTER_THICKNESS, left: BRICK.id, right: PLASTER.id });
  });
  const inner = PARTITIONS.map(([start, end]) =>
    wall(start, end, { thickness: INNER_THICKNESS, left: PLASTER.id, right: PLASTER.id }),
  );
  return { header: { name: 'Cottage', extra: {} }, records: [PLASTER, BRICK, GROUND, ...outer, ...inner] };
}
