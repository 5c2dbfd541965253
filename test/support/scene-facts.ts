import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { SceneLoaderFlags } from '@babylonjs/core/Loading/sceneLoaderFlags.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { Logger } from '@babylonjs/core/Misc/logger.js';
import { Scene } from '@babylonjs/core/scene.js';
import '@babylonjs/core/Meshes/instancedMesh.js';
import '@babylonjs/loaders/glTF/2.0/Extensions/KHR_mesh_quantization.js';
import '@babylonjs/loaders/glTF/2.0/glTFLoader.js';
import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { uninstance } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { InstancedMesh, Matrix4, Mesh, type Object3D, Vector3 as ThreeVector } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

type Point = readonly [number, number, number];

/** What a reader of a GLB finds in it, in world space. */
export interface SceneFacts {
  /** Names of the nodes that show something, sorted. */
  readonly names: readonly string[];
  readonly triangles: number;
  readonly min: Point;
  readonly max: Point;
  /** Signed, in m³, of all surfaces together: positive when they face outward. */
  readonly volume: number;
  /** The least signed volume of all that is shown apart: positive when each of them faces outward. */
  readonly leastVolume: number;
}

/** Adds up facts triangle by triangle. */
export class FactCounter {
  private readonly names: string[] = [];
  private triangles = 0;
  private volume = 0;
  private leastVolume = Infinity;
  private readonly min: [number, number, number] = [Infinity, Infinity, Infinity];
  private readonly max: [number, number, number] = [-Infinity, -Infinity, -Infinity];

  addNode(name: string, corners: Iterable<Point>): void {
    this.names.push(name);
    const open: Point[] = [];
    const before = this.volume;
    for (const corner of corners) {
      this.extend(corner);
      open.push(corner);
      if (open.length === 3) this.addTriangle(open.splice(0) as unknown as [Point, Point, Point]);
    }
    this.leastVolume = Math.min(this.leastVolume, this.volume - before);
  }

  result(): SceneFacts {
    const { triangles, volume, leastVolume, min, max } = this;
    return { names: this.names.toSorted(), triangles, min, max, volume, leastVolume };
  }

  private addTriangle([a, b, c]: readonly [Point, Point, Point]): void {
    this.triangles += 1;
    const cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]] as const;
    this.volume += (a[0] * cross[0] + a[1] * cross[1] + a[2] * cross[2]) / 6;
  }

  private extend(corner: Point): void {
    for (const axis of [0, 1, 2] as const) {
      this.min[axis] = Math.min(this.min[axis], corner[axis]);
      this.max[axis] = Math.max(this.max[axis], corner[axis]);
    }
  }
}

/** As three.js reads it. */
export async function readWithThree(glb: Uint8Array): Promise<SceneFacts> {
  const { scene } = await new GLTFLoader()
    .setMeshoptDecoder(MeshoptDecoder)
    .parseAsync(Uint8Array.from(glb).buffer, '');
  const counter = new FactCounter();
  scene.updateMatrixWorld(true);
  scene.traverse((node: Object3D) => {
    if (node instanceof InstancedMesh) {
      for (let index = 0; index < node.count; index += 1) {
        const matrix = new Matrix4();
        node.getMatrixAt(index, matrix);
        counter.addNode(node.name, threeCorners(node, node.matrixWorld.clone().multiply(matrix)));
      }
    } else if (node instanceof Mesh) counter.addNode(node.name, threeCorners(node, node.matrixWorld));
  });
  return counter.result();
}

function* threeCorners(mesh: Mesh, matrix: Matrix4): Iterable<Point> {
  const { index, attributes } = mesh.geometry;
  const { position } = attributes;
  if (!index || !position) return;
  for (const vertex of index.array) {
    const { x, y, z } = new ThreeVector().fromBufferAttribute(position, vertex).applyMatrix4(matrix);
    yield [x, y, z];
  }
}

/** As Babylon's loader reads it, on an engine that draws nothing. */
export async function readWithBabylon(glb: Uint8Array): Promise<SceneFacts> {
  SceneLoaderFlags.ShowLoadingScreen = false;
  Logger.LogLevels = Logger.ErrorLogLevel;
  const engine = new NullEngine();
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  const container = await LoadAssetContainerAsync(glb, scene, { pluginExtension: '.glb' });
  container.addAllToScene();
  const counter = new FactCounter();
  for (const mesh of container.meshes) {
    if (mesh.getTotalVertices() > 0) counter.addNode(mesh.name, babylonCorners(mesh));
  }
  engine.dispose();
  return counter.result();
}

function* babylonCorners(mesh: AbstractMesh): Iterable<Point> {
  const positions = mesh.getVerticesData('position') ?? [];
  const matrix = mesh.computeWorldMatrix(true);
  for (const vertex of mesh.getIndices() ?? []) {
    const local = Vector3.FromArray(positions, vertex * 3);
    const { x, y, z } = Vector3.TransformCoordinates(local, matrix);
    yield [x, y, z];
  }
}

/** As glTF-Transform reads it, instances as nodes of their own. */
export async function readWithTransform(glb: Uint8Array): Promise<SceneFacts> {
  await MeshoptDecoder.ready;
  const io = new WebIO().registerExtensions(ALL_EXTENSIONS);
  io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.readBinary(Uint8Array.from(glb));
  const isInstanced = document
    .getRoot()
    .listNodes()
    .some((node) => node.getExtension('EXT_mesh_gpu_instancing') !== null);
  if (isInstanced) await document.transform(uninstance());
  const counter = new FactCounter();
  for (const node of document.getRoot().listNodes()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const corners = [...(primitive.getIndices()?.getArray() ?? [])].map((vertex): Point => {
        const [x = 0, y = 0, z = 0] = primitive.getAttribute('POSITION')?.getElement(vertex, []) ?? [];
        const m = node.getWorldMatrix();
        return [
          m[0] * x + m[4] * y + m[8] * z + m[12],
          m[1] * x + m[5] * y + m[9] * z + m[13],
          m[2] * x + m[6] * y + m[10] * z + m[14],
        ];
      });
      counter.addNode(node.getName(), corners);
    }
  }
  return counter.result();
}
