import type { Vec3 } from '../../core/math/vec3.ts';
import { cross3, normalize3, sub3 } from '../../core/math/vec3.ts';
import type { ModuleMesh, ModuleModel, ModuleVertices } from '../../core/modules/module-model.ts';

type Polygon = readonly Vec3[];

/**
 * A module mesh of flat convex faces, counter-clockwise from outside: vertices of its own for each face, a fan of
 * triangles, tangents along the first edge, texture coordinates and colours that follow from positions.
 */
export function meshOfFaces(
  faces: readonly Polygon[],
  name = 'faces',
  material: number | null = null,
): ModuleMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const tangents: number[] = [];
  const indices: number[] = [];
  for (const face of faces) {
    const [a, b, c] = face;
    if (!a || !b || !c) throw new Error('A face has three corners at least.');
    const first = positions.length / 3;
    const normal = normalize3(cross3(sub3(b, a), sub3(c, a)));
    const along = normalize3(sub3(b, a));
    for (const corner of face) {
      positions.push(...corner);
      normals.push(...normal);
      tangents.push(...along, 1);
    }
    for (let i = 2; i < face.length; i += 1) indices.push(first, first + i - 1, first + i);
  }
  const corners = Array.from({ length: positions.length / 3 }, (_, i) => positions.slice(3 * i, 3 * i + 3));
  const vertices: ModuleVertices = {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    tangents: new Float32Array(tangents),
    uvs: [
      new Float32Array(corners.flatMap(([x = 0, y = 0, z = 0]) => [x + y, z])),
      new Float32Array(corners.flatMap(([x = 0, , z = 0]) => [z / 2, x / 2])),
    ],
    colors: new Float32Array(corners.flatMap(([x = 0, y = 0, z = 0]) => [x, y, z, 1])),
    indices: new Uint32Array(indices),
  };
  return { name, material, vertices };
}

/** The faces of a box, outwards. */
export function boxFaces([x0, y0, z0]: Vec3, [x1, y1, z1]: Vec3): readonly Polygon[] {
  return prismFaces(
    [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ],
    y0,
    y1,
  );
}

/**
 * A convex outline in the plan, raised. @param outline [x, z], counter-clockwise where x is to the right and z up
 */
export function prismFaces(
  outline: readonly (readonly [number, number])[],
  y0: number,
  y1: number,
): readonly Polygon[] {
  const at = (y: number) => outline.map(([x, z]): Vec3 => [x, y, z]);
  return [at(y1).reverse(), at(y0), ...sidesOf(outline, y0, y1)];
}

const sidesOf = (
  outline: readonly (readonly [number, number])[],
  y0: number,
  y1: number,
): readonly Polygon[] =>
  outline.map(([x, z], i): Polygon => {
    const [nextX, nextZ] = outline[(i + 1) % outline.length] ?? [x, z];
    return [
      [nextX, y0, nextZ],
      [x, y0, z],
      [x, y1, z],
      [nextX, y1, nextZ],
    ];
  });

/** A square frame around a square hole through it, both around the origin: sides `outer` and `inner`. */
export function frameFaces(outer: number, inner: number, y0: number, y1: number): readonly Polygon[] {
  const square = (side: number) =>
    [
      [-side, -side],
      [side, -side],
      [side, side],
      [-side, side],
    ].map(([x = 0, z = 0]) => [x / 2, z / 2] as const);
  const [out, hole] = [square(outer), square(inner)];
  const tops = out.map(([x, z], i): Polygon => {
    const [nextX, nextZ] = out[(i + 1) % 4] ?? [x, z];
    const [holeX, holeZ] = hole[i] ?? [0, 0];
    const [afterX, afterZ] = hole[(i + 1) % 4] ?? [0, 0];
    return [
      [x, y1, z],
      [holeX, y1, holeZ],
      [afterX, y1, afterZ],
      [nextX, y1, nextZ],
    ];
  });
  const bottoms = tops.map((face) => [...face].reverse().map(([x, , z]): Vec3 => [x, y0, z]));
  return [...tops, ...bottoms, ...sidesOf(out, y0, y1), ...sidesOf([...hole].reverse(), y0, y1)];
}

const turnedFaces = (faces: readonly Polygon[], turn: (point: Vec3) => Vec3): readonly Polygon[] =>
  faces.map((face) => face.map(turn));

/** Of these meshes, with no material but glTF's default one. */
export function modelOf(...meshes: readonly ModuleMesh[]): ModuleModel {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  const bounds = {
    min: [...min] as [number, number, number],
    max: [-min[0], -min[1], -min[2]] as [number, number, number],
  };
  for (const { vertices } of meshes) {
    vertices.positions.forEach((value, i) => {
      const axis = (i % 3) as 0 | 1 | 2;
      bounds.min[axis] = Math.min(bounds.min[axis], value);
      bounds.max[axis] = Math.max(bounds.max[axis], value);
    });
  }
  return { meshes, materials: [], images: [], bounds };
}

/** Closed modules of several kinds for cells of 4 m, by what they are. */
export function makeCodeModules(): ReadonlyMap<string, ModuleModel> {
  const tilt = ([x, y, z]: Vec3): Vec3 => {
    const [cosine, sine] = [Math.cos(0.5), Math.sin(0.5)];
    const [u, v] = [cosine * x - sine * y, sine * x + cosine * y];
    return [cosine * u - sine * z, v, sine * u + cosine * z];
  };
  const hexagon = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (k * Math.PI) / 3 + 0.1;
    return [1.9 * Math.cos(angle), 1.9 * Math.sin(angle)] as const;
  });
  const box = boxFaces([-2, 0, -2], [2, 1, 2]);
  return new Map([
    ['a box that fills its cell', modelOf(meshOfFaces(box))],
    ['a box of two meshes', modelOf(meshOfFaces(box.slice(0, 3), 'a', 0), meshOfFaces(box.slice(3), 'b', 1))],
    ['a prism', modelOf(meshOfFaces(prismFaces(hexagon, -0.5, 2)))],
    ['a frame around a hole', modelOf(meshOfFaces(frameFaces(3.7, 1.3, 0, 0.4)))],
    ['a tilted frame', modelOf(meshOfFaces(turnedFaces(frameFaces(3, 1.1, -0.3, 0.4), tilt)))],
    ['a hall of 3 × 2 cells', modelOf(meshOfFaces(boxFaces([-6, 0, -4], [6, 3, 4])))],
  ]);
}
