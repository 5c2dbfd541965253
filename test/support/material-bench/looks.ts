import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleMaterial, ModuleModel, ModuleVertices } from '../../../core/modules/module-model.ts';
import { pivotOf } from '../../../core/polar/pivot.ts';
import { createGrid } from '../../../core/polar/polar-grid.ts';
import { computeEdgeRatios } from '../../../core/polar/shape/edge-ratios.ts';
import type { BendInstance } from '../../../renderer/materials/module/bend-instance.ts';
import { BendMaterials, type ModuleLook } from '../../../renderer/materials/module/bend-materials.ts';
import { DEFAULT_MATERIAL } from '../../../renderer/materials/module/default-material.ts';
import {
  buildMeasureMaterial,
  EDGE_RATIO_ATTRIBUTE,
} from '../../../renderer/materials/module/measure-material.ts';
import { buildBaked, buildHost, buildPlainMaterial, compare, type Difference, shoot } from './pictures.ts';
import { buildSlab } from './sample-meshes.ts';

export const RING = { grid: createGrid(12, 2), scaleHeight: false };

/** Modules on three cells beside one another, turned and mirrored differently. */
export const INSTANCES: readonly BendInstance[] = [
  { line: 0, step: 0, quarterTurns: 0, isMirrored: false },
  { line: 0, step: 1, quarterTurns: 1, isMirrored: true },
  { line: 1, step: 0, quarterTurns: 2, isMirrored: false },
  { line: 1, step: 1, quarterTurns: 3, isMirrored: true },
].map(({ line, step, ...turns }) => ({
  centre: [-5, 0, -2],
  pivot: pivotOf(RING.grid, [line, step], [1, 1]),
  ...turns,
}));

export interface LookOptions {
  readonly material: Partial<ModuleMaterial>;
  /** Bytes of a PNG that all textures of the material show. */
  readonly image?: readonly number[];
  readonly look?: ModuleLook;
  readonly withTangents?: boolean;
  readonly withColors?: boolean;
  /** The colour of ghosts. */
  readonly ghostColor?: string;
  /** The module is wound inside out, so that its back faces are seen. */
  readonly insideOut?: boolean;
}

export interface LookResult extends Difference {
  /** Mean colour of the pixels that the modules cover, 0 to 255. */
  readonly mean: readonly [number, number, number];
}

export function sampleModule(options: LookOptions): ModuleModel {
  const { tangents, ...slab } = buildSlab([1.9, 1.2, 1.9], 8);
  const count = slab.positions.length / 3;
  const colors = Float32Array.from({ length: count * 4 }, (_, at) => (at % 4 === 3 ? 1 : (at % 7) / 7));
  const vertices: ModuleVertices = {
    ...slab,
    ...(options.withTangents && { tangents }),
    ...(options.withColors && { colors }),
    ...(options.insideOut && { indices: slab.indices.slice().reverse() }),
  };
  const image = options.image && Uint8Array.from(options.image);
  return {
    meshes: [{ name: 'slab', material: 0, vertices }],
    materials: [{ ...DEFAULT_MATERIAL, metallic: 0, roughness: 0.8, ...options.material }],
    images: image ? [{ name: 'image', type: 'image/png', bytes: image }] : [],
    bounds: { min: [-0.95, 0, -0.95], max: [0.95, 1.2, 0.95] },
  };
}

/** The same modules drawn by our material and laid by the core, with the engine's own material. */
export async function measureLook(scene: Scene, options: LookOptions): Promise<LookResult> {
  const module = sampleModule(options);
  const [mesh] = module.meshes;
  const [record] = module.materials;
  if (!mesh || !record) throw new Error('no sample');
  const empty = await shoot(scene);
  const materials = new BendMaterials(scene, () => undefined);
  materials.setRing('ring', RING);
  materials.setGhostColor(options.ghostColor ?? '#ffffff');
  const material = materials.get({
    ring: 'ring',
    module,
    material: 0,
    layout: {
      hasTangents: options.withTangents ?? false,
      hasColors: options.withColors ?? false,
      uvSets: 1,
    },
    look: options.look ?? 'normal',
  });
  const hosts = [false, true].map((isMirrored) =>
    buildHost(
      scene,
      mesh.vertices,
      INSTANCES.filter((instance) => instance.isMirrored === isMirrored),
      material,
    ),
  );
  const ours = await shoot(scene);
  for (const host of hosts) host.dispose();
  materials.dispose();
  const plain = buildPlainMaterial(scene, module, record);
  const baked = INSTANCES.map((instance) => buildBaked(scene, mesh.vertices, instance, RING, plain));
  const theirs = await shoot(scene);
  for (const one of baked) one.dispose();
  plain.dispose(true, true);
  return { ...compare(ours, theirs, empty), mean: meanOf(ours, empty) };
}

function meanOf(pixels: Uint8Array, empty: Uint8Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ([0, 1, 2].every((part) => pixels[at + part] === empty[at + part])) continue;
    count += 1;
    for (const part of [0, 1, 2] as const) sum[part] += pixels[at + part] ?? 0;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Mean colour of a module whose lowest cell is on this line, painted by a measure. */
export async function measurePaint(
  scene: Scene,
  measure: 'stretch' | 'density',
  line: number,
  wantedEdge: number,
): Promise<readonly [number, number, number]> {
  const { vertices } = sampleModule({ material: {} }).meshes[0] ?? {};
  if (!vertices) throw new Error('no sample');
  const empty = await shoot(scene);
  const material = buildMeasureMaterial(scene, measure);
  material.setRing(RING);
  const pivot = pivotOf(RING.grid, [line, 0], [1, 1]);
  const instance: BendInstance = {
    centre: [-pivot.radius, 0, -2],
    pivot,
    quarterTurns: 0,
    isMirrored: false,
  };
  const host = buildHost(scene, vertices, [instance], material);
  host.setVerticesData(EDGE_RATIO_ATTRIBUTE, computeEdgeRatios(vertices, wantedEdge), false, 1);
  const mean = meanOf(await shoot(scene), empty);
  host.dispose();
  material.dispose();
  return mean;
}
