import type { Vec2 } from '../../math/vec2.ts';
import type { Vec3 } from '../../math/vec3.ts';
import { polygon, rectangle, ShapeBuilder } from './shape-builder.ts';
import { SHAPE_COLORS } from './shape-colors.ts';
import type { ShapeColor, ShapeMesh } from './shape-mesh.ts';

/** Sizes in tiles. */
const EDGE = 0.5;
/** From the middle of a path to where its kerbs begin and to where they are at their full height. */
const WALK = 0.38;
const KERB = 0.4;
export const GROUND = 0.05;
const WALK_HEIGHT = 0.03;
const KERB_HEIGHT = 0.08;

/** Pieces of a quarter turn: its chords leave the arc by less than 1 % of the tile. */
const ARC_PIECES = 6;

/** Across a path, from one edge to the other: place and height. */
const PROFILE: readonly Vec2[] = [
  [-EDGE, KERB_HEIGHT],
  [-KERB, KERB_HEIGHT],
  [-WALK, WALK_HEIGHT],
  [WALK, WALK_HEIGHT],
  [KERB, KERB_HEIGHT],
  [EDGE, KERB_HEIGHT],
];

/** Of each strip between two points of the profile. */
const PROFILE_COLORS: readonly ShapeColor[] = [
  SHAPE_COLORS.kerb,
  SHAPE_COLORS.kerbSide,
  SHAPE_COLORS.path,
  SHAPE_COLORS.kerbSide,
  SHAPE_COLORS.kerb,
];

const UP: Vec3 = [0, 1, 0];

/** Lays the strips of a path between two cross-sections, each given by where a place of the profile is there. */
function lay(builder: ShapeBuilder, from: (across: Vec2) => Vec3, to: (across: Vec2) => Vec3): void {
  for (const [strip, color] of PROFILE_COLORS.entries()) {
    const [a, b] = [PROFILE[strip], PROFILE[strip + 1]];
    if (!a || !b) continue;
    // Around the centre of a turn the two sections meet in a point.
    const [start, end] = [from(b), to(b)];
    const isPoint = start.every((value, axis) => value === end[axis]);
    builder.face([from(a), start, ...(isPoint ? [] : [end]), to(a)], color, UP);
  }
}

/** The sides of a tile down to the ground: its outline from above, with the height over each corner. */
function skirt(builder: ShapeBuilder, outline: readonly Vec3[], color: ShapeColor): void {
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length];
    if (!b) continue;
    const outward: Vec3 = [a[0] + b[0], 0, a[2] + b[2]];
    builder.face([[a[0], 0, a[2]], [b[0], 0, b[2]], b, a], color, outward);
  }
}

const box = (height: number): readonly Vec3[] =>
  rectangle([-EDGE, -EDGE], [EDGE, EDGE]).map(([x, z]): Vec3 => [x, height, z]);

const acrossX =
  (x: number) =>
  ([across, y]: Vec2): Vec3 => [x, y, across];

/** A tile of the path along x. */
export function buildStraight(): ShapeMesh {
  const builder = new ShapeBuilder();
  lay(builder, acrossX(-EDGE), acrossX(EDGE));
  skirtAlongX(builder);
  return builder.build();
}

/** The sides along a path, and what is seen of it from its two ends. */
function skirtAlongX(builder: ShapeBuilder): void {
  for (const side of [-EDGE, EDGE]) {
    const corners: readonly Vec3[] = [
      [-EDGE, 0, side],
      [EDGE, 0, side],
      [EDGE, KERB_HEIGHT, side],
      [-EDGE, KERB_HEIGHT, side],
    ];
    builder.face(corners, SHAPE_COLORS.kerbSide, [0, 0, side]);
    endFace(builder, side);
  }
}

function endFace(builder: ShapeBuilder, x: number): void {
  for (const [strip, color] of PROFILE_COLORS.entries()) {
    const [a, b] = [PROFILE[strip], PROFILE[strip + 1]];
    if (!a || !b) continue;
    builder.face(
      [
        [x, 0, a[0]],
        [x, 0, b[0]],
        [x, b[1], b[0]],
        [x, a[1], a[0]],
      ],
      color,
      [x, 0, 0],
    );
  }
}

/** A quarter of a turn from the side at −x to the side at +z, around the corner between them. */
export function buildCorner(): ShapeMesh {
  const builder = new ShapeBuilder();
  const spoke =
    (piece: number) =>
    ([across, y]: Vec2): Vec3 => {
      // Across −EDGE is the far side: a path that turns right has its centre on the right.
      const angle = (Math.PI / 2) * (piece / ARC_PIECES);
      const radius = EDGE - across;
      return [-EDGE + radius * Math.sin(angle), y, EDGE - radius * Math.cos(angle)];
    };
  for (let piece = 0; piece < ARC_PIECES; piece += 1) {
    lay(builder, spoke(piece), spoke(piece + 1));
    const [a, b] = [spoke(piece)([-EDGE, KERB_HEIGHT]), spoke(piece + 1)([-EDGE, KERB_HEIGHT])];
    // What the turn leaves of the tile: a fan from its far corner, a little lower than the kerb.
    const low = (point: Vec3): Vec3 => [point[0], GROUND, point[2]];
    builder.face([[EDGE, GROUND, -EDGE], low(a), low(b)], SHAPE_COLORS.grass, UP);
    builder.face([low(a), low(b), b, a], SHAPE_COLORS.kerbSide, [1, 0, -1]);
  }
  skirt(builder, box(GROUND), SHAPE_COLORS.grassSide);
  return builder.build();
}

/** Two paths that cross, with an inlay where they do. */
export function buildIntersection(): ShapeMesh {
  const builder = new ShapeBuilder();
  builder.top(rectangle([-EDGE, -WALK], [EDGE, WALK]), WALK_HEIGHT, SHAPE_COLORS.path);
  for (const side of [-1, 1]) {
    builder.top(rectangle([-WALK, side * WALK], [WALK, side * EDGE]), WALK_HEIGHT, SHAPE_COLORS.path);
    for (const other of [-1, 1]) {
      const [x, z] = [other * EDGE, side * EDGE];
      builder.prism(rectangle([x, z], [other * WALK, side * WALK]), [0, KERB_HEIGHT], {
        side: SHAPE_COLORS.kerbSide,
        top: SHAPE_COLORS.kerb,
      });
    }
  }
  builder.prism(polygon(4, 0.26), [WALK_HEIGHT, WALK_HEIGHT + 0.008], {
    side: SHAPE_COLORS.kerbSide,
    top: SHAPE_COLORS.crossing,
  });
  skirt(builder, box(WALK_HEIGHT), SHAPE_COLORS.kerbSide);
  return builder.build();
}

interface GateLook {
  /** Where it stands along the path, and how high. */
  readonly at: number;
  readonly height: number;
  readonly color: ShapeColor;
  readonly light: ShapeColor;
}

/** Two posts with a beam across the path. */
function raiseGate(builder: ShapeBuilder, { at, height, color, light }: GateLook): void {
  const thick = 0.07;
  const look = { side: color, top: light };
  for (const side of [-1, 1]) {
    const posts = rectangle([at - thick, side * (WALK - 0.01)], [at + thick, side * (EDGE - 0.02)]);
    builder.prism(posts, [0, height], look);
    builder.prism(polygon(4, thick * 1.4, [at, side * (WALK + 0.05)], 0.5), [height, height + 0.16], {
      ...look,
      side: light,
      narrow: 0,
    });
  }
  const beam = rectangle([at - thick * 0.7, -WALK], [at + thick * 0.7, WALK]);
  builder.prism(beam, [height - 0.16, height - 0.03], look);
  underside(builder, beam, height - 0.16, color);
}

const underside = (builder: ShapeBuilder, outline: readonly Vec2[], y: number, color: ShapeColor): void =>
  builder.face(
    outline.map(([x, z]): Vec3 => [x, y, z]),
    color,
    [0, -1, 0],
  );

/** Closes a path at one end of its tile by a low wall. */
function closeEnd(builder: ShapeBuilder, side: number, color: ShapeColor): void {
  builder.prism(rectangle([side * EDGE, -EDGE], [side * (EDGE - 0.1), EDGE]), [0, 0.22], {
    side: color,
    top: color,
  });
}

/** Where enemies come from: a gate on a path that leaves towards +x. */
export function buildEntrance(): ShapeMesh {
  const builder = new ShapeBuilder();
  lay(builder, acrossX(-EDGE), acrossX(EDGE));
  skirtAlongX(builder);
  const look = { color: SHAPE_COLORS.entrance, light: SHAPE_COLORS.entranceLight };
  closeEnd(builder, -1, look.color);
  raiseGate(builder, { at: -0.28, height: 0.72, ...look });
  arrow(builder, [-0.02, 0.3], look.light);
  return builder.build();
}

/** Where they go: a gate on a path that comes from −x, with what is to be defended behind it. */
export function buildExit(): ShapeMesh {
  const builder = new ShapeBuilder();
  lay(builder, acrossX(-EDGE), acrossX(EDGE));
  skirtAlongX(builder);
  const look = { color: SHAPE_COLORS.exit, light: SHAPE_COLORS.exitLight };
  closeEnd(builder, 1, look.color);
  raiseGate(builder, { at: -0.2, height: 0.6, ...look });
  builder.prism(polygon(6, 0.2, [0.14, 0]), [WALK_HEIGHT, 0.34], {
    side: look.color,
    top: look.light,
    narrow: 0.7,
  });
  builder.prism(polygon(6, 0.14, [0.14, 0]), [0.34, 0.62], { side: look.light, top: look.light, narrow: 0 });
  return builder.build();
}

/** A flat arrow on the path that points to +x. */
function arrow(builder: ShapeBuilder, [from, to]: Vec2, color: ShapeColor): void {
  const head: readonly Vec2[] = [
    [from, -0.18],
    [to, 0],
    [from, 0.18],
  ];
  builder.prism(head, [WALK_HEIGHT, WALK_HEIGHT + 0.01], { side: color, top: color });
}
