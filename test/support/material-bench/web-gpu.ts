import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { WebGPUEngine } from '@babylonjs/core/Engines/webgpuEngine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { BendMaterials } from '../../../renderer/materials/module/bend-materials.ts';
import { INSTANCES, type LookOptions, RING, sampleModule } from './looks.ts';
import { measureParity, type Parity, type ParityRing, type PlainVertices } from './parity.ts';
import { buildHost } from './pictures.ts';

/** Whether this browser has a WebGPU that answers. */
export async function hasWebGpu(): Promise<boolean> {
  return WebGPUEngine.IsSupportedAsync;
}

async function openScene(): Promise<Scene> {
  const canvas = document.createElement('canvas');
  const engine = new WebGPUEngine(canvas, { antialias: false });
  await engine.initAsync();
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  scene.activeCamera = new FreeCamera('camera', new Vector3(0, 5, 10), scene);
  new HemisphericLight('sky', Vector3.Up(), scene);
  return scene;
}

/** The core's map against the WGSL side of the blocks. */
export async function measureWgslParity(
  vertices: PlainVertices,
  rings: readonly ParityRing[],
): Promise<Parity> {
  const scene = await openScene();
  const parity = await measureParity(scene, vertices, rings);
  scene.getEngine().dispose();
  return parity;
}

/** Compiles a material in WGSL; what the engine says against it. */
export async function findWgslFaults(options: LookOptions): Promise<readonly string[]> {
  const scene = await openScene();
  const faults: string[] = [];
  const module = sampleModule(options);
  const materials = new BendMaterials(scene, () => undefined);
  materials.setRing('ring', RING);
  const layout = {
    hasTangents: options.withTangents ?? false,
    hasColors: options.withColors ?? false,
    uvSets: 1,
  };
  const material = materials.get({
    ring: 'ring',
    module,
    material: 0,
    layout,
    look: options.look ?? 'normal',
  });
  material.onError = (_, message) => faults.push(message);
  const [mesh] = module.meshes;
  if (!mesh) throw new Error('no sample');
  const host = buildHost(scene, mesh.vertices, INSTANCES.slice(0, 1), material);
  await material.forceCompilationAsync(host, { useInstances: true });
  scene.getEngine().dispose();
  return faults;
}
