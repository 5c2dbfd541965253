import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import type { ModuleTexture } from '../../../core/modules/module-model.ts';
import { CodeBlock } from './code-block.ts';
import { constant } from './graph-points.ts';

/** Texture coordinates moved, turned and scaled, by the two rows of a matrix. */
export class UvBlock extends CodeBlock {
  constructor(name = 'uv') {
    super(name, NodeMaterialBlockTargets.Vertex);
    this.addInputs(Type.Vector2, ['uv']);
    this.addInputs(Type.Vector3, ['row0', 'row1']);
    this.registerOutput('placedUv', Type.Vector2);
  }

  override getClassName(): string {
    return 'UvBlock';
  }

  /**
   * KHR_texture_transform: offset · rotation · scale. Its angles go counter-clockwise on an image whose v runs down.
   */
  feedTransform({ offset, rotation, scale }: ModuleTexture): this {
    const [cosine, sine] = [Math.cos(rotation), Math.sin(rotation)];
    return this.feed({
      row0: constant('uv row 0', new Vector3(cosine * scale[0], sine * scale[1], offset[0])),
      row1: constant('uv row 1', new Vector3(-sine * scale[0], cosine * scale[1], offset[1])),
    });
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    const uv = `vec3f(${this.variables('uv')}, 1.0)`;
    const [row0, row1] = ['row0', 'row1'].map((name) => `dot(${this.variables(name)}, ${uv})`);
    this.emitOutput(state, 'placedUv', `vec2f(${row0}, ${row1})`);
    return this;
  }
}

RegisterClass('BABYLON.UvBlock', UvBlock);
