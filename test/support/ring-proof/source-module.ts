import { Document, type Material, NodeIO, type Texture } from '@gltf-transform/core';
import { PNG } from 'pngjs';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { add3, cross3, normalize3, scale3 } from '../../../core/math/vec3.ts';
import type { ModuleVertices } from '../../../core/modules/module-model.ts';
import { boxFaces, meshOfFaces, prismFaces } from '../code-modules.ts';
import { type Columns, combine, throughInverse, tripleAt } from './vectors.ts';

/** A closed solid of one material, under two nodes. */
export interface SolidDesign {
  readonly shape: 'box' | 'prism' | 'corner';
  /** Normals that lean outwards, so that they differ over a face. */
  readonly isSmooth: boolean;
  readonly hasTangents: boolean;
  readonly uvSets: 0 | 1 | 2;
  readonly hasColors: boolean;
  readonly rotation: readonly [number, number, number, number];
  readonly scale: Vec3;
  readonly translation: Vec3;
}

/** A corner as the artist means it, in the metres of the file. */
export interface SourceCorner {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly tangent: Vec3 | null;
  readonly bitangent: Vec3 | null;
  readonly uvs: readonly (readonly number[])[];
  readonly color: readonly number[] | null;
}

export interface SourceTriangle {
  /** See lookOf. */
  readonly look: string;
  readonly corners: readonly [SourceCorner, SourceCorner, SourceCorner];
}

export interface SourceModule {
  /** As an artist's program writes it. */
  readonly glb: Uint8Array;
  readonly triangles: readonly SourceTriangle[];
  readonly materials: readonly Material[];
}

/** What tells materials of these tests apart: no two have one colour. */
export const lookOf = (material: Material | null): string =>
  (material?.getBaseColorFactor() ?? []).map((part) => part.toFixed(4)).join(' ');

/** @param index of the module; all modules share their first material, and the names of the others */
export async function makeSourceModule(index: number, solids: readonly SolidDesign[]): Promise<SourceModule> {
  const document = new Document();
  document.createBuffer();
  const scene = document.createScene('module');
  const picture = document.createTexture('Picture').setImage(PICTURE).setMimeType('image/png');
  const materials = solids.map((solid, at) =>
    materialOf(document, index, at, solid.uvSets > 0 ? picture : null),
  );
  const triangles = solids.flatMap((solid, at): SourceTriangle[] => {
    const vertices = verticesOf(solid);
    const material = materials[at] ?? null;
    const primitive = primitiveOf(document, vertices, solid).setMaterial(material);
    const node = document
      .createNode(`solid ${at}`)
      .setMesh(document.createMesh('solid').addPrimitive(primitive))
      .setScale([...solid.scale]);
    const above = document
      .createNode('above')
      .setTranslation([...solid.translation])
      .setRotation([...solid.rotation])
      .addChild(node);
    scene.addChild(above);
    return trianglesOf(vertices, solid, node.getWorldMatrix(), lookOf(material));
  });
  if (!solids.some(({ uvSets }) => uvSets > 0)) picture.dispose();
  const glb = Uint8Array.from(await new NodeIO().writeBinary(document));
  return { glb, triangles, materials };
}

const PICTURE = Uint8Array.from(PNG.sync.write(new PNG({ width: 2, height: 2 })));

function materialOf(document: Document, index: number, at: number, picture: Texture | null): Material {
  const material = document.createMaterial(at === 0 ? 'Steel' : 'Paint').setRoughnessFactor(0.5);
  const isShared = at === 0 && picture;
  material.setBaseColorFactor(
    isShared ? [0.5, 0.5, 0.5, 1] : [0.1 + 0.05 * index, 0.2 + 0.05 * at, picture ? 1 : 0.5, 1],
  );
  return picture ? material.setBaseColorTexture(picture) : material;
}

function verticesOf({ shape, isSmooth }: SolidDesign): ModuleVertices {
  const { vertices } = meshOfFaces(facesOf(shape));
  if (!isSmooth) return vertices;
  const { positions, normals, tangents = new Float32Array() } = vertices;
  const leaning = normals.slice();
  const along = tangents.slice();
  for (let v = 0; v < positions.length / 3; v += 1) {
    const lean = normalize3(tripleAt(positions, v, 3));
    const normal = normalize3(add3(tripleAt(normals, v, 3), scale3(lean, 0.6)));
    leaning.set(normal, 3 * v);
    // Still at right angles to the normal.
    along.set(normalize3(cross3(cross3(normal, tripleAt(tangents, v, 4)), normal)), 4 * v);
  }
  return { ...vertices, normals: leaning, tangents: along };
}

function facesOf(shape: SolidDesign['shape']) {
  if (shape === 'box') return boxFaces([-1, -0.3, -0.8], [0.9, 0.7, 1]);
  const sides = shape === 'prism' ? 5 : 3;
  const outline = Array.from({ length: sides }, (_, k) => {
    const angle = (2 * Math.PI * k) / sides + 0.2;
    return [(1 + 0.2 * k) * Math.cos(angle) * 0.7, Math.sin(angle)] as const;
  });
  return prismFaces(outline, -0.4, 0.6);
}

const colorOf = (vertices: ModuleVertices, v: number): number[] =>
  [...tripleAt(vertices.positions, v, 3), 1].map((value) => Math.fround(Math.min(1, Math.abs(value) / 2)));

function primitiveOf(document: Document, vertices: ModuleVertices, solid: SolidDesign) {
  const [buffer = null] = document.getRoot().listBuffers();
  const count = vertices.positions.length / 3;
  const primitive = document.createPrimitive();
  const add = (name: string, type: 'VEC2' | 'VEC3' | 'VEC4', array: Float32Array | undefined) =>
    primitive.setAttribute(
      name,
      document
        .createAccessor()
        .setType(type)
        .setArray(array?.slice() ?? null)
        .setBuffer(buffer),
    );
  add('POSITION', 'VEC3', vertices.positions);
  add('NORMAL', 'VEC3', vertices.normals);
  if (solid.hasTangents) add('TANGENT', 'VEC4', vertices.tangents);
  for (let set = 0; set < solid.uvSets; set += 1) add(`TEXCOORD_${set}`, 'VEC2', vertices.uvs[set]);
  if (solid.hasColors) {
    const colors = Array.from({ length: count }, (_, v) => colorOf(vertices, v)).flat();
    add('COLOR_0', 'VEC4', Float32Array.from(colors));
  }
  return primitive.setIndices(
    document.createAccessor().setType('SCALAR').setArray(vertices.indices.slice()).setBuffer(buffer),
  );
}

function trianglesOf(
  vertices: ModuleVertices,
  solid: SolidDesign,
  matrix: readonly number[],
  look: string,
): SourceTriangle[] {
  const isMirrored = solid.scale.filter((value) => value < 0).length % 2 === 1;
  const corners = Array.from({ length: vertices.positions.length / 3 }, (_, v) =>
    cornerOf(vertices, v, solid, matrix),
  );
  const corner = (at: number): SourceCorner => {
    const found = corners[vertices.indices[at] ?? -1];
    if (!found) throw new Error('An index points at no vertex.');
    return found;
  };
  return Array.from({ length: vertices.indices.length / 3 }, (_, t) => {
    const [a, b, c] = [corner(3 * t), corner(3 * t + 1), corner(3 * t + 2)];
    return { look, corners: isMirrored ? [a, c, b] : [a, b, c] };
  });
}

function cornerOf(
  vertices: ModuleVertices,
  v: number,
  solid: SolidDesign,
  matrix: readonly number[],
): SourceCorner {
  const columns: Columns = [tripleAt(matrix, 0, 4), tripleAt(matrix, 1, 4), tripleAt(matrix, 2, 4)];
  const normal = tripleAt(vertices.normals, v, 3);
  const tangent = tripleAt(vertices.tangents ?? [], v, 4);
  const move = (direction: Vec3): Vec3 => combine(columns, direction);
  const at = add3(move(tripleAt(vertices.positions, v, 3)), tripleAt(matrix, 3, 4));
  return {
    at,
    normal: throughInverse(columns, normal),
    tangent: solid.hasTangents ? normalize3(move(tangent)) : null,
    bitangent: solid.hasTangents ? move(cross3(normal, tangent)) : null,
    uvs: vertices.uvs.slice(0, solid.uvSets).map((uv) => [uv[2 * v] ?? 0, uv[2 * v + 1] ?? 0]),
    color: solid.hasColors ? colorOf(vertices, v) : null,
  };
}
