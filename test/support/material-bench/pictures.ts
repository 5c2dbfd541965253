import { Material } from '@babylonjs/core/Materials/material.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type {
  ModuleMaterial,
  ModuleModel,
  ModuleTexture,
  ModuleVertices,
} from '../../../core/modules/module-model.ts';
import { deformVertices } from '../../../core/polar/deformation.ts';
import { flipWinding } from '../../../core/polar/flip-winding.ts';
import { toWorld } from '../../../core/polar/pivot.ts';
import type { BendRing } from '../../../renderer/materials/module/bend-chain.ts';
import {
  BEND_ATTRIBUTE,
  type BendInstance,
  INSTANCE_FLOATS,
  writeBendInstance,
} from '../../../renderer/materials/module/bend-instance.ts';

/** A mesh of the straight module with instances on a ring, all mirrored or none. */
export function buildHost(
  scene: Scene,
  vertices: ModuleVertices,
  instances: readonly BendInstance[],
  material: Material,
): Mesh {
  const isMirrored = instances[0]?.isMirrored ?? false;
  const mesh = buildMesh(scene, vertices, isMirrored ? flipWinding(vertices.indices) : vertices.indices);
  const matrices = new Float32Array(instances.length * INSTANCE_FLOATS.matrix);
  const bends = new Float32Array(instances.length * INSTANCE_FLOATS.bend);
  for (const [index, instance] of instances.entries()) writeBendInstance(matrices, bends, index, instance);
  mesh.thinInstanceSetBuffer('matrix', matrices, INSTANCE_FLOATS.matrix, false);
  mesh.thinInstanceSetBuffer(BEND_ATTRIBUTE, bends, INSTANCE_FLOATS.bend, false);
  mesh.material = material;
  return mesh;
}

/** The same, laid on the ring by the core. */
export function buildBaked(
  scene: Scene,
  vertices: ModuleVertices,
  instance: BendInstance,
  { grid, scaleHeight }: BendRing,
  material: Material,
): Mesh {
  const { centre, pivot, quarterTurns, isMirrored } = instance;
  const count = vertices.positions.length;
  const baked = {
    positions: new Float64Array(count),
    normals: new Float64Array(count),
    ...(vertices.tangents && { tangents: new Float64Array((count / 3) * 4) }),
  };
  const bend = { grid, pivotRadius: pivot.radius, quarterTurns, mirrored: isMirrored, scaleHeight };
  deformVertices(vertices, bend, baked);
  const place = (values: Float64Array, size: number, isPoint: boolean): Float32Array => {
    const placed = Float32Array.from(values);
    const origin = isPoint ? [0, 0, 0] : toWorld(pivot, centre, [0, 0, 0]);
    for (let at = 0; at < values.length; at += size) {
      const point = toWorld(pivot, centre, [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0]);
      placed.set(
        point.map((value, axis) => value - (origin[axis] ?? 0)),
        at,
      );
    }
    return placed;
  };
  return withMaterial(
    buildMesh(
      scene,
      {
        ...vertices,
        positions: place(baked.positions, 3, true),
        normals: place(baked.normals, 3, false),
        ...(baked.tangents && { tangents: place(baked.tangents, 4, false) }),
      },
      isMirrored ? flipWinding(vertices.indices) : vertices.indices,
    ),
    material,
  );
}

function withMaterial(mesh: Mesh, material: Material): Mesh {
  mesh.material = material;
  return mesh;
}

function buildMesh(scene: Scene, vertices: ModuleVertices, indices: Uint32Array): Mesh {
  const mesh = new Mesh('module', scene);
  mesh.setVerticesData('position', vertices.positions, false, 3);
  mesh.setVerticesData('normal', vertices.normals, false, 3);
  if (vertices.tangents) mesh.setVerticesData('tangent', vertices.tangents, false, 4);
  if (vertices.colors) mesh.setVerticesData('color', vertices.colors, false, 4);
  for (const [set, uv] of vertices.uvs.entries())
    mesh.setVerticesData(set === 0 ? 'uv' : 'uv2', uv, false, 2);
  mesh.setIndices(indices, vertices.positions.length / 3);
  mesh.alwaysSelectAsActiveMesh = true;
  return mesh;
}

/** The engine's own material for a module material, for straight or baked meshes: what ours is compared with. */
export function buildPlainMaterial(scene: Scene, module: ModuleModel, record: ModuleMaterial): PBRMaterial {
  const material = new PBRMaterial('plain', scene);
  material.sideOrientation = Material.CounterClockWiseSideOrientation;
  const [r, g, b, a] = record.baseColor;
  material.albedoColor = new Color3(r, g, b);
  material.alpha = record.alphaMode === 'BLEND' ? a : 1;
  material.metallic = record.metallic;
  material.roughness = record.roughness;
  material.emissiveColor = new Color3(...record.emissive);
  material.unlit = record.isUnlit;
  material.backFaceCulling = !record.isDoubleSided;
  material.twoSidedLighting = record.isDoubleSided;
  material.albedoTexture = plainTexture(scene, module, record.baseColorTexture, true);
  material.metallicTexture = plainTexture(scene, module, record.metallicRoughnessTexture, false);
  material.useRoughnessFromMetallicTextureAlpha = false;
  material.useRoughnessFromMetallicTextureGreen = true;
  material.useMetallnessFromMetallicTextureBlue = true;
  material.bumpTexture = plainTexture(scene, module, record.normalTexture, false);
  if (material.bumpTexture) material.bumpTexture.level = record.normalScale;
  // As the engine's own reader of glTF has it in right-handed scenes.
  material.invertNormalMapX = false;
  material.invertNormalMapY = true;
  if (record.alphaMode === 'MASK') {
    material.useAlphaFromAlbedoTexture = true;
    material.transparencyMode = PBRMaterial.PBRMATERIAL_ALPHATEST;
    material.alphaCutOff = record.alphaCutoff;
  }
  return material;
}

function plainTexture(
  scene: Scene,
  module: ModuleModel,
  use: ModuleTexture | null,
  isColor: boolean,
): Texture | null {
  const image = module.images[use?.image ?? -1];
  if (!use || !image) return null;
  const texture = new Texture(`data:plain ${isColor} ${image.name} ${use.uvSet}`, scene, {
    buffer: image.bytes,
    mimeType: image.type,
    invertY: false,
    useSRGBBuffer: isColor,
  });
  texture.gammaSpace = isColor;
  texture.anisotropicFilteringLevel = 8;
  texture.coordinatesIndex = use.uvSet;
  [texture.uOffset, texture.vOffset] = use.offset;
  [texture.uScale, texture.vScale] = use.scale;
  texture.wAng = -use.rotation;
  texture.uRotationCenter = 0;
  texture.vRotationCenter = 0;
  return texture;
}

/** Rows from the foot of the picture up, four bytes a pixel. */
export async function shoot(scene: Scene): Promise<Uint8Array> {
  const engine = scene.getEngine();
  await scene.whenReadyAsync();
  // Twice: the first frame may still find something that became ready while it was drawn.
  for (const _ of [0, 1]) {
    engine.beginFrame();
    scene.render();
    engine.endFrame();
  }
  const pixels = await engine.readPixels(0, 0, engine.getRenderWidth(), engine.getRenderHeight());
  return new Uint8Array(pixels.buffer.slice(0));
}

export interface Difference {
  /** Pixels that differ by more than a step of eight bits that rounding explains. */
  readonly different: number;
  /** Pixels that the module covers. */
  readonly covered: number;
}

/** Rounding of a byte, twice. */
const SAME = 3;

const isOther = (a: Uint8Array, b: Uint8Array, at: number): boolean =>
  [0, 1, 2].some((part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)) > SAME);

/** @param empty the picture without what is compared */
export function compare(a: Uint8Array, b: Uint8Array, empty: Uint8Array): Difference {
  let different = 0;
  let covered = 0;
  for (let at = 0; at < a.length; at += 4) {
    if (isOther(a, b, at)) different += 1;
    if (isOther(b, empty, at)) covered += 1;
  }
  return { different, covered };
}
