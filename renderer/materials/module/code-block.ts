import type { NodeMaterialBlockConnectionPointTypes } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlock } from '@babylonjs/core/Materials/Node/nodeMaterialBlock.js';
import type { NodeMaterialConnectionPoint } from '@babylonjs/core/Materials/Node/nodeMaterialBlockConnectionPoint.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { ShaderLanguage } from '@babylonjs/core/Materials/shaderLanguage.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { glslOf } from './shader-text.ts';

/** The language that a scene's engine speaks itself: it would have to fetch a translator for the other. */
export const languageOf = (scene: Scene): ShaderLanguage =>
  scene.getEngine().isWebGPU ? ShaderLanguage.WGSL : ShaderLanguage.GLSL;

/** The two languages that blocks are emitted in. */
export const isWgsl = (state: NodeMaterialBuildState): boolean =>
  state.shaderLanguage === ShaderLanguage.WGSL;

/** A block whose code is written once, in WGSL, and emitted in the language of the material. */
export abstract class CodeBlock extends NodeMaterialBlock {
  /** An input or output by its name. Throws an Error where there is none. */
  point(name: string): NodeMaterialConnectionPoint {
    const point = this.getInputByName(name) ?? this.getOutputByName(name);
    if (!point) throw new Error(`${this.getClassName()} has no “${name}”`);
    return point;
  }

  /** Feeds outputs of other blocks into the inputs of these names. */
  feed(points: Readonly<Record<string, NodeMaterialConnectionPoint | undefined>>): this {
    for (const [name, from] of Object.entries(points)) from?.connectTo(this.point(name));
    return this;
  }

  /** Functions that the block's statements call; once a shader, whatever the number of blocks. */
  protected emitFunctions(state: NodeMaterialBuildState, name: string, wgsl: string): void {
    state._emitFunction(name, isWgsl(state) ? wgsl : glslOf(wgsl), '');
  }

  /** `type output = expression;` where somebody asks for the output. */
  protected emitOutput(state: NodeMaterialBuildState, name: string, wgsl: string): void {
    const output = this.point(name);
    if (!output.hasEndpoints) return;
    state.compilationString += `${state._declareOutput(output)} = ${isWgsl(state) ? wgsl : glslOf(wgsl)};\n`;
  }

  /** What the inputs of these names are called in the shader. */
  protected variables(...names: readonly string[]): string {
    return names.map((name) => this.point(name).associatedVariableName).join(', ');
  }

  protected addInputs(
    type: NodeMaterialBlockConnectionPointTypes,
    names: readonly string[],
    isOptional = false,
  ): void {
    for (const name of names) this.registerInput(name, type, isOptional);
  }
}
