import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { CodeBlock } from './code-block.ts';
import { MEASURE_COLORS } from './measure-colors.ts';

/** How much larger than authored a vertex's surroundings are drawn: R/r0, 1 at the threshold radius. */
export class ScaleBlock extends CodeBlock {
  constructor(name = 'scale') {
    super(name, NodeMaterialBlockTargets.Vertex);
    this.addInputs(Type.Vector3, ['turned']);
    this.addInputs(Type.Vector4, ['bend']);
    this.addInputs(Type.Float, ['r0', 'lnA', 'l0', 'stretches']);
    this.registerOutput('ratio', Type.Float);
  }

  override getClassName(): string {
    return 'ScaleBlock';
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    const [turned, spot, r0, lnA, l0, isOn] = ['turned', 'bend', 'r0', 'lnA', 'l0', 'stretches'].map((name) =>
      this.variables(name),
    );
    const scale = `${spot}.x / ${r0} * exp(-${turned}.z * ${lnA} / ${l0})`;
    this.emitOutput(state, 'ratio', `mix(1.0, ${scale}, ${isOn})`);
    return this;
  }
}

const inWgsl = (color: readonly number[]): string => `vec3f(${color.join(', ')})`;

/** Blue for less than what is right, green for right, red for more; sides a little darker, so that shapes are read. */
const SCALE_CODE = `
fn scaleColor(ratio: f32, range: f32, normal: vec3f) -> vec3f {
  let away: f32 = clamp(log2(max(ratio, 1e-6)) / log2(range), -1.0, 1.0);
  let less: vec3f = ${inWgsl(MEASURE_COLORS.less)};
  let more: vec3f = ${inWgsl(MEASURE_COLORS.more)};
  let good: vec3f = ${inWgsl(MEASURE_COLORS.right)};
  let color: vec3f = mix(good, mix(less, more, vec3f(step(0.0, away))), vec3f(abs(away)));
  return color * mix(0.75, 1.0, abs(normalize(normal).y));
}
`;

/** A ratio as a colour: 1 is right, `range` as much too large as its inverse is too small. */
export class ScaleColorBlock extends CodeBlock {
  constructor(name = 'scale color') {
    super(name, NodeMaterialBlockTargets.Fragment);
    this.addInputs(Type.Float, ['ratio', 'range']);
    this.addInputs(Type.Vector4, ['worldNormal']);
    this.registerOutput('rgb', Type.Color3);
  }

  override getClassName(): string {
    return 'ScaleColorBlock';
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    this.emitFunctions(state, 'scaleColor', SCALE_CODE);
    const normal = `${this.variables('worldNormal')}.xyz`;
    this.emitOutput(state, 'rgb', `scaleColor(${this.variables('ratio', 'range')}, ${normal})`);
    return this;
  }
}

RegisterClass('BABYLON.ScaleBlock', ScaleBlock);
RegisterClass('BABYLON.ScaleColorBlock', ScaleColorBlock);
