import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { CodeBlock } from './code-block.ts';

/** The mere shape of a module: one colour, tops a little denser than sides, so that the shape is read without light. */
export class GhostBlock extends CodeBlock {
  constructor(name = 'ghost') {
    super(name, NodeMaterialBlockTargets.Fragment);
    this.addInputs(Type.Vector4, ['worldNormal']);
    this.addInputs(Type.Color3, ['color']);
    this.addInputs(Type.Float, ['opacity']);
    this.registerOutput('rgb', Type.Color3);
    this.registerOutput('alpha', Type.Float);
  }

  override getClassName(): string {
    return 'GhostBlock';
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    this.emitOutput(state, 'rgb', this.variables('color'));
    const upright = `abs(normalize(${this.variables('worldNormal')}.xyz).y)`;
    this.emitOutput(state, 'alpha', `${this.variables('opacity')} * mix(0.4, 1.0, ${upright})`);
    return this;
  }
}

RegisterClass('BABYLON.GhostBlock', GhostBlock);
