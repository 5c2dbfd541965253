import '@babylonjs/core/Lights/Shadows/shadowGeneratorSceneComponent.js';
import '@babylonjs/core/Rendering/depthRendererSceneComponent.js';
import { GPUPicker } from '@babylonjs/core/Collisions/gpuPicker.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { ShadowGenerator } from '@babylonjs/core/Lights/Shadows/shadowGenerator.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { DepthRenderer } from '@babylonjs/core/Rendering/depthRenderer.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { BendMaterial } from '../../../renderer/materials/module/bend-material.ts';
import { BendMaterials } from '../../../renderer/materials/module/bend-materials.ts';
import { buildDepthMaterial } from '../../../renderer/materials/module/depth-pass.ts';
import { BendPickMaterial } from '../../../renderer/materials/module/pick-material.ts';
import { throwBentShadow } from '../../../renderer/materials/module/shadow-pass.ts';
import { INSTANCES, RING, sampleModule } from './looks.ts';
import { buildBaked, buildHost, buildPlainMaterial, compare, type Difference, shoot } from './pictures.ts';

interface Both {
  readonly hosts: readonly Mesh[];
  readonly baked: readonly Mesh[];
  readonly material: BendMaterial;
  readonly dispose: () => void;
}

/** The sample both ways, each shown when asked for. */
function buildBoth(scene: Scene): Both {
  const module = sampleModule({ material: {} });
  const [mesh] = module.meshes;
  const [record] = module.materials;
  if (!mesh || !record) throw new Error('no sample');
  const materials = new BendMaterials(scene, () => undefined);
  materials.setRing('ring', RING);
  const layout = { hasTangents: false, hasColors: false, uvSets: 1 };
  const material = materials.get({ ring: 'ring', module, material: 0, layout, look: 'normal' });
  const hosts = [false, true].map((isMirrored) =>
    buildHost(
      scene,
      mesh.vertices,
      INSTANCES.filter((instance) => instance.isMirrored === isMirrored),
      material,
    ),
  );
  const plain = buildPlainMaterial(scene, module, record);
  const baked = INSTANCES.map((instance) => buildBaked(scene, mesh.vertices, instance, RING, plain));
  return {
    hosts,
    baked,
    material,
    dispose: () => {
      for (const one of [...hosts, ...baked]) one.dispose();
      materials.dispose();
      plain.dispose();
    },
  };
}

function show(set: Both, which: 'hosts' | 'baked'): void {
  for (const mesh of set.hosts) mesh.setEnabled(which === 'hosts');
  for (const mesh of set.baked) mesh.setEnabled(which === 'baked');
}

/** How a picture with the modules' shadows differs; what is covered is the shadows alone. */
export async function measureShadow(scene: Scene): Promise<Difference> {
  const set = buildBoth(scene);
  throwBentShadow(set.material);
  const light = new DirectionalLight('sun', new Vector3(-0.6, -1, 0.3).normalize(), scene);
  light.position = new Vector3(6, 10, -3);
  light.intensity = 2;
  light.autoUpdateExtends = false;
  Object.assign(light, { orthoLeft: -14, orthoRight: 14, orthoTop: 14, orthoBottom: -14 });
  light.shadowMinZ = 0;
  light.shadowMaxZ = 40;
  const generator = new ShadowGenerator(1024, light);
  generator.bias = 0.002;
  const ground = CreateGround('ground', { width: 40, height: 40 }, scene);
  ground.position.y = -0.5;
  ground.receiveShadows = true;
  const gray = new PBRMaterial('ground', scene);
  // Dark enough not to be white in the shadow too.
  gray.albedoColor = new Color3(0.15, 0.15, 0.15);
  gray.metallic = 0;
  gray.roughness = 1;
  ground.material = gray;
  const pictures: Uint8Array[] = [];
  const map = generator.getShadowMap();
  if (!map) throw new Error('no shadow map');
  for (const [which, casters] of [
    ['hosts', set.hosts],
    ['baked', set.baked],
    ['baked', []],
  ] as const) {
    show(set, which);
    map.renderList = [...casters];
    pictures.push(await shoot(scene));
  }
  set.dispose();
  ground.dispose(false, true);
  generator.dispose();
  light.dispose();
  const [ours, theirs, empty] = pictures;
  if (!ours || !theirs || !empty) throw new Error('no pictures');
  return compare(ours, theirs, empty);
}

/** How the depth that later passes read differs, in pixels that are a centimetre apart or more. */
export async function measureDepth(scene: Scene): Promise<Difference> {
  const set = buildBoth(scene);
  const camera = scene.activeCamera;
  if (!camera) throw new Error('no camera');
  const renderer = new DepthRenderer(scene, 1, camera, true, 1, true);
  const material = buildDepthMaterial(scene);
  material.setRing(RING);
  renderer.setMaterialForRendering([...set.hosts], material);
  const maps: Float32Array[] = [];
  for (const which of ['hosts', 'baked'] as const) {
    show(set, which);
    const map = renderer.getDepthMap();
    map.renderList = [...set[which]];
    scene.customRenderTargets = [map];
    await shoot(scene);
    while (!map.isReadyForRendering()) await new Promise((resolve) => setTimeout(resolve, 10));
    await shoot(scene);
    maps.push(new Float32Array((await map.readPixels())?.buffer ?? new ArrayBuffer(0)));
  }
  scene.customRenderTargets = [];
  renderer.dispose();
  material.dispose();
  set.dispose();
  const [ours, theirs] = maps;
  if (!ours || !theirs) throw new Error('no depths');
  const size = ours.length / (scene.getEngine().getRenderWidth() * scene.getEngine().getRenderHeight());
  let different = 0;
  let covered = 0;
  for (let at = 0; at < theirs.length; at += size) {
    if (Math.abs((ours[at] ?? 0) - (theirs[at] ?? 0)) > 0.01) different += 1;
    if (theirs[at] !== theirs[0]) covered += 1;
  }
  return { different, covered };
}

/** At how many of a grid of places the picker finds another module than among those that the core laid out. */
export async function measurePicking(scene: Scene): Promise<Difference> {
  const set = buildBoth(scene);
  const engine = scene.getEngine();
  const material = new BendPickMaterial(scene);
  material.setRing(RING);
  const points = Array.from({ length: 30 * 20 }, (_, at) => ({
    x: 5 + (at % 30) * 10,
    y: 10 + Math.floor(at / 30) * 11,
  }));
  engine.runRenderLoop(() => scene.render());
  show(set, 'hosts');
  const ours = await pickAll(
    set.hosts.map((mesh) => ({ mesh, material })),
    points,
  );
  show(set, 'baked');
  const theirs = await pickAll([...set.baked], points);
  engine.stopRenderLoop();
  const placeOf = (found: Found): number => {
    if (!found.mesh) return -1;
    const host = set.hosts.indexOf(found.mesh as Mesh);
    if (host < 0) return set.baked.indexOf(found.mesh as Mesh);
    const ofHost = INSTANCES.filter(({ isMirrored }) => isMirrored === (host === 1))[found.instance];
    return ofHost ? INSTANCES.indexOf(ofHost) : -2;
  };
  const [a, b] = [ours, theirs].map((found) => found.map(placeOf));
  material.dispose();
  set.dispose();
  return {
    different: points.filter((_, at) => a?.[at] !== b?.[at]).length,
    covered: b?.filter((place) => place >= 0).length ?? 0,
  };
}

interface Found {
  readonly mesh: AbstractMesh | null;
  readonly instance: number;
}

async function pickAll(
  list: Parameters<GPUPicker['setPickingList']>[0],
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<Found[]> {
  const picker = new GPUPicker();
  picker.setPickingList(list);
  const found = await picker.multiPickAsync([...points]);
  picker.dispose();
  return points.map((_, at) => ({
    mesh: found?.meshes[at] ?? null,
    instance: found?.thinInstanceIndexes?.[at] ?? 0,
  }));
}
