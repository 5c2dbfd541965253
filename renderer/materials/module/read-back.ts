import { Constants } from '@babylonjs/core/Engines/constants.js';
import { FragmentOutputBlock } from '@babylonjs/core/Materials/Node/Blocks/Fragment/fragmentOutputBlock.js';
import { VertexOutputBlock } from '@babylonjs/core/Materials/Node/Blocks/Vertex/vertexOutputBlock.js';
import { NodeMaterial } from '@babylonjs/core/Materials/Node/nodeMaterial.js';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector2 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleVertices } from '../../../core/modules/module-model.ts';
import { BendChain, type BendRing, type BendSteps } from './bend-chain.ts';
import { BEND_ATTRIBUTE, type BendInstance, INSTANCE_FLOATS, writeBendInstance } from './bend-instance.ts';
import { languageOf } from './code-block.ts';
import { constant } from './graph-points.ts';
import { TexelBlock } from './texel-block.ts';

/** What is read: one of the points that a chain gives to every material. */
const WHAT = ['worldPosition', 'worldNormal', 'worldTangent'] as const;
type What = (typeof WHAT)[number];

/** Vertices as the graphics card places them, in the world. */
export interface BentVertices {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** With the sign of the bitangent; only where the mesh has tangents. */
  readonly tangents?: Float32Array;
}

export interface BentPlace {
  readonly ring: BendRing;
  readonly steps: BendSteps;
  readonly instance: BendInstance;
}

/** How long the graphics card is asked whether it is ready, in milliseconds between. */
const POLL_MS = 10;
/** Half a minute: a card that is not ready by then never will be. */
const MOST_POLLS = 3000;

/** What a vertex that was not drawn reads as: farther away than any place. */
const UNDRAWN = 3e38;

/** Side of the widest picture that every WebGL2 can draw. */
const WIDEST = 2048;

/**
 * Reads where the graphics card places the vertices of a mesh: through the very chain of blocks that modules are drawn
 * with, into a picture of floats with one pixel a vertex.
 */
export class BendReadBack {
  private readonly scene: Scene;
  private readonly mesh: Mesh;
  private readonly count: number;
  private readonly size: Vector2;
  private readonly target: RenderTargetTexture;
  private readonly readers = new Map<What, { readonly chain: BendChain; readonly material: NodeMaterial }>();
  private readonly matrices = new Float32Array(INSTANCE_FLOATS.matrix);
  private readonly bends = new Float32Array(INSTANCE_FLOATS.bend);

  /** Throws an Error where the graphics card draws no pictures of floats. */
  constructor(scene: Scene, vertices: Pick<ModuleVertices, 'positions' | 'normals' | 'tangents'>) {
    if (!scene.getEngine().getCaps().textureFloatRender) {
      throw new Error('This graphics card draws no pictures of floats.');
    }
    this.scene = scene;
    this.count = vertices.positions.length / 3;
    const width = Math.min(this.count, WIDEST);
    this.size = new Vector2(width, Math.ceil(this.count / width));
    this.mesh = buildPoints(scene, vertices);
    this.mesh.thinInstanceSetBuffer('matrix', this.matrices, INSTANCE_FLOATS.matrix, false);
    this.mesh.thinInstanceSetBuffer(BEND_ATTRIBUTE, this.bends, INSTANCE_FLOATS.bend, false);
    this.target = this.createTarget();
    for (const what of vertices.tangents ? WHAT : WHAT.slice(0, 2))
      this.readers.set(what, this.buildReader(what));
  }

  /** The vertices as they stand in a place, once the graphics card has drawn them. */
  async read({ ring, steps, instance }: BentPlace): Promise<BentVertices> {
    writeBendInstance(this.matrices, this.bends, 0, instance);
    this.mesh.thinInstanceBufferUpdated('matrix');
    this.mesh.thinInstanceBufferUpdated(BEND_ATTRIBUTE);
    for (const { chain } of this.readers.values()) {
      chain.setRing(ring);
      chain.setSteps(steps);
    }
    const positions = await this.draw('worldPosition', 3);
    const normals = await this.draw('worldNormal', 3);
    if (!this.readers.has('worldTangent')) return { positions, normals };
    return { positions, normals, tangents: await this.draw('worldTangent', 4) };
  }

  dispose(): void {
    this.target.dispose();
    for (const { material } of this.readers.values()) material.dispose();
    this.mesh.dispose();
  }

  private createTarget(): RenderTargetTexture {
    const size = { width: this.size.x, height: this.size.y };
    const target = new RenderTargetTexture('bent vertices', size, this.scene, {
      type: Constants.TEXTURETYPE_FLOAT,
      format: Constants.TEXTUREFORMAT_RGBA,
      samplingMode: Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      generateMipMaps: false,
      generateDepthBuffer: false,
    });
    target.clearColor = new Color4(UNDRAWN, UNDRAWN, UNDRAWN, UNDRAWN);
    target.renderList = [this.mesh];
    return target;
  }

  private buildReader(what: What): { readonly chain: BendChain; readonly material: NodeMaterial } {
    const chain = new BendChain({ hasTangents: what === 'worldTangent' });
    const point = chain[what];
    if (!point) throw new Error(`The chain has no ${what}`);
    const vertex = new VertexOutputBlock('texel output');
    new TexelBlock()
      .feed({ size: constant('size', this.size) })
      .point('texel')
      .connectTo(vertex.vector);
    const fragment = new FragmentOutputBlock('numbers');
    point.connectTo(fragment.rgba);
    const material = new NodeMaterial(`read ${what}`, this.scene, {
      shaderLanguage: languageOf(this.scene),
    });
    material.pointsCloud = true;
    // The fourth number is one like the others.
    material.ignoreAlpha = true;
    material.addOutputNode(vertex);
    material.addOutputNode(fragment);
    material.build();
    return { chain, material };
  }

  private async draw(what: What, numbers: number): Promise<Float32Array> {
    const reader = this.readers.get(what);
    if (!reader) throw new Error(`Nothing reads ${what}`);
    this.mesh.material = reader.material;
    this.mesh.setEnabled(true);
    try {
      await this.waitUntilReady();
      this.target.render();
    } finally {
      this.mesh.setEnabled(false);
    }
    const pixels = await this.target.readPixels();
    if (!(pixels instanceof Float32Array)) throw new Error('The picture of vertices has no floats.');
    return Float32Array.from({ length: this.count * numbers }, (_, index) => {
      const vertex = Math.floor(index / numbers);
      return pixels[vertex * 4 + (index % numbers)] ?? Number.NaN;
    });
  }

  private async waitUntilReady(): Promise<void> {
    for (let polls = 0; polls < MOST_POLLS; polls += 1) {
      if (this.mesh.isDisposed()) throw new Error('Nobody reads these vertices any more.');
      if (this.target.isReadyForRendering()) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error('The graphics card does not get ready.');
  }
}

function buildPoints(
  scene: Scene,
  { positions, normals, tangents }: Pick<ModuleVertices, 'positions' | 'normals' | 'tangents'>,
): Mesh {
  const mesh = new Mesh('bent vertices', scene);
  mesh.setVerticesData('position', positions, false, 3);
  mesh.setVerticesData('normal', normals, false, 3);
  if (tangents) mesh.setVerticesData('tangent', tangents, false, 4);
  mesh.setIndices([0], positions.length / 3);
  mesh.alwaysSelectAsActiveMesh = true;
  mesh.doNotSyncBoundingInfo = true;
  mesh.isPickable = false;
  mesh.setEnabled(false);
  return mesh;
}
