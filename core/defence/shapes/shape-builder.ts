import { sameEverywhere } from '../../math/same-everywhere.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { cross3, dot3, normalize3, scale3, sub3, type Vec3 } from '../../math/vec3.ts';
import type { ShapeColor, ShapeMesh } from './shape-mesh.ts';

/** Puts a shape together from flat faces, each with its own normal and colour. */
export class ShapeBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly colors: number[] = [];
  private readonly indices: number[] = [];

  /**
   * A flat convex face.
   * @param corners round it, either way
   * @param outward roughly where its front looks
   */
  face(corners: readonly Vec3[], color: ShapeColor, outward: Vec3): void {
    const [a, b, c] = corners;
    if (!a || !b || !c) return;
    const across = cross3(sub3(b, a), sub3(c, b));
    const isFront = dot3(across, outward) > 0;
    const normal = normalize3(isFront ? across : scale3(across, -1));
    const first = this.positions.length / 3;
    for (const corner of isFront ? corners : [...corners].reverse()) {
      this.positions.push(...corner);
      this.normals.push(...normal);
      this.uvs.push(...uvOf(corner, normal));
      this.colors.push(...color);
    }
    for (let next = 2; next < corners.length; next += 1) {
      this.indices.push(first, first + next - 1, first + next);
    }
  }

  /** A level face, seen from above. */
  top(corners: readonly Vec2[], y: number, color: ShapeColor): void {
    this.face(
      corners.map(([x, z]): Vec3 => [x, y, z]),
      color,
      UP,
    );
  }

  /** The sides between two outlines of as many corners, the lower one first. */
  band(lower: readonly Vec3[], upper: readonly Vec3[], color: ShapeColor): void {
    const middle = middleOf([...lower, ...upper]);
    for (const [index, a] of lower.entries()) {
      const next = (index + 1) % lower.length;
      const [b, c, d] = [lower[next], upper[next], upper[index]];
      if (!b || !c || !d) continue;
      const corners = isSame(c, d) ? [a, b, c] : [a, b, c, d];
      this.face(corners, color, sub3(middleOf(corners), middle));
    }
  }

  /** A convex outline raised from one height to another, narrowed to a part of its width, with its upper face. */
  prism(
    outline: readonly Vec2[],
    [from, to]: Vec2,
    {
      side,
      top,
      narrow = 1,
    }: { readonly side: ShapeColor; readonly top: ShapeColor; readonly narrow?: number },
  ): void {
    const centre = middleOf(outline.map(([x, z]): Vec3 => [x, 0, z]));
    const lower = outline.map(([x, z]): Vec3 => [x, from, z]);
    const upper = outline.map(
      ([x, z]): Vec3 => [centre[0] + (x - centre[0]) * narrow, to, centre[2] + (z - centre[2]) * narrow],
    );
    this.band(lower, upper, side);
    if (narrow > 0) this.face(upper, top, UP);
  }

  build(): ShapeMesh {
    return {
      positions: Float32Array.from(this.positions, sameEverywhere),
      normals: Float32Array.from(this.normals, sameEverywhere),
      uvs: Float32Array.from(this.uvs, sameEverywhere),
      colors: Float32Array.from(this.colors),
      indices: Uint32Array.from(this.indices),
    };
  }
}

const UP: Vec3 = [0, 1, 0];

/** A texture lies flat on what is level, and hangs on what stands. */
function uvOf([x, y, z]: Vec3, normal: Vec3): Vec2 {
  if (Math.abs(normal[1]) > Math.SQRT1_2) return [x, -z];
  return Math.abs(normal[0]) > Math.abs(normal[2]) ? [z, y] : [x, y];
}

function middleOf(points: readonly Vec3[]): Vec3 {
  const sum = points.reduce(([x, y, z], point): Vec3 => [x + point[0], y + point[1], z + point[2]], ORIGIN);
  return scale3(sum, 1 / points.length);
}

const ORIGIN: Vec3 = [0, 0, 0];

const isSame = (a: Vec3, b: Vec3): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** Corners of a rectangle between two corners of it, round it. */
export const rectangle = ([x0, z0]: Vec2, [x1, z1]: Vec2): readonly Vec2[] => [
  [x0, z0],
  [x0, z1],
  [x1, z1],
  [x1, z0],
];

/** Corners of a regular polygon round a middle, the first along +x and turned on by a part of a side. */
export const polygon = (sides: number, radius: number, [x, z]: Vec2 = [0, 0], turn = 0): readonly Vec2[] =>
  Array.from({ length: sides }, (_, side): Vec2 => {
    const angle = (2 * Math.PI * (side + turn)) / sides;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });
