import type { MeshWriter } from '../../mesh/mesh-writer.ts';
import type { TopPoint, TopTriangle } from './roof-top.ts';

/** How the plan of a roof stands in space. Metres and radians. */
interface RoofFrame {
  /** World height of its underside. */
  readonly base: number;
  /** Height of its edge at the eaves. */
  readonly edge: number;
  readonly pitch: number;
  /** How many units of the plan make a metre. */
  readonly unitsPerMetre: number;
}

/** Where a part of a roof is written to, and how its texture repeats a metre along u and v. */
interface RoofPaint {
  readonly writer: MeshWriter;
  readonly tiling: readonly [number, number];
}

/**
 * Writes the solid under an upper surface: the surface, upright faces all along its border down to the base, and the
 * flat underside, each triangle and edge of which stands below one of the upper surface. Closed wherever the border
 * passes every vertex once. Texture coordinates follow from the place in the world: on slopes u along the eaves and v
 * up the slope, on upright faces u along them and v the height, below u = x and v = z.
 * @param cover for what lies to the sky
 * @param trim for upright faces and the underside
 */
export function writeRoofSolid(
  triangles: readonly TopTriangle[],
  frame: RoofFrame,
  cover: RoofPaint,
  trim: RoofPaint,
): void {
  const edges = new Map<string, readonly [TopPoint, TopPoint]>();
  for (const triangle of triangles) {
    writeSlope(triangle, frame, cover);
    writeUnderside(triangle, frame, trim);
    const [a, b, c] = triangle.points;
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const back = edgeKey(to, from);
      if (edges.has(back)) edges.delete(back);
      else edges.set(edgeKey(from, to), [from, to]);
    }
  }
  for (const [from, to] of edges.values()) writeUpright(from, to, frame, trim);
}

const edgeKey = (from: TopPoint, to: TopPoint): string => `${from.x} ${from.z} ${to.x} ${to.z}`;

const heightOver = ({ base, edge, pitch, unitsPerMetre }: RoofFrame, depth: number): number =>
  base + edge + (Math.tan(pitch) * depth) / unitsPerMetre;

function writeSlope({ points, rises }: TopTriangle, frame: RoofFrame, { writer, tiling }: RoofPaint): void {
  const { unitsPerMetre, pitch } = frame;
  const across = rises === null ? 0 : -Math.sin(pitch) * rises.way;
  const up = rises === null ? 1 : Math.cos(pitch);
  const isAlongX = rises?.axis !== 'x';
  const [a, b, c] = points.map(({ x, z, depth }) => {
    const [wx, wz] = [x / unitsPerMetre, z / unitsPerMetre];
    const [u, v] = isAlongX ? [wx, wz / up] : [wz, wx / up];
    const [nx, nz] = isAlongX ? [0, across] : [across, 0];
    return writer.vertex(wx, heightOver(frame, depth), wz, nx, up, nz, u * tiling[0], v * tiling[1]);
  });
  if (a !== undefined && b !== undefined && c !== undefined) writer.triangle(a, b, c);
}

function writeUnderside(
  { points }: TopTriangle,
  { unitsPerMetre, base }: RoofFrame,
  { writer, tiling }: RoofPaint,
): void {
  const [a, b, c] = points.map(({ x, z }) => {
    const [wx, wz] = [x / unitsPerMetre, z / unitsPerMetre];
    return writer.vertex(wx, base, wz, 0, -1, 0, wx * tiling[0], wz * tiling[1]);
  });
  if (a !== undefined && b !== undefined && c !== undefined) writer.triangle(a, c, b);
}

/** The face below an edge of the border, which runs counter-clockwise round the roof. */
function writeUpright(from: TopPoint, to: TopPoint, frame: RoofFrame, { writer, tiling }: RoofPaint): void {
  const { unitsPerMetre, base } = frame;
  const size = Math.hypot(to.x - from.x, to.z - from.z);
  const [dx, dz] = [(to.x - from.x) / size, (to.z - from.z) / size];
  const corner = ({ x, z }: TopPoint, y: number): number => {
    const [wx, wz] = [x / unitsPerMetre, z / unitsPerMetre];
    return writer.vertex(wx, y, wz, -dz, 0, dx, (wx * dx + wz * dz) * tiling[0], y * tiling[1]);
  };
  const a = corner(from, base);
  const b = corner(to, base);
  const c = corner(to, heightOver(frame, to.depth));
  const d = corner(from, heightOver(frame, from.depth));
  writer.triangle(a, b, c);
  writer.triangle(a, c, d);
}
