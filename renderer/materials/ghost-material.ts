import { Material } from '@babylonjs/core/Materials/material.js';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';

const VERTEX = `
attribute vec3 position;
attribute vec3 normal;
uniform mat4 viewProjection;
varying float vFacing;
void main() {
  vFacing = abs(normal.y);
  gl_Position = viewProjection * vec4(position, 1.0);
}`;

/** Tops a little denser than sides, so that the shape is read without light. */
const FRAGMENT = `
varying float vFacing;
uniform vec3 color;
uniform float opacity;
void main() { gl_FragColor = vec4(color, opacity * mix(0.4, 1.0, vFacing)); }`;

/** Opacity of the tops. */
const OPACITY = 0.13;

/** The mere shape of what is not worked on. */
export class GhostMaterial extends ShaderMaterial {
  constructor(scene: Scene) {
    super(
      'ghost',
      scene,
      { vertexSource: VERTEX, fragmentSource: FRAGMENT },
      {
        attributes: ['position', 'normal'],
        uniforms: ['viewProjection', 'color', 'opacity'],
        needAlphaBlending: true,
      },
    );
    this.sideOrientation = Material.CounterClockWiseSideOrientation;
    this.disableDepthWrite = true;
    this.setFloat('opacity', OPACITY);
  }

  /** @param color "#rrggbb" */
  setColor(color: string): void {
    this.setColor3('color', Color3.FromHexString(color));
  }
}
