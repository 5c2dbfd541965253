import { triangulate } from '../math/triangulate.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { MeshWriter } from '../mesh/mesh-writer.ts';
import type { Corner, Part } from './joint-shape.ts';
import type { WallOutline } from './wall-outline.ts';

/** How a part of a wall is painted. */
export interface Paint {
  /** A material's id, or null for the default material. */
  readonly material: string | null;
  /** Texture repeats a metre along u and v. */
  readonly tiling: readonly [number, number];
}

/** Everything the mesh of a wall follows from. */
export interface WallSolid {
  readonly outline: WallOutline;
  /** Unit vector from the wall's start to its end. */
  readonly direction: Vec2;
  /** World height of the foot, in metres. */
  readonly elevation: number;
  /** In metres. */
  readonly height: number;
  readonly paint: Readonly<Record<Part, Paint>>;
}

/**
 * The surface of a wall by material. Faces against other walls are left out, so that walls that meet make one closed
 * surface together. Every face has its own vertices (flat normals).
 *
 * Texture coordinates follow from the place in the world alone. On an upright face with the outward normal n,
 * u runs along ŷ × n, which is to the right for who looks at the face, and v is the height: textures are never
 * mirrored, collinear walls continue one another whichever way they were drawn, and a wall that moves along itself
 * slides under its texture. On tops and undersides u runs along the wall; see `flatAxis`.
 */
export function buildWallMeshes(solid: WallSolid): ReadonlyMap<string | null, MeshData> {
  const meshes = new Map<string | null, MeshData>();
  for (const part of PARTS) {
    const { material } = solid.paint[part];
    if (meshes.has(material)) continue;
    writeMaterial(solid, material);
    if (writer.vertexCount > 0) meshes.set(material, writer.take());
  }
  return meshes;
}

const PARTS: readonly Part[] = ['left', 'right', 'trim'];

/** Shared by all calls: each takes its result out before it returns. */
const writer = new MeshWriter();

function writeMaterial(solid: WallSolid, material: string | null): void {
  const { corners, edges } = solid.outline;
  for (const [index, { part, covered }] of edges.entries()) {
    const from = corners[index];
    const to = corners[index + 1] ?? corners[0];
    if (!from || !to || covered >= solid.height || solid.paint[part].material !== material) continue;
    writeUpright(solid, from, to, covered, solid.paint[part].tiling);
  }
  if (solid.paint.trim.material === material) writeFlats(solid);
}

/**
 * The face over one edge of the footprint, from where the neighbour ends to the top. Its upright borders have a vertex
 * at every level of their corner, as those of the faces that meet it there.
 */
function writeUpright(
  { elevation, height }: WallSolid,
  from: Corner,
  to: Corner,
  covered: number,
  [tileU, tileV]: Paint['tiling'],
): void {
  const size = Math.hypot(to.x - from.x, to.z - from.z);
  const dx = (to.x - from.x) / size;
  const dz = (to.z - from.z) / size;
  const border = (corner: Corner): number[] => {
    const u = (corner.x * dx + corner.z * dz) * tileU;
    const vertex = (level: number): number => {
      const y = elevation + level;
      return writer.vertex(corner.x, y, corner.z, -dz, 0, dx, u, y * tileV);
    };
    const between = corner.levels.filter((level) => level > covered && level < height);
    return [covered, ...between, height].map(vertex);
  };
  zip(border(from), border(to));
}

/** Triangles between two upright borders, both from the bottom up, `left` being left seen from outside. */
function zip(left: readonly number[], right: readonly number[]): void {
  let [a = 0] = left;
  let [b = 0] = right;
  const steps = Math.max(left.length, right.length);
  for (let step = 1; step < steps; step += 1) {
    const nextRight = right[step];
    if (nextRight !== undefined) {
      writer.triangle(a, b, nextRight);
      b = nextRight;
    }
    const nextLeft = left[step];
    if (nextLeft !== undefined) {
      writer.triangle(a, b, nextLeft);
      a = nextLeft;
    }
  }
}

function writeFlats(solid: WallSolid): void {
  const { corners } = solid.outline;
  const triangles = triangulate(corners);
  const top = writeFlat(solid, solid.elevation + solid.height, 1);
  const bottom = writeFlat(solid, solid.elevation, -1);
  for (let index = 0; index + 2 < triangles.length; index += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(index, index + 3);
    writer.triangle(top + a, top + b, top + c);
    writer.triangle(bottom + a, bottom + c, bottom + b);
  }
}

/** The vertices of the top (facing 1) or the underside (facing −1). Returns the number of the first. */
function writeFlat({ outline, direction, paint }: WallSolid, y: number, facing: 1 | -1): number {
  const [ux, uz] = flatAxis(direction);
  const [tileU, tileV] = paint.trim.tiling;
  const first = writer.vertexCount;
  for (const { x, z } of outline.corners) {
    const u = x * ux + z * uz;
    const v = (x * uz - z * ux) * facing;
    writer.vertex(x, y, z, 0, facing, 0, u * tileU, v * tileV);
  }
  return first;
}

/**
 * The direction of u on tops and undersides: that of the wall or the opposite, the same for both ways of drawing it.
 * Where one turns into the other is a direction that nobody draws, 97° from +x.
 */
function flatAxis([x, z]: Vec2): Vec2 {
  return x * Math.cos(FLIP_ANGLE) + z * Math.sin(FLIP_ANGLE) >= 0 ? [x, z] : [-x, -z];
}

const FLIP_ANGLE = (7 * Math.PI) / 180;
