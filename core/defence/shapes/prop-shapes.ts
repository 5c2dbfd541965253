import type { Vec3 } from '../../math/vec3.ts';
import { polygon, ShapeBuilder } from './shape-builder.ts';
import { SHAPE_COLORS } from './shape-colors.ts';
import type { ShapeColor, ShapeMesh } from './shape-mesh.ts';

/** How a lump is shaped: radii of its rings from the ground up, in parts of its radius, and their heights. */
interface LumpLook {
  readonly at: Vec3;
  readonly radius: number;
  readonly height: number;
  readonly sides: number;
  readonly colors: readonly [lower: ShapeColor, upper: ShapeColor];
  /** By how much its corners leave the ring, one after the other. */
  readonly knobs: readonly number[];
}

const LUMP_RINGS: readonly (readonly [radius: number, height: number])[] = [
  [0.8, 0],
  [1, 0.45],
  [0.6, 0.85],
];

/** A body that is nearly round: rings of corners, and a point on top. */
function addLump(builder: ShapeBuilder, { at, radius, height, sides, colors, knobs }: LumpLook): void {
  const rings = LUMP_RINGS.map(([width, y], ring) =>
    polygon(sides, radius * width, [0, 0], ring / 2).map(([x, z], corner): Vec3 => {
      const knob = 1 + (knobs[(corner + ring * 2) % knobs.length] ?? 0);
      return [at[0] + x * knob, at[1] + y * height, at[2] + z * knob];
    }),
  );
  const peak: Vec3 = [at[0], at[1] + height, at[2]];
  for (const [index, ring] of rings.entries()) {
    const next = rings[index + 1] ?? ring.map(() => peak);
    addStrip(builder, ring, next, index === 0 ? colors[0] : colors[1], at);
  }
}

/** Triangles between two rings: their four corners need not lie in one plane. */
function addStrip(
  builder: ShapeBuilder,
  lower: readonly Vec3[],
  upper: readonly Vec3[],
  color: ShapeColor,
  at: Vec3,
): void {
  for (const [index, a] of lower.entries()) {
    const next = (index + 1) % lower.length;
    const [b, c, d] = [lower[next], upper[next], upper[index]];
    if (!b || !c || !d) continue;
    const outward: Vec3 = [a[0] + b[0] - 2 * at[0], 0.05, a[2] + b[2] - 2 * at[2]];
    builder.face([a, b, d], color, outward);
    if (c !== d) builder.face([b, c, d], color, outward);
  }
}

const STONES: readonly [ShapeColor, ShapeColor] = [SHAPE_COLORS.stoneDark, SHAPE_COLORS.stone];
const LEAVES: readonly [ShapeColor, ShapeColor] = [SHAPE_COLORS.leaf, SHAPE_COLORS.leafLight];
const KNOBS = [0.08, -0.12, 0.15, -0.05, 0.02, -0.15, 0.1];
const ROUND = [0.03, -0.03, 0.05];

export function buildRock(): ShapeMesh {
  const builder = new ShapeBuilder();
  addLump(builder, { at: [0, 0, 0], radius: 0.13, height: 0.15, sides: 6, colors: STONES, knobs: KNOBS });
  addLump(builder, {
    at: [0.13, 0, 0.07],
    radius: 0.07,
    height: 0.08,
    sides: 5,
    colors: STONES,
    knobs: KNOBS,
  });
  return builder.build();
}

export function buildBoulder(): ShapeMesh {
  const builder = new ShapeBuilder();
  addLump(builder, { at: [0, 0, 0], radius: 0.24, height: 0.32, sides: 7, colors: STONES, knobs: KNOBS });
  return builder.build();
}

export function buildBush(): ShapeMesh {
  const builder = new ShapeBuilder();
  addLump(builder, { at: [0, 0, 0], radius: 0.16, height: 0.24, sides: 7, colors: LEAVES, knobs: ROUND });
  addLump(builder, {
    at: [0.13, 0, 0.06],
    radius: 0.11,
    height: 0.16,
    sides: 6,
    colors: LEAVES,
    knobs: ROUND,
  });
  addLump(builder, {
    at: [-0.08, 0, 0.12],
    radius: 0.1,
    height: 0.14,
    sides: 6,
    colors: LEAVES,
    knobs: ROUND,
  });
  return builder.build();
}

export function buildTree(): ShapeMesh {
  const builder = new ShapeBuilder();
  const bark = { side: SHAPE_COLORS.bark, top: SHAPE_COLORS.bark, narrow: 0.7 };
  builder.prism(polygon(6, 0.05), [0, 0.26], bark);
  for (const [from, to, radius] of TREE_TIERS) {
    const outline = polygon(8, radius, [0, 0], from);
    builder.face(
      outline.map(([x, z]): Vec3 => [x, from, z]),
      SHAPE_COLORS.leaf,
      [0, -1, 0],
    );
    builder.prism(outline, [from, to], {
      side: from < 0.4 ? SHAPE_COLORS.leaf : SHAPE_COLORS.leafLight,
      top: SHAPE_COLORS.leafLight,
      narrow: 0,
    });
  }
  return builder.build();
}

/** Bottom, tip and radius of its cones of leaves. */
const TREE_TIERS: readonly (readonly [number, number, number])[] = [
  [0.2, 0.6, 0.24],
  [0.42, 0.82, 0.18],
];

/** A watchtower of eight sides, with a light on top that is seen from afar. */
export function buildTower(): ShapeMesh {
  const builder = new ShapeBuilder();
  const look = { side: SHAPE_COLORS.tower, top: SHAPE_COLORS.towerLight };
  builder.prism(polygon(8, 0.34, [0, 0], 0.5), [0, 0.12], { ...look, narrow: 0.92 });
  builder.prism(polygon(8, 0.26, [0, 0], 0.5), [0.12, 0.62], {
    ...look,
    side: SHAPE_COLORS.towerLight,
    narrow: 0.8,
  });
  const collar = polygon(8, 0.3, [0, 0], 0.5);
  builder.face(
    collar.map(([x, z]): Vec3 => [x, 0.62, z]),
    SHAPE_COLORS.tower,
    [0, -1, 0],
  );
  builder.prism(collar, [0.62, 0.74], look);
  const light = { side: SHAPE_COLORS.towerTop, top: SHAPE_COLORS.towerTop };
  builder.prism(polygon(6, 0.06), [0.74, 0.86], { ...light, narrow: 2 });
  builder.prism(polygon(6, 0.12), [0.86, 1.06], { ...light, narrow: 0 });
  return builder.build();
}
