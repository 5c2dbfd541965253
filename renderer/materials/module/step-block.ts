import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { BEND_CODE, STRETCH_CODE, TURN_CODE, UNIT_CODE, UNTURN_CODE } from './bend-functions.ts';
import { CodeBlock } from './code-block.ts';

interface Step {
  /** What its functions begin with. */
  readonly name: string;
  readonly code: string;
  /** Inputs beside the vertex and its instance: numbers. */
  readonly numbers: readonly string[];
}

/**
 * One step of the ring deformation: takes a vertex and gives it deformed, its normal and its tangent as well. The inputs
 * are position, normal, tangent (whose fourth number passes), `bend` of the instance, and the numbers of the step.
 */
abstract class StepBlock extends CodeBlock {
  private readonly step: Step;

  constructor(name: string, step: Step) {
    super(name, NodeMaterialBlockTargets.Vertex);
    this.step = step;
    this.addInputs(Type.Vector3, ['position', 'normal']);
    this.addInputs(Type.Vector4, ['tangent'], true);
    this.addInputs(Type.Vector4, ['bend']);
    this.addInputs(Type.Float, step.numbers);
    this.registerOutput('bentPosition', Type.Vector3);
    this.registerOutput('bentNormal', Type.Vector3);
    this.registerOutput('bentTangent', Type.Vector4);
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    const { name, code, numbers } = this.step;
    this.emitFunctions(state, 'unitOf', UNIT_CODE);
    this.emitFunctions(state, `${name}Step`, code);
    const [position, normal] = [this.variables('position'), this.variables('normal')];
    const shared = this.variables('bend', ...numbers);
    this.emitOutput(state, 'bentPosition', `${name}Point(${position}, ${shared})`);
    this.emitOutput(state, 'bentNormal', `${name}Normal(${normal}, ${position}, ${shared})`);
    if (this.point('tangent').isConnected) {
      const tangent = this.variables('tangent');
      const bent = `${name}Tangent(${tangent}.xyz, ${position}, ${shared})`;
      this.emitOutput(state, 'bentTangent', `vec4f(${bent}, ${tangent}.w)`);
    }
    return this;
  }
}

/** Mirror and quarter turn: from the axes of the module to those of the ring. */
export class TurnBlock extends StepBlock {
  constructor(name = 'turn') {
    super(name, { name: 'turn', code: TURN_CODE, numbers: [] });
  }
  override getClassName(): string {
    return 'TurnBlock';
  }
}

/** Grows the module with its radius, and its cells outwards as the grid's. */
export class StretchBlock extends StepBlock {
  constructor(name = 'stretch') {
    super(name, {
      name: 'stretch',
      code: STRETCH_CODE,
      numbers: ['r0', 'lnA', 'l0', 'scalesHeight', 'isOn'],
    });
  }
  override getClassName(): string {
    return 'StretchBlock';
  }
}

/** Lays the module round the centre of the ring. */
export class BendBlock extends StepBlock {
  constructor(name = 'bend') {
    super(name, { name: 'bend', code: BEND_CODE, numbers: ['isOn'] });
  }
  override getClassName(): string {
    return 'BendBlock';
  }
}

/** Back to the axes of the module: the instance matrix is that of a straight one. */
export class UnturnBlock extends StepBlock {
  constructor(name = 'unturn') {
    super(name, { name: 'unturn', code: UNTURN_CODE, numbers: [] });
  }
  override getClassName(): string {
    return 'UnturnBlock';
  }
}

// The engine reads saved materials by class name, with this prefix whoever's the class is.
for (const block of [TurnBlock, StretchBlock, BendBlock, UnturnBlock]) {
  RegisterClass(`BABYLON.${new block().getClassName()}`, block);
}
