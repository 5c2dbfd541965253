import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { CodeBlock, isWgsl } from './code-block.ts';

const TEXEL_CODE = `
fn texelOf(index: f32, size: vec2f) -> vec4f {
  let row: f32 = floor((index + 0.5) / size.x);
  let at: vec2f = vec2f(index - row * size.x + 0.5, row + 0.5);
  return vec4f(at / size * 2.0 - vec2f(1.0), 0.0, 1.0);
}
`;

/** Gives each vertex a pixel of its own, row by row, so that a picture is a list of vertices. */
export class TexelBlock extends CodeBlock {
  constructor(name = 'texel') {
    super(name, NodeMaterialBlockTargets.Vertex);
    this.addInputs(Type.Vector2, ['size']);
    this.registerOutput('texel', Type.Vector4);
  }

  override getClassName(): string {
    return 'TexelBlock';
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    this.emitFunctions(state, 'texelOf', TEXEL_CODE);
    const index = isWgsl(state) ? 'f32(vertexInputs.vertexIndex)' : 'float(gl_VertexID)';
    this.emitOutput(state, 'texel', `texelOf(${index}, ${this.variables('size')})`);
    // WebGPU knows points of one pixel only.
    if (!isWgsl(state)) state.compilationString += 'gl_PointSize = 1.0;\n';
    return this;
  }
}

RegisterClass('BABYLON.TexelBlock', TexelBlock);
