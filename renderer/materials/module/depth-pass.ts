import { TransformBlock } from '@babylonjs/core/Materials/Node/Blocks/transformBlock.js';
import { VectorSplitterBlock } from '@babylonjs/core/Materials/Node/Blocks/vectorSplitterBlock.js';
import { NodeMaterialSystemValues } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialSystemValues.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { BendChain } from './bend-chain.ts';
import { BendMaterial } from './bend-material.ts';
import { systemValue } from './graph-points.ts';

/**
 * What a depth renderer that stores camera space draws modules with, in place of its own shader, which would draw them
 * straight: `renderer.setMaterialForRendering(hosts, material)`.
 */
export function buildDepthMaterial(scene: Scene): BendMaterial {
  const chain = new BendChain({ hasTangents: false });
  const inView = new TransformBlock('in view');
  chain.worldPosition.connectTo(inView.vector);
  systemValue('view', NodeMaterialSystemValues.View).connectTo(inView.transform);
  const parts = new VectorSplitterBlock('in view parts');
  inView.output.connectTo(parts.xyzw);
  return new BendMaterial('module depth', scene, chain, { rgb: parts.z, alpha: undefined });
}
