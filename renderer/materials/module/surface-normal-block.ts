import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialBlockTargets } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockTargets.js';
import type { NodeMaterialBuildState } from '@babylonjs/core/Materials/Node/nodeMaterialBuildState.js';
import { RegisterClass } from '@babylonjs/core/Misc/typeStore.js';
import { UNIT_CODE } from './bend-functions.ts';
import { CodeBlock, isWgsl } from './code-block.ts';

/**
 * Tangent space as glTF has it: x along growing u, y up the image, which is against v. Without tangents the direction of u
 * on the surface follows from how position and u change from pixel to pixel, so it is that of the deformed surface.
 */
const NORMAL_CODE = `
fn mappedNormal(normal: vec3f, tangent: vec4f, texel: vec3f, strength: f32) -> vec3f {
  let bitangent: vec3f = cross(normal, tangent.xyz) * tangent.w;
  let raw: vec3f = (texel * 2.0 - vec3f(1.0)) * vec3f(strength, strength, 1.0);
  return unitOf(tangent.xyz * raw.x + bitangent * raw.y + normal * raw.z);
}
fn pixelTangent(normal: vec3f, at: vec3f, uv: vec2f) -> vec4f {
  let atX: vec3f = dpdx(at);
  let atY: vec3f = dpdy(at);
  let uvX: vec2f = dpdx(uv);
  let uvY: vec2f = dpdy(uv);
  let turn: f32 = sign(uvX.x * uvY.y - uvY.x * uvX.y);
  let alongU: vec3f = (atX * uvY.y - atY * uvX.y) * turn;
  let againstV: vec3f = (atX * uvY.x - atY * uvX.x) * turn;
  let tangent: vec3f = unitOf(alongU - normal * dot(normal, alongU));
  return vec4f(tangent, sign(dot(cross(normal, tangent), againstV)));
}
`;

/**
 * The normal that a pixel of a surface is lit by: that of the vertices, bent by a normal map, and turned round on back
 * faces.
 */
export class SurfaceNormalBlock extends CodeBlock {
  constructor(name = 'surface normal') {
    super(name, NodeMaterialBlockTargets.Fragment);
    this.addInputs(Type.Vector4, ['worldPosition', 'worldNormal']);
    this.addInputs(Type.Vector4, ['worldTangent'], true);
    this.addInputs(Type.Color3, ['texel'], true);
    this.addInputs(Type.Vector2, ['uv'], true);
    this.addInputs(Type.Float, ['strength'], true);
    this.registerOutput('normal', Type.Vector4);
  }

  override getClassName(): string {
    return 'SurfaceNormalBlock';
  }

  protected override _buildBlock(state: NodeMaterialBuildState): this {
    super._buildBlock(state);
    this.emitFunctions(state, 'unitOf', UNIT_CODE);
    this.emitFunctions(state, 'mappedNormal', NORMAL_CODE);
    const normal = `unitOf(${this.variables('worldNormal')}.xyz)`;
    const facing = isWgsl(state)
      ? 'select(-1.0, 1.0, fragmentInputs.frontFacing)'
      : '(gl_FrontFacing ? 1.0 : -1.0)';
    this.emitOutput(state, 'normal', `vec4f(${this.mapped(normal)} * ${facing}, 0.0)`);
    return this;
  }

  private mapped(normal: string): string {
    if (!this.point('texel').isConnected) return normal;
    const tangent = this.point('worldTangent').isConnected
      ? `vec4f(unitOf(${this.variables('worldTangent')}.xyz), sign(${this.variables('worldTangent')}.w))`
      : `pixelTangent(${normal}, ${this.variables('worldPosition')}.xyz, ${this.variables('uv')})`;
    return `mappedNormal(${normal}, ${tangent}, ${this.variables('texel', 'strength')})`;
  }
}

RegisterClass('BABYLON.SurfaceNormalBlock', SurfaceNormalBlock);
