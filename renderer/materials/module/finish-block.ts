import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { CodeBlock } from './code-block.ts';

/**
 * Adds the light that a surface sends out to the light that it throws back, and makes the colour ready for the screen as
 * the engine does for its own materials. Beside the engine's physical block, which knows no emission and brings the
 * functions for it.
 */
export class FinishBlock extends CodeBlock {
  constructor(name = 'finish') {
    super(name, NodeMaterialBlockTargets.Fragment);
    this.addInputs(Type.Color3, ['diffuse', 'specular', 'emissive']);
    this.registerOutput('finished', Type.Color3);
  }

  override getClassName(): string {
    return 'FinishBlock';
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    const [diffuse, specular, emissive] = ['diffuse', 'specular', 'emissive'].map((name) =>
      this.variables(name),
    );
    const sum = `max(${diffuse} + ${specular} + ${emissive}, vec3f(0.0))`;
    this.emitOutput(state, 'finished', `applyImageProcessing(vec4f(${sum}, 1.0)).rgb`);
    return this;
  }
}

RegisterClass('BABYLON.FinishBlock', FinishBlock);
