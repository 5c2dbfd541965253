import type { Document, Node, Primitive } from '@gltf-transform/core';
import type { InstancedMesh } from '@gltf-transform/extensions';
import { add3, cross3, normalize3, scale3, type Vec3 } from '../../../core/math/vec3.ts';
import { lookOf } from './source-module.ts';
import { type Columns, combine, throughInverse, tripleAt, vec3Of } from './vectors.ts';

/** A vertex as a reader of the file shows it, in the level. */
export interface ShownCorner {
  readonly at: Vec3;
  /** The numbers of its position in the file. */
  readonly stored: string;
  readonly normal: Vec3;
  readonly tangent: Vec3 | null;
  readonly bitangent: Vec3 | null;
  readonly uvs: readonly (readonly number[])[];
  readonly color: readonly number[] | null;
}

export interface ShownTriangle {
  readonly look: string;
  readonly corners: readonly [ShownCorner, ShownCorner, ShownCorner];
}

/** How far apart numbers of a file may stand from what they mean, in the level. */
interface Precision {
  /** In metres. */
  readonly position: number;
  /** Of parts of 1: normals, tangents, texture coordinates and colours. */
  readonly part: number;
}

/** One module that a file shows, or several where they are merged. */
export interface Shown {
  readonly extras: Readonly<Record<string, unknown>>;
  /** Of the instance or node, from the centre of its ring. */
  readonly rotation: readonly number[];
  readonly scale: Vec3;
  readonly mesh: object | null;
  readonly triangles: readonly ShownTriangle[];
  readonly precision: Precision;
}

interface Placement {
  readonly columns: Columns;
  readonly origin: Vec3;
}

/** All that stands below the node of a ring. */
export const shownUnder = (ring: Node): readonly Shown[] => ring.listChildren().flatMap(shownBy);

export const ringNodes = (document: Document): readonly Node[] =>
  document
    .getRoot()
    .listNodes()
    .filter((node) => node.getExtras().kind === 'ring');

function shownBy(node: Node): readonly Shown[] {
  const world = placementOf(node.getWorldMatrix());
  const instanced = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing');
  if (!instanced) {
    return [
      show(node, world, { extras: node.getExtras(), rotation: node.getRotation(), scale: node.getScale() }),
    ];
  }
  const { modules } = node.getExtras();
  if (!Array.isArray(modules)) throw new Error(`${node.getName()} does not tell of its modules.`);
  const read = (name: string, index: number) => instanced.getAttribute(name)?.getElement(index, []) ?? [];
  return Array.from({ length: instanced.getAttribute('TRANSLATION')?.getCount() ?? 0 }, (_, index) => {
    const rotation = read('ROTATION', index);
    const scale = tripleAt(read('SCALE', index), 0, 3);
    const turned = turnedColumns(rotation);
    const columns: Columns = [
      combine(world.columns, scale3(turned[0], scale[0])),
      combine(world.columns, scale3(turned[1], scale[1])),
      combine(world.columns, scale3(turned[2], scale[2])),
    ];
    const origin = add3(world.origin, combine(world.columns, read('TRANSLATION', index)));
    return show(node, { columns, origin }, { extras: modules[index] ?? {}, rotation, scale });
  });
}

const placementOf = (matrix: readonly number[]): Placement => ({
  columns: [tripleAt(matrix, 0, 4), tripleAt(matrix, 1, 4), tripleAt(matrix, 2, 4)],
  origin: tripleAt(matrix, 3, 4),
});

function turnedColumns([x = 0, y = 0, z = 0, w = 1]: readonly number[]): Columns {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

function show(node: Node, placement: Placement, facts: Pick<Shown, 'extras' | 'rotation' | 'scale'>): Shown {
  const mesh = node.getMesh();
  const primitives = mesh?.listPrimitives() ?? [];
  const isRounded = primitives.some((each) => each.getAttribute('POSITION')?.getNormalized());
  const largest = Math.max(...placement.columns.map((column) => Math.hypot(...column)));
  return {
    ...facts,
    mesh,
    triangles: primitives.flatMap((primitive) => trianglesOf(primitive, placement)),
    // Half a step of 16 bits along each of three axes, and as much again for what lies between.
    precision: isRounded ? { position: (2 * largest) / 32_767, part: 1 / 16_000 } : { position: 0, part: 0 },
  };
}

function trianglesOf(primitive: Primitive, placement: Placement): readonly ShownTriangle[] {
  const count = primitive.getAttribute('POSITION')?.getCount() ?? 0;
  const corners = Array.from({ length: count }, (_, vertex) => cornerOf(primitive, vertex, placement));
  const indices = primitive.getIndices()?.getArray() ?? [];
  const look = lookOf(primitive.getMaterial());
  const corner = (at: number): ShownCorner => {
    const found = corners[indices[at] ?? -1];
    if (!found) throw new Error('An index of the file points at no vertex.');
    return found;
  };
  return Array.from({ length: indices.length / 3 }, (_, t) => ({
    look,
    corners: [corner(3 * t), corner(3 * t + 1), corner(3 * t + 2)],
  }));
}

function cornerOf(primitive: Primitive, vertex: number, { columns, origin }: Placement): ShownCorner {
  const read = (name: string) => primitive.getAttribute(name)?.getElement(vertex, []);
  const position = read('POSITION') ?? [];
  const normal = throughInverse(columns, tripleAt(read('NORMAL') ?? [], 0, 3));
  const stored = read('TANGENT');
  const tangent = stored ? normalize3(combine(columns, stored)) : null;
  const uvs = primitive.listSemantics().filter((name) => name.startsWith('TEXCOORD_'));
  return {
    at: vec3Of((axis) => origin[axis] + combine(columns, position)[axis]),
    stored: position.join(' '),
    normal,
    tangent,
    bitangent: tangent && scale3(cross3(normal, tangent), stored?.[3] ?? 0),
    uvs: uvs.sort().map((name) => read(name) ?? []),
    color: read('COLOR_0') ?? null,
  };
}
