import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { BendChain } from './bend-chain.ts';
import { BendMaterial } from './bend-material.ts';
import { attribute, constant } from './graph-points.ts';
import { ScaleBlock, ScaleColorBlock } from './measure-block.ts';
import { MEASURE_RANGES } from './measure-colors.ts';

/** Of the vertices: how long edges are, as computeEdgeRatios of core/polar gives it. */
export const EDGE_RATIO_ATTRIBUTE = 'edgeRatio';

/**
 * Paints what an artist measures a module by: `stretch`, how much larger than authored it is drawn where it stands;
 * `density`, how long its edges are for those that bend well, from the attribute of that name.
 */
export function buildMeasureMaterial(scene: Scene, measure: keyof typeof MEASURE_RANGES): BendMaterial {
  const chain = new BendChain({ hasTangents: false });
  const ratio =
    measure === 'density'
      ? attribute(EDGE_RATIO_ATTRIBUTE, Type.Float)
      : new ScaleBlock()
          .feed({
            turned: chain.turned,
            bend: chain.spot,
            r0: chain.findNumber('r0'),
            lnA: chain.findNumber('lnA'),
            l0: chain.findNumber('l0'),
            stretches: chain.findNumber('stretches'),
          })
          .point('ratio');
  const color = new ScaleColorBlock().feed({
    ratio,
    range: constant('range', MEASURE_RANGES[measure]),
    worldNormal: chain.worldNormal,
  });
  return new BendMaterial(`module ${measure}`, scene, chain, { rgb: color.point('rgb'), alpha: undefined });
}
