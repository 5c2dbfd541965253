import type { Vec2 } from '../../math/vec2.ts';
import type { Vec3 } from '../../math/vec3.ts';
import { GROUND } from './path-shapes.ts';
import { rectangle, ShapeBuilder } from './shape-builder.ts';
import { SHAPE_COLORS } from './shape-colors.ts';
import type { ShapeMesh } from './shape-mesh.ts';

/** Sizes in tiles. */
const EDGE = 0.5;
const BEVEL = 0.015;
const WALL_THICKNESS = 0.24;
const WALL_HEIGHT = 0.55;
const COPING_HEIGHT = 0.06;
const COPING_INSET = 0.02;

/** A blank tile: level ground with edges that show where one tile ends. */
export function buildBlank(): ShapeMesh {
  const builder = new ShapeBuilder();
  const at = (half: number, y: number): readonly Vec3[] =>
    rectangle([-half, -half], [half, half]).map(([x, z]): Vec3 => [x, y, z]);
  builder.band(at(EDGE, 0), at(EDGE, GROUND - BEVEL), SHAPE_COLORS.grassSide);
  builder.band(at(EDGE, GROUND - BEVEL), at(EDGE - BEVEL, GROUND), SHAPE_COLORS.grassSide);
  builder.top(
    rectangle([BEVEL - EDGE, BEVEL - EDGE], [EDGE - BEVEL, EDGE - BEVEL]),
    GROUND,
    SHAPE_COLORS.grass,
  );
  return builder.build();
}

/** Sides of a tile along which a wall runs, in the order −z, +x, +z, −x. */
export type WallSides = readonly [boolean, boolean, boolean, boolean];

/** Borders of three columns or rows of a tile: a wall, the free middle, a wall. */
const LINES: readonly number[] = [-EDGE, WALL_THICKNESS - EDGE, EDGE - WALL_THICKNESS, EDGE];

/** Steps from a place of three by three to its neighbours, with the way out between them. */
const AROUND: readonly Vec2[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Walls along the outer edges of a tile, as one body without faces inside. */
export function buildWall([north, east, south, west]: WallSides): ShapeMesh {
  const builder = new ShapeBuilder();
  const isFilled = (column: number, row: number): boolean =>
    (north && row === 0) || (south && row === 2) || (west && column === 0) || (east && column === 2);
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      if (isFilled(column, row)) raisePlace(builder, [column, row], isFilled);
    }
  }
  return builder.build();
}

function raisePlace(
  builder: ShapeBuilder,
  [column, row]: Vec2,
  isFilled: (column: number, row: number) => boolean,
): void {
  const [x0, x1] = [LINES[column] ?? 0, LINES[column + 1] ?? 0];
  const [z0, z1] = [LINES[row] ?? 0, LINES[row + 1] ?? 0];
  const inset = (value: number, isFree: boolean, way: number): number =>
    isFree ? value + way * COPING_INSET : value;
  const isFree = AROUND.map(
    ([dx, dz]) => isInside(column + dx, row + dz) && !isFilled(column + dx, row + dz),
  );
  const corners = rectangle(
    [inset(x0, isFree[3] ?? false, 1), inset(z0, isFree[0] ?? false, 1)],
    [inset(x1, isFree[1] ?? false, -1), inset(z1, isFree[2] ?? false, -1)],
  );
  builder.top(corners, WALL_HEIGHT + COPING_HEIGHT, SHAPE_COLORS.coping);
  for (const [side, [dx, dz]] of AROUND.entries()) {
    const isOuter = !isInside(column + dx, row + dz);
    if (!isOuter && !isFree[side]) continue;
    raiseSide(builder, sideOf([x0, z0], [x1, z1], side), [dx, dz], isOuter ? 0 : COPING_INSET);
  }
}

const isInside = (column: number, row: number): boolean => column >= 0 && column < 3 && row >= 0 && row < 3;

/** The ends of a side of a rectangle. */
function sideOf([x0, z0]: Vec2, [x1, z1]: Vec2, side: number): readonly [Vec2, Vec2] {
  if (side === 0)
    return [
      [x0, z0],
      [x1, z0],
    ];
  if (side === 1)
    return [
      [x1, z0],
      [x1, z1],
    ];
  return side === 2
    ? [
        [x1, z1],
        [x0, z1],
      ]
    : [
        [x0, z1],
        [x0, z0],
      ];
}

/** A side of a wall with the slope of its coping over it. */
function raiseSide(
  builder: ShapeBuilder,
  [a, b]: readonly [Vec2, Vec2],
  [dx, dz]: Vec2,
  inset: number,
): void {
  const at = ([x, z]: Vec2, y: number, back: number): Vec3 => [x - dx * back, y, z - dz * back];
  const outward: Vec3 = [dx, 0, dz];
  const lower = [at(a, 0, 0), at(b, 0, 0), at(b, WALL_HEIGHT, 0), at(a, WALL_HEIGHT, 0)];
  builder.face(lower, SHAPE_COLORS.wall, outward);
  const top = WALL_HEIGHT + COPING_HEIGHT;
  builder.face(
    [at(a, WALL_HEIGHT, 0), at(b, WALL_HEIGHT, 0), at(b, top, inset), at(a, top, inset)],
    SHAPE_COLORS.coping,
    outward,
  );
}
