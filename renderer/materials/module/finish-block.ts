import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import type { Effect } from '@babylonjs/core/Materials/effect.js';
import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterial } from '@babylonjs/core/Materials/Node/nodeMaterial.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { CodeBlock, isWgsl } from './code-block.ts';

/** What a surface mirrors of a sky over a ground, the blurrier the rougher it is. */
const MIRRORED_CODE = `
fn mirroredSky(normal: vec3f, fromEye: vec3f, roughness: f32, sky: vec3f, ground: vec3f) -> vec3f {
  let direction: vec3f = mix(reflect(normalize(fromEye), normal), normal, vec3f(roughness));
  return mix(ground, sky, vec3f(0.5 + 0.5 * direction.y));
}
`;

/**
 * Adds to the light of the lamps what the engine's physical block leaves out here: the light that the surface sends out,
 * and what a metal mirrors of its surroundings. The block knows the latter from pictures of surroundings alone, and a
 * metal without any is black; this takes the light from above and below for them. Makes the colour ready for the screen
 * as that block does, whose functions it uses.
 */
export class FinishBlock extends CodeBlock {
  private sky = '';
  private ground = '';

  constructor(name = 'finish') {
    super(name, NodeMaterialBlockTargets.Fragment);
    this.addInputs(Type.Color3, ['diffuse', 'specular', 'emissive', 'baseColor']);
    this.addInputs(Type.Float, ['metallic', 'roughness']);
    this.addInputs(Type.Vector4, ['normal', 'worldPosition']);
    this.addInputs(Type.Vector3, ['cameraPosition']);
    this.registerOutput('finished', Type.Color3);
  }

  override getClassName(): string {
    return 'FinishBlock';
  }

  override bind(effect: Effect, material: NodeMaterial): void {
    const light = material.getScene().lights.find((lamp) => lamp instanceof HemisphericLight);
    const intensity = light?.intensity ?? 0;
    effect.setColor3(this.sky, light?.diffuse.scale(intensity) ?? Color3.BlackReadOnly);
    effect.setColor3(this.ground, light?.groundColor.scale(intensity) ?? Color3.BlackReadOnly);
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    state.sharedData.bindableBlocks.push(this);
    this.sky = this.uniform(state, 'skyLight');
    this.ground = this.uniform(state, 'groundLight');
    this.emitFunctions(state, 'mirroredSky', MIRRORED_CODE);
    const prefix = isWgsl(state) ? 'uniforms.' : '';
    const fromEye = `${this.variables('worldPosition')}.xyz - ${this.variables('cameraPosition')}`;
    const lights = `${prefix}${this.sky}, ${prefix}${this.ground}`;
    const sky = `mirroredSky(${this.variables('normal')}.xyz, ${fromEye}, ${this.variables('roughness')}, ${lights})`;
    const metal = `${this.variables('baseColor')} * ${this.variables('metallic')} * ${sky}`;
    const lamps = `${this.variables('diffuse')} + ${this.variables('specular')}`;
    const sum = `max(${lamps} + ${this.variables('emissive')} + ${metal}, vec3f(0.0))`;
    this.emitOutput(state, 'finished', `applyImageProcessing(vec4f(${sum}, 1.0)).rgb`);
    return this;
  }

  private uniform(state: NodeMaterialBuildState, name: string): string {
    const free = state._getFreeVariableName(name);
    state._emitUniformFromString(free, Type.Color3);
    return free;
  }
}

RegisterClass('BABYLON.FinishBlock', FinishBlock);
