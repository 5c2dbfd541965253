import type { GLTF } from '@gltf-transform/core';
import type { ProblemList } from './problem-list.ts';

const UNSIGNED = [5121, 5123, 5125];
const SIGNED_OR_FLOAT = [5120, 5122, 5126];
const SHORT_OR_FLOAT = [5120, 5121, 5122, 5123, 5126];

interface Expected {
  readonly types: readonly string[];
  readonly components: readonly number[];
}

/** Of the glTF specification, 3.7.2.1, and KHR_mesh_quantization. */
const EXPECTED: readonly (readonly [RegExp, Expected])[] = [
  [/^POSITION$/, { types: ['VEC3'], components: SHORT_OR_FLOAT }],
  [/^NORMAL$/, { types: ['VEC3'], components: SIGNED_OR_FLOAT }],
  [/^TANGENT$/, { types: ['VEC4'], components: SIGNED_OR_FLOAT }],
  [/^TEXCOORD_\d+$/, { types: ['VEC2'], components: SHORT_OR_FLOAT }],
  [/^COLOR_0$/, { types: ['VEC3', 'VEC4'], components: SHORT_OR_FLOAT }],
];
const INDICES: Expected = { types: ['SCALAR'], components: UNSIGNED };

/** Whether each primitive has positions, and all that is read of it the types and counts that belong together. */
export function checkPrimitives(json: GLTF.IGLTF, problems: ProblemList): void {
  for (const [mesh, { primitives }] of (json.meshes ?? []).entries()) {
    for (const [index, primitive] of primitives.entries()) {
      checkPrimitive(primitive, json, `meshes[${mesh}].primitives[${index}]`, problems);
    }
  }
}

function checkPrimitive(
  { attributes, indices }: GLTF.IMeshPrimitive,
  json: GLTF.IGLTF,
  place: string,
  problems: ProblemList,
): void {
  const vertices = json.accessors?.[attributes.POSITION ?? -1]?.count;
  if (vertices === undefined) {
    problems.add('modules.no-positions', { place });
    return;
  }
  for (const [name, at] of Object.entries(attributes)) {
    const expected = EXPECTED.find(([pattern]) => pattern.test(name))?.[1];
    const accessor = json.accessors?.[at];
    if (!expected || !accessor) continue;
    checkElements(accessor, expected, `${place}.attributes.${name}`, problems);
    if (accessor.count !== vertices) {
      problems.add('modules.unequal-counts', { place, name, count: accessor.count, vertices });
    }
  }
  const numbering = json.accessors?.[indices ?? -1];
  if (numbering) checkElements(numbering, INDICES, `${place}.indices`, problems);
}

function checkElements(
  { type, componentType }: GLTF.IAccessor,
  { types, components }: Expected,
  place: string,
  problems: ProblemList,
): void {
  if (types.includes(type) && components.includes(componentType)) return;
  problems.add('modules.wrong-elements', {
    place,
    found: `${type} ${componentType}`,
    types: types.join(', '),
    components: components.join(', '),
  });
}

const TRIANGLES = 4;

/** Not points or lines: those have no surface to bend. */
export const isOfTriangles = ({ mode = TRIANGLES }: GLTF.IMeshPrimitive): boolean => mode >= TRIANGLES;
