import { ClampBlock } from '@babylonjs/core/Materials/Node/Blocks/clampBlock.js';
import {
  ConditionalBlock,
  ConditionalBlockConditions,
} from '@babylonjs/core/Materials/Node/Blocks/conditionalBlock.js';
import { SceneDepthBlock } from '@babylonjs/core/Materials/Node/Blocks/Dual/sceneDepthBlock.js';
import { DivideBlock } from '@babylonjs/core/Materials/Node/Blocks/divideBlock.js';
import { FragmentOutputBlock } from '@babylonjs/core/Materials/Node/Blocks/Fragment/fragmentOutputBlock.js';
import { ScreenSpaceBlock } from '@babylonjs/core/Materials/Node/Blocks/Fragment/screenSpaceBlock.js';
import { InputBlock } from '@babylonjs/core/Materials/Node/Blocks/Input/inputBlock.js';
import { OneMinusBlock } from '@babylonjs/core/Materials/Node/Blocks/oneMinusBlock.js';
import { PowBlock } from '@babylonjs/core/Materials/Node/Blocks/powBlock.js';
import { RemapBlock } from '@babylonjs/core/Materials/Node/Blocks/remapBlock.js';
import { SubtractBlock } from '@babylonjs/core/Materials/Node/Blocks/subtractBlock.js';
import { TransformBlock } from '@babylonjs/core/Materials/Node/Blocks/transformBlock.js';
import {
  TrigonometryBlock,
  TrigonometryBlockOperations,
} from '@babylonjs/core/Materials/Node/Blocks/trigonometryBlock.js';
import { InstancesBlock } from '@babylonjs/core/Materials/Node/Blocks/Vertex/instancesBlock.js';
import { VertexOutputBlock } from '@babylonjs/core/Materials/Node/Blocks/Vertex/vertexOutputBlock.js';
import { VectorSplitterBlock } from '@babylonjs/core/Materials/Node/Blocks/vectorSplitterBlock.js';
import { NodeMaterialBlockConnectionPointTypes } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialSystemValues } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialSystemValues.js';
import { NodeMaterial } from '@babylonjs/core/Materials/Node/nodeMaterial.js';
import type { NodeMaterialConnectionPoint } from '@babylonjs/core/Materials/Node/nodeMaterialBlockConnectionPoint.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector2 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { languageOf } from '../module/code-block.ts';
import { attribute, constant, product, systemValue } from '../module/graph-points.ts';

type Point = NodeMaterialConnectionPoint;

/** How far from what it meets a shell is seen, in metres: the pulse goes to and fro between these. */
const FADE: readonly [least: number, most: number] = [0.2, 0.5];

/** The depth map holds 0 where nothing was drawn. Anything nearer than this to the eye is none, in metres. */
const NOTHING = 1e-4;
/** Where nothing was drawn the level is as far as this along the view, in metres. */
const FAR = -1e7;

/** Below 1 it lifts what is faint. */
const LIFT = 0.65;
const OPACITY = 0.85;

/**
 * A shell that is seen only around where it meets the level. Its opacity is 1 where the depth of the scene behind it is
 * its own, and falls to 0 over the fade distance, which a sine drives; then a power lifts it. Depths are places along the
 * view, with their sign: in a right-handed scene it looks along −z, and what lies behind the eye, which a picture from above
 * shows too, lies at +z.
 */
export class RangeShellMaterial extends NodeMaterial {
  private readonly phase = new InputBlock('phase');
  private readonly color = new InputBlock('color');

  constructor(scene: Scene) {
    super('range shell', scene, { shaderLanguage: languageOf(scene) });
    this.backFaceCulling = false;
    this.disableDepthWrite = true;
    this.forceAlphaBlending = true;
    this.phase.value = 0;
    this.color.value = Color3.White();
    const { clip, own, sceneDepth } = buildDepths();
    const vertex = new VertexOutputBlock('vertex output');
    clip.connectTo(vertex.vector);
    const fragment = new FragmentOutputBlock('fragment output');
    this.color.output.connectTo(fragment.rgb);
    const near = nearness(own, sceneDepth, buildWidth(this.phase.output));
    product([constant('opacity', OPACITY), near]).connectTo(fragment.a);
    this.addOutputNode(vertex);
    this.addOutputNode(fragment);
    this.build();
  }

  /** @param phase of the pulse, in radians */
  setPhase(phase: number): void {
    this.phase.value = phase;
  }

  /** @param color "#rrggbb" */
  setColor(color: string): void {
    this.color.value = Color3.FromHexString(color);
  }
}

/** Where a vertex comes to, how far it is along the view, and how far what was drawn behind it is. */
function buildDepths(): { readonly clip: Point; readonly own: Point; readonly sceneDepth: Point } {
  const instances = new InstancesBlock('instances');
  for (const [index, input] of [
    instances.world0,
    instances.world1,
    instances.world2,
    instances.world3,
  ].entries()) {
    attribute(`world${index}`, NodeMaterialBlockConnectionPointTypes.Vector4).connectTo(input);
  }
  systemValue('world', NodeMaterialSystemValues.World).connectTo(instances.world);
  const inWorld = transformed(
    'in world',
    attribute('position', NodeMaterialBlockConnectionPointTypes.Vector3),
    instances.output,
  );
  const viewProjection = systemValue('view projection', NodeMaterialSystemValues.ViewProjection);
  const clip = transformed('in clip space', inWorld, viewProjection);
  const inView = new VectorSplitterBlock('in view parts');
  transformed('in view', inWorld, systemValue('view', NodeMaterialSystemValues.View)).connectTo(inView.xyzw);
  const onScreen = new ScreenSpaceBlock('on screen');
  inWorld.connectTo(onScreen.vector);
  viewProjection.connectTo(onScreen.worldViewProjection);
  const depth = new SceneDepthBlock('scene depth');
  depth.storeCameraSpaceZ = true;
  depth.force32itsFloat = true;
  onScreen.output.connectTo(depth.uv);
  return { clip, own: inView.z, sceneDepth: withoutSky(depth.depth) };
}

function transformed(name: string, vector: Point, matrix: Point): Point {
  const block = new TransformBlock(name);
  vector.connectTo(block.vector);
  matrix.connectTo(block.transform);
  return block.output;
}

function absolute(value: Point): Point {
  const block = new TrigonometryBlock('absolute');
  block.operation = TrigonometryBlockOperations.Abs;
  value.connectTo(block.input);
  return block.output;
}

function withoutSky(depth: Point): Point {
  const block = new ConditionalBlock('without sky');
  block.condition = ConditionalBlockConditions.LessThan;
  absolute(depth).connectTo(block.a);
  constant('nothing', NOTHING).connectTo(block.b);
  constant('far', FAR).connectTo(block.true);
  depth.connectTo(block.false);
  return block.output;
}

function buildWidth(phase: Point): Point {
  const sine = new TrigonometryBlock('pulse');
  sine.operation = TrigonometryBlockOperations.Sin;
  phase.connectTo(sine.input);
  const width = new RemapBlock('fade distance');
  width.sourceRange = new Vector2(-1, 1);
  width.targetRange = new Vector2(...FADE);
  sine.output.connectTo(width.input);
  return width.output;
}

/** 1 where the two depths are one, 0 where they lie the fade distance apart or more, lifted in between. */
function nearness(own: Point, sceneDepth: Point, width: Point): Point {
  const apart = new SubtractBlock('apart');
  own.connectTo(apart.left);
  sceneDepth.connectTo(apart.right);
  const part = new DivideBlock('part of the fade');
  apart.output.connectTo(part.left);
  width.connectTo(part.right);
  const clamped = new ClampBlock('clamped');
  part.output.connectTo(clamped.value);
  const near = new OneMinusBlock('near');
  clamped.output.connectTo(near.input);
  const lifted = new PowBlock('lifted');
  near.output.connectTo(lifted.value);
  constant('lift', LIFT).connectTo(lifted.power);
  return lifted.output;
}
