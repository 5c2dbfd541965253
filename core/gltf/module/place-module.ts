import type { Document, Material, Mesh } from '@gltf-transform/core';
import type { ModuleVertices } from '../../modules/module-model.ts';
import { healSurface, type SoundSurface } from './heal-surface.ts';
import { joinSurfaces } from './join-surfaces.ts';
import { findBumpSet, withTangents } from './make-tangents.ts';
import { composeMatrix, type Matrix, multiplyMatrices } from './matrix.ts';
import { placeSurface } from './place-surface.ts';
import { findInstancing, type PlacedNode } from './placed-nodes.ts';
import type { PlainJson } from './plain-json.ts';
import { readSurface } from './read-surface.ts';
import { countTextureSets } from './sound-material.ts';
import type { Surface } from './surface.ts';

/** All surfaces of a module of one material. */
export interface JoinedMesh {
  readonly name: string;
  /** Null for glTF's default material. */
  readonly material: Material | null;
  readonly vertices: ModuleVertices;
}

interface Gathered {
  readonly name: string;
  readonly material: Material | null;
  readonly surfaces: SoundSurface[];
}

/**
 * The meshes of a module where its nodes put them, one a material. Surfaces whose material has bumps get tangents where
 * the file has none, so that every reader shows the same bumps; of other materials those with tangents and those without
 * stay apart.
 * @param document the library's reading of `plain`
 * @throws ModuleError for indices that name no vertex and positions that are no finite numbers
 */
export function placeModule(
  document: Document,
  plain: PlainJson,
  nodes: readonly PlacedNode[],
): readonly JoinedMesh[] {
  const gathered = new Map<Material | null, [Gathered?, Gathered?]>();
  const meshes = document.getRoot().listMeshes();
  const demands = findDemands(document, plain);
  const read = new Map<Mesh, readonly Surface[]>();
  for (const placed of nodes) {
    if (placed.node.mesh === undefined) continue;
    const mesh = meshes[plain.takeMesh(placed.node.mesh)];
    if (!mesh) continue;
    const surfaces = read.get(mesh) ?? readMesh(mesh, placed.node.mesh);
    read.set(mesh, surfaces);
    const name = mesh.getName() || placed.node.name || '';
    for (const matrix of matricesOf(placed, document, plain)) {
      for (const [at, surface] of surfaces.entries()) {
        const material = mesh.listPrimitives()[at]?.getMaterial() ?? null;
        const sound = healSurface(placeSurface(surface, matrix, `nodes[${placed.index}]`));
        gather(gathered, material, name, withBumps(sound, demands.get(material)));
      }
    }
  }
  const groups = [...gathered.values()].flat();
  return groups.flatMap((group) => (group ? [joined(group, demands.get(group.material)?.sets ?? 0)] : []));
}

const readMesh = (mesh: Mesh, index: number): readonly Surface[] =>
  mesh.listPrimitives().map((primitive, at) => readSurface(primitive, `meshes[${index}].primitives[${at}]`));

function gather(
  groups: Map<Material | null, [Gathered?, Gathered?]>,
  material: Material | null,
  name: string,
  surface: SoundSurface,
): void {
  if (surface.indices.length === 0) return;
  const pair = groups.get(material) ?? [];
  groups.set(material, pair);
  const at = surface.tangents ? 1 : 0;
  const group = pair[at] ?? { name, material, surfaces: [] };
  pair[at] = group;
  group.surfaces.push(surface);
}

/** What a material asks of the surfaces that have it. */
interface Demand {
  /** How many sets of texture coordinates its textures name. */
  readonly sets: number;
  /** The set along which its bumps lie. */
  readonly bumps: number | undefined;
}

const withBumps = (surface: SoundSurface, demand: Demand | undefined): SoundSurface =>
  demand?.bumps === undefined ? surface : withTangents(surface, demand.bumps);

function findDemands(document: Document, plain: PlainJson): ReadonlyMap<Material | null, Demand> {
  const { materials } = plain;
  const made = document.getRoot().listMaterials();
  return new Map(
    made.map((material, at) => {
      const json = materials[at] ?? {};
      return [material, { sets: countTextureSets(json), bumps: findBumpSet(json) }];
    }),
  );
}

/** @param sets of texture coordinates that its textures ask for: one that is missing is all zeros, as engines take it */
function joined({ name, material, surfaces }: Gathered, sets: number): JoinedMesh {
  const vertices = joinSurfaces(surfaces);
  const size = (vertices.positions.length / 3) * 2;
  const missing = Math.max(0, sets - vertices.uvs.length);
  const uvs = [...vertices.uvs, ...Array.from({ length: missing }, () => new Float32Array(size))];
  return { name: name || material?.getName() || '', material, vertices: { ...vertices, uvs } };
}

/** Where the copies of a node stand; a node without copies is its only one. */
function matricesOf({ node, matrix }: PlacedNode, document: Document, plain: PlainJson): readonly Matrix[] {
  const instancing = findInstancing(node);
  if (!instancing) return [matrix];
  const accessors = document.getRoot().listAccessors();
  const find = (name: string) => {
    const index = instancing[name];
    return index === undefined ? undefined : accessors[plain.takeAccessor(index)];
  };
  const [translation, rotation, scale] = [find('TRANSLATION'), find('ROTATION'), find('SCALE')];
  const count = translation?.getCount() ?? rotation?.getCount() ?? scale?.getCount() ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const copy = composeMatrix(
      translation?.getElement(at, []) ?? [0, 0, 0],
      rotation?.getElement(at, []) ?? [0, 0, 0, 1],
      scale?.getElement(at, []) ?? [1, 1, 1],
    );
    return multiplyMatrices(matrix, copy);
  });
}
