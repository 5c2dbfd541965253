import { linearColor } from '../../../core/math/linear-color.ts';
import { add3, along3, cross3, dot3, normalize3, sub3, type Vec3 } from '../../../core/math/vec3.ts';
import type { Part } from './part.ts';
import { fan, type Polygon } from './solid.ts';

type Floats = Float32Array<ArrayBuffer>;

/** The arrays of one mesh, as glTF has them. */
interface VertexArrays {
  readonly positions: Floats;
  readonly normals: Floats;
  /** Where the material has images. */
  readonly uvs: Floats | null;
  /** Where the material has an image of slopes; the sign of the bitangent is always 1. */
  readonly tangents: Floats | null;
  /** Linear; where faces have colours. */
  readonly colors: Floats | null;
  readonly indices: Uint16Array<ArrayBuffer>;
}

/** Faces that meet at a smaller angle than this (as its cosine: 36°) look like one round surface. */
const SMOOTH = Math.cos(Math.PI / 5);

interface Face {
  readonly polygon: Polygon;
  readonly color: readonly number[] | null;
  /** Perpendicular, as long as twice the area. */
  readonly area: Vec3;
}

const keyOf = (point: readonly number[]): string => point.map((value) => Math.round(value * 1e5)).join();

/** The vertices of parts of one material: shared where position, normal and everything else are the same. */
export function verticesOf(parts: readonly Part[]): VertexArrays {
  const { image, imageSize = 1, normals: slopes } = parts[0]?.paint ?? {};
  const faces = parts.flatMap(facesOf);
  const around = groupByCorner(faces);
  const rows: (readonly number[])[] = [];
  const known = new Map<string, number>();
  const indexOf = (row: readonly number[]): number => {
    const key = keyOf(row);
    const index = known.get(key) ?? rows.length;
    if (index === rows.length) rows.push(row);
    known.set(key, index);
    return index;
  };
  const indices = faces.flatMap((face) =>
    fan(face.polygon).flatMap((corners) =>
      corners.map((corner) => {
        const normal = smoothNormal(face, around.get(keyOf(corner)) ?? []);
        const uv = image === undefined ? [0, 0] : uvOf(corner, face.area, imageSize);
        const tangent = slopes === undefined ? [0, 0, 0, 0] : tangentOf(normal, face.area);
        return indexOf([...corner, ...normal, ...uv, ...tangent, ...(face.color ?? [1, 1, 1])]);
      }),
    ),
  );
  const column = (from: number, to: number): Floats =>
    Float32Array.from(rows.flatMap((row) => row.slice(from, to)));
  return {
    positions: column(0, 3),
    normals: column(3, 6),
    uvs: image === undefined ? null : column(6, 8),
    tangents: slopes === undefined ? null : column(8, 12),
    colors: faces.some(({ color }) => color) ? column(12, 15) : null,
    indices: Uint16Array.from(indices),
  };
}

const facesOf = ({ solid, colorOf }: Part): Face[] =>
  solid.map((polygon) => ({
    polygon,
    color: colorOf ? linearColor(colorOf(polygon)) : null,
    area: fan(polygon).reduce<Vec3>((sum, [a, b, c]) => add3(sum, cross3(sub3(b, a), sub3(c, a))), [0, 0, 0]),
  }));

function groupByCorner(faces: readonly Face[]): Map<string, Face[]> {
  const groups = new Map<string, Face[]>();
  for (const face of faces) {
    for (const corner of face.polygon) {
      const key = keyOf(corner);
      groups.set(key, [...(groups.get(key) ?? []), face]);
    }
  }
  return groups;
}

function smoothNormal({ area }: Face, around: readonly Face[]): Vec3 {
  const own = normalize3(area);
  const near = around.filter((other) => dot3(normalize3(other.area), own) > SMOOTH);
  return normalize3(near.reduce<Vec3>((sum, other) => add3(sum, other.area), [0, 0, 0]));
}

type Axis = 'x' | 'y' | 'z';

function mainAxis([nx, ny, nz]: Vec3): Axis {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  if (ay >= ax && ay >= az) return 'y';
  return ax >= az ? 'x' : 'z';
}

/** The image is laid on along the axis that the face looks along most, upright and never mirrored; v runs down it. */
function uvOf([x, y, z]: Vec3, area: Vec3, size: number): readonly [number, number] {
  const axis = mainAxis(area);
  if (axis === 'y') return [x / size, (z * Math.sign(area[1])) / size];
  return [(axis === 'x' ? -z * Math.sign(area[0]) : x * Math.sign(area[2])) / size, -y / size];
}

/** The direction in which u grows, in the plane of the normal. */
function tangentOf(normal: Vec3, area: Vec3): readonly number[] {
  const axis = mainAxis(area);
  const along: Vec3 =
    axis === 'y' ? [1, 0, 0] : axis === 'x' ? [0, 0, -Math.sign(area[0])] : [Math.sign(area[2]), 0, 0];
  return [...normalize3(along3(along, normal, -dot3(along, normal))), 1];
}
