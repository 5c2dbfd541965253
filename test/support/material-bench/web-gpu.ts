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

interface CanvasContext {
  getConfiguration(): { readonly device: { createTexture(form: object): object }; readonly format: string };
}

/** What a WebGPU picture may be used for: everything. */
const ALL_USES = 0x1f;

/** Software renderers lose the device that draws to a canvas: an ordinary picture takes the canvas' place. */
function drawBesideCanvas(): void {
  const context: unknown = Reflect.get(globalThis, 'GPUCanvasContext');
  if (typeof context !== 'function') return;
  let picture: object | undefined;
  context.prototype.getCurrentTexture = function (this: CanvasContext): object {
    const { device, format } = this.getConfiguration();
    picture ??= device.createTexture({ size: [300, 150], format, usage: ALL_USES });
    return picture;
  };
}

let opened: Promise<Scene> | undefined;

/** One for all: software renderers give no second device. */
function shareScene(): Promise<Scene> {
  opened ??= openScene();
  return opened;
}

async function openScene(): Promise<Scene> {
  const canvas = document.createElement('canvas');
  drawBesideCanvas();
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
  const scene = await shareScene();
  return measureParity(scene, vertices, rings);
}

/** Compiles a material in WGSL; what the engine says against it. */
export async function findWgslFaults(options: LookOptions): Promise<readonly string[]> {
  const scene = await shareScene();
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
  host.dispose();
  materials.dispose();
  return faults;
}
