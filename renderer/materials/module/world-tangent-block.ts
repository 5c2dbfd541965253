import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { CodeBlock } from './code-block.ts';

/** A tangent in the world, whose bitangent lies on the other side where the instance matrix mirrors. */
export class WorldTangentBlock extends CodeBlock {
  constructor(name = 'world tangent') {
    super(name, NodeMaterialBlockTargets.Vertex);
    this.addInputs(Type.Vector4, ['tangent', 'bend']);
    this.addInputs(Type.Matrix, ['world']);
    this.registerOutput('worldTangent', Type.Vector4);
  }

  override getClassName(): string {
    return 'WorldTangentBlock';
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    const tangent = this.variables('tangent');
    const direction = `(${this.variables('world')} * vec4f(${tangent}.xyz, 0.0)).xyz`;
    this.emitOutput(state, 'worldTangent', `vec4f(${direction}, ${tangent}.w * ${this.variables('bend')}.w)`);
    return this;
  }
}

RegisterClass('BABYLON.WorldTangentBlock', WorldTangentBlock);
