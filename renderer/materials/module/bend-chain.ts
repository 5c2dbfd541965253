import { InputBlock } from '@babylonjs/core/Materials/Node/Blocks/Input/inputBlock.js';
import { TransformBlock } from '@babylonjs/core/Materials/Node/Blocks/transformBlock.js';
import { InstancesBlock } from '@babylonjs/core/Materials/Node/Blocks/Vertex/instancesBlock.js';
import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialSystemValues } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialSystemValues.js';
import type { NodeMaterialConnectionPoint } from '@babylonjs/core/Materials/Node/nodeMaterialBlockConnectionPoint.js';
import type { PolarGrid } from '../../../core/polar/polar-grid.ts';
import { BEND_ATTRIBUTE } from './bend-instance.ts';
import { attribute, systemValue } from './graph-points.ts';
import { BendBlock, StretchBlock, TurnBlock, UnturnBlock } from './step-block.ts';
import { WorldTangentBlock } from './world-tangent-block.ts';

/** What all instances of a ring are bent by. */
export interface BendRing {
  readonly grid: PolarGrid;
  readonly scaleHeight: boolean;
}

/** Which steps are done: both, but for an artist who looks at them one by one. */
export interface BendSteps {
  readonly stretch: boolean;
  readonly bend: boolean;
}

/**
 * The vertex side of every material of modules: turn, stretch, bend, un-turn, and the instance matrix. What comes after
 * connects to the points, in the world's axes.
 */
export class BendChain {
  readonly worldPosition: NodeMaterialConnectionPoint;
  /** Four numbers, the last 0. */
  readonly worldNormal: NodeMaterialConnectionPoint;
  /** With the sign of the bitangent in the world; only where asked for. */
  readonly worldTangent: NodeMaterialConnectionPoint | undefined;
  /** In the picture. */
  readonly clipPosition: NodeMaterialConnectionPoint;
  /** The `bend` of the instance. */
  readonly spot: NodeMaterialConnectionPoint;
  /** Before the bend, in the axes of the ring: (u, y, v). */
  readonly turned: NodeMaterialConnectionPoint;
  readonly instanceId: NodeMaterialConnectionPoint;
  private readonly numbers = new Map<string, InputBlock>();

  constructor({ hasTangents }: { readonly hasTangents: boolean }) {
    const spot = attribute(BEND_ATTRIBUTE, Type.Vector4);
    const vertex = {
      position: attribute('position', Type.Vector3),
      normal: attribute('normal', Type.Vector3),
      tangent: hasTangents ? attribute('tangent', Type.Vector4) : undefined,
    };
    const turn = new TurnBlock().feed({ ...vertex, bend: spot });
    const stretch = new StretchBlock().feed({
      ...outputsOf(turn, hasTangents),
      bend: spot,
      r0: this.number('r0', 1),
      lnA: this.number('lnA', 1),
      l0: this.number('l0', 1),
      scalesHeight: this.number('scalesHeight', 0),
      isOn: this.number('stretches', 1),
    });
    const bend = new BendBlock().feed({
      ...outputsOf(stretch, hasTangents),
      bend: spot,
      isOn: this.number('bends', 1),
    });
    const bent = outputsOf(
      new UnturnBlock().feed({ ...outputsOf(bend, hasTangents), bend: spot }),
      hasTangents,
    );
    const instances = buildInstances();
    this.spot = spot;
    this.turned = turn.point('bentPosition');
    this.instanceId = instances.instanceID;
    this.worldPosition = transform('world position', bent.position, instances.output, 1);
    this.worldNormal = transform('world normal', bent.normal, instances.output, 0);
    this.worldTangent =
      bent.tangent &&
      new WorldTangentBlock()
        .feed({ tangent: bent.tangent, bend: spot, world: instances.output })
        .point('worldTangent');
    const toPicture = systemValue('viewProjection', NodeMaterialSystemValues.ViewProjection);
    this.clipPosition = transform('clip position', this.worldPosition, toPicture, 1);
  }

  setRing({ grid, scaleHeight }: BendRing): void {
    this.set('r0', grid.r0);
    this.set('lnA', Math.log(grid.growth));
    this.set('l0', grid.cellSize);
    this.set('scalesHeight', scaleHeight ? 1 : 0);
  }

  setSteps({ stretch, bend }: BendSteps): void {
    this.set('stretches', stretch ? 1 : 0);
    this.set('bends', bend ? 1 : 0);
  }

  /** A number of the ring as an input of other blocks: r0, lnA, l0, scalesHeight, stretches, bends. */
  findNumber(name: string): NodeMaterialConnectionPoint | undefined {
    return this.numbers.get(name)?.output;
  }

  private number(name: string, value: number): NodeMaterialConnectionPoint {
    const input = new InputBlock(name);
    input.value = value;
    this.numbers.set(name, input);
    return input.output;
  }

  private set(name: string, value: number): void {
    const input = this.numbers.get(name);
    if (input) input.value = value;
  }
}

interface VertexPoints {
  readonly position: NodeMaterialConnectionPoint;
  readonly normal: NodeMaterialConnectionPoint;
  readonly tangent: NodeMaterialConnectionPoint | undefined;
}

const outputsOf = (
  block: TurnBlock,
  hasTangents: boolean,
): VertexPoints & Record<string, NodeMaterialConnectionPoint | undefined> => ({
  position: block.point('bentPosition'),
  normal: block.point('bentNormal'),
  tangent: hasTangents ? block.point('bentTangent') : undefined,
});

function buildInstances(): InstancesBlock {
  const instances = new InstancesBlock('instances');
  for (const row of ['world0', 'world1', 'world2', 'world3'] as const) {
    attribute(row, Type.Vector4).connectTo(instances[row]);
  }
  systemValue('world', NodeMaterialSystemValues.World).connectTo(instances.world);
  return instances;
}

function transform(
  name: string,
  vector: NodeMaterialConnectionPoint,
  matrix: NodeMaterialConnectionPoint,
  w: number,
): NodeMaterialConnectionPoint {
  const block = new TransformBlock(name);
  block.complementW = w;
  vector.connectTo(block.vector);
  matrix.connectTo(block.transform);
  return block.output;
}
