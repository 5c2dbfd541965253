import { Material } from '@babylonjs/core/Materials/material.js';
import { FragmentOutputBlock } from '@babylonjs/core/Materials/Node/Blocks/Fragment/fragmentOutputBlock.js';
import { VertexOutputBlock } from '@babylonjs/core/Materials/Node/Blocks/Vertex/vertexOutputBlock.js';
import { NodeMaterial } from '@babylonjs/core/Materials/Node/nodeMaterial.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { BendChain, BendRing, BendSteps } from './bend-chain.ts';
import { languageOf } from './code-block.ts';
import { constant, product } from './graph-points.ts';
import type { SurfaceOutput } from './surface-graph.ts';

/** A material whose vertices lie on a ring, for meshes with thin instances that have the attribute `bend`. */
export class BendMaterial extends NodeMaterial {
  private readonly chain: BendChain;

  /**
   * @param surface the fragment side, which connects to the chain's points
   * @param opacity how much of its own opacity is left
   */
  constructor(name: string, scene: Scene, chain: BendChain, surface: SurfaceOutput, opacity = 1) {
    super(name, scene, { shaderLanguage: languageOf(scene) });
    this.chain = chain;
    const { rgb, alpha } = surface;
    // Front faces are counter-clockwise, as in glTF.
    this.sideOrientation = Material.CounterClockWiseSideOrientation;
    const vertex = new VertexOutputBlock('vertex output');
    chain.clipPosition.connectTo(vertex.vector);
    const fragment = new FragmentOutputBlock('fragment output');
    rgb.connectTo(fragment.rgb);
    const opaque = alpha === undefined && opacity === 1;
    // The engine takes whatever has an opacity for something to be blended.
    if (!opaque) product([constant('opacity', opacity), alpha]).connectTo(fragment.a);
    if (opacity < 1) {
      this.forceAlphaBlending = true;
      this.disableDepthWrite = true;
    }
    this.addOutputNode(vertex);
    this.addOutputNode(fragment);
    // Ready once the engine has loaded the code of its blocks: until then `isReady` says no, and frames are drawn anew.
    this.build();
  }

  /** Takes effect in the next frame; nothing is built anew. */
  setRing(ring: BendRing): void {
    this.chain.setRing(ring);
  }

  /** Which steps are done; both unless told otherwise. */
  setSteps(steps: BendSteps): void {
    this.chain.setSteps(steps);
  }
}
