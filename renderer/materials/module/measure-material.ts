import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleVertices } from '../../../core/modules/module-model.ts';
import { BendChain } from './bend-chain.ts';
import { BendMaterial } from './bend-material.ts';
import { attribute, constant } from './graph-points.ts';
import { ScaleBlock, ScaleColorBlock } from './measure-block.ts';

/** Of the vertices: how long edges are, for one as long as is wanted: see computeEdgeRatios. */
export const EDGE_RATIO_ATTRIBUTE = 'edgeRatio';

/** The ratio that is painted in full blue or red. */
const RANGES = { stretch: 1.5, density: 4 } as const;

/**
 * Paints what an artist measures a module by: `stretch`, how much larger than authored it is drawn where it stands;
 * `density`, how long its edges are for those that bend well, from the attribute of that name.
 */
export function buildMeasureMaterial(scene: Scene, measure: keyof typeof RANGES): BendMaterial {
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
    range: constant('range', RANGES[measure]),
    worldNormal: chain.worldNormal,
  });
  return new BendMaterial(`module ${measure}`, scene, chain, { rgb: color.point('rgb'), alpha: undefined });
}

/**
 * For each vertex the longest edge at it, along x or z, in lengths that bend well.
 * @param wanted that length, in metres
 */
export function computeEdgeRatios(
  { positions, indices }: Pick<ModuleVertices, 'positions' | 'indices'>,
  wanted: number,
): Float32Array {
  const ratios = new Float32Array(positions.length / 3);
  for (let corner = 0; corner < indices.length; corner += 1) {
    const from = indices[corner] ?? 0;
    const to = indices[corner % 3 === 2 ? corner - 2 : corner + 1] ?? 0;
    const along = (axis: number) =>
      Math.abs((positions[3 * from + axis] ?? 0) - (positions[3 * to + axis] ?? 0));
    const ratio = Math.max(along(0), along(2)) / wanted;
    for (const end of [from, to]) ratios[end] = Math.max(ratios[end] ?? 0, ratio);
  }
  return ratios;
}
