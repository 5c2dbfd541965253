import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** How far the shade reaches from a wall: the standard deviation of its blur, in metres. */
export const SHADE_BLUR = 0.32;

const VERTEX = `
attribute vec3 position;
attribute vec4 shade;
uniform mat4 viewProjection;
varying vec4 vShade;
void main() {
  vShade = shade;
  gl_Position = viewProjection * vec4(position, 1.0);
}`;

/**
 * The footprint of a wall, blurred by a Gaussian: for a rectangle that is a product of two differences of the error
 * function. Blurs of rectangles that do not overlap add up to the blur of their union, so joints get no dark spots.
 * erf after S. Winitzki, "A handy approximation for the error function and its inverse", 2008 (a = 0.147).
 */
const FRAGMENT = `
varying vec4 vShade;
uniform float strength;
vec2 erf(vec2 x) {
  vec2 square = x * x;
  vec2 inner = square * (1.2732395 + 0.147 * square) / (1.0 + 0.147 * square);
  return sign(x) * sqrt(1.0 - exp(-inner));
}
void main() {
  const float SCALE = ${(1 / (Math.SQRT2 * SHADE_BLUR)).toFixed(6)};
  vec2 at = vShade.xy;
  vec2 part = 0.5 * (erf((at + vShade.zw) * SCALE) - erf((at - vShade.zw) * SCALE));
  gl_FragColor = vec4(0.0, 0.0, 0.0, part.x * part.y * strength);
}`;

/** Soft contact shadow of walls on their floor. */
export class WallShadeMaterial extends ShaderMaterial {
  constructor(scene: Scene) {
    super(
      'wall shade',
      scene,
      { vertexSource: VERTEX, fragmentSource: FRAGMENT },
      {
        attributes: ['position', 'shade'],
        uniforms: ['viewProjection', 'strength'],
        needAlphaBlending: true,
      },
    );
    this.backFaceCulling = false;
    this.disableDepthWrite = true;
    // It lies in the plane of the floors, and is seen on them.
    this.zOffset = -1;
    this.zOffsetUnits = -12;
  }

  /** @param strength 0 to 1 */
  setStrength(strength: number): void {
    this.setFloat('strength', strength);
  }
}
