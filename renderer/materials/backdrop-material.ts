import { Constants } from '@babylonjs/core/Engines/constants.js';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** Fills the picture behind everything: the quad's corners are the corners of the picture, at the far plane. */
const VERTEX = `
attribute vec3 position;
varying vec2 vAt;
void main() {
  vAt = position.xy;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}`;

/** Brightest above the middle, like a sky behind haze. The noise of half a step keeps eight bits from banding. */
const FRAGMENT = `
varying vec2 vAt;
uniform vec3 top;
uniform vec3 bottom;
float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
void main() {
  float away = length((vAt - vec2(0.0, 1.1)) * vec2(0.55, 0.5));
  vec3 color = mix(top, bottom, smoothstep(0.0, 1.0, away));
  gl_FragColor = vec4(color + (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}`;

export class BackdropMaterial extends ShaderMaterial {
  constructor(scene: Scene) {
    super(
      'backdrop',
      scene,
      { vertexSource: VERTEX, fragmentSource: FRAGMENT },
      { attributes: ['position'], uniforms: ['top', 'bottom'] },
    );
    this.backFaceCulling = false;
    this.disableDepthWrite = true;
    this.depthFunction = Constants.LEQUAL;
  }

  setColors(top: string, bottom: string): void {
    this.setColor3('top', Color3.FromHexString(top));
    this.setColor3('bottom', Color3.FromHexString(bottom));
  }
}
