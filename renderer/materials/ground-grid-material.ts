import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector2, Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { GridSteps } from '../viewport/grid-steps.ts';
import type { ViewportTheme } from '../viewport/viewport-theme.ts';

/** The quad lies around `middle`; plan coordinates are counted from `origin`, which keeps them small and sharp. */
const VERTEX = `
attribute vec3 position;
uniform mat4 viewProjection;
uniform vec3 origin;
uniform vec2 middle;
uniform float radius;
uniform float behind;
varying vec2 vPlan;
varying vec2 vAway;
void main() {
  vAway = position.xz;
  vPlan = middle + position.xz * radius;
  gl_Position = viewProjection * vec4(origin + vec3(vPlan.x, 0.0, vPlan.y), 1.0);
  // As far away as anything can be, so that only the backdrop is behind it.
  if (behind > 0.5) gl_Position.z = gl_Position.w * 0.999999;
}`;

/**
 * Lines of three sizes, each as wide as a pixel whatever the slope (by the screen derivative of the coordinate), and
 * gone before they get denser than the pixels. The smallest size fades in while the view comes nearer, so that steps
 * change without a jump.
 */
const FRAGMENT = `
varying vec2 vPlan;
varying vec2 vAway;
uniform vec3 steps;
uniform vec3 strengths;
uniform vec2 axes;
uniform float lineWidth;
uniform vec3 lineColor;
uniform vec3 axisX;
uniform vec3 axisZ;
uniform vec4 clearing;

float coverage(float value, float pixel) {
  return clamp(lineWidth * 0.5 + 0.5 - value / pixel, 0.0, 1.0);
}
float lines(vec2 plan, vec2 pixel, float size) {
  vec2 toLine = abs(fract(plan / size + 0.5) - 0.5) * size;
  vec2 room = 1.0 - smoothstep(vec2(0.12), vec2(0.3), pixel / size);
  return max(coverage(toLine.x, pixel.x) * room.x, coverage(toLine.y, pixel.y) * room.y);
}
void main() {
  vec2 pixel = max(vec2(length(vec2(dFdx(vPlan.x), dFdy(vPlan.x))), length(vec2(dFdx(vPlan.y), dFdy(vPlan.y)))), 1e-7);
  float alpha = max(
    lines(vPlan, pixel, steps.x) * strengths.x,
    max(lines(vPlan, pixel, steps.y) * strengths.y, lines(vPlan, pixel, steps.z) * strengths.z));
  vec3 color = lineColor;
  float onX = coverage(abs(vPlan.y - axes.y), pixel.y);
  float onZ = coverage(abs(vPlan.x - axes.x), pixel.x);
  color = mix(mix(color, axisZ, onZ), axisX, onX);
  alpha = max(alpha, max(onX, onZ));
  float fade = 1.0 - smoothstep(0.15, 1.0, length(vAway));
  float fromCentre = length(vPlan - clearing.xy);
  if (fromCentre > clearing.z && fromCentre < clearing.w) discard;
  gl_FragColor = vec4(color, alpha * fade);
}`;

const UNIFORMS = [
  'viewProjection',
  'origin',
  'middle',
  'radius',
  'behind',
  'steps',
  'strengths',
  'axes',
  'lineWidth',
  'lineColor',
  'axisX',
  'axisZ',
  'clearing',
];

export interface GridPlacement extends GridSteps {
  /** Of the plane, in metres. */
  readonly height: number;
  /** Everything of the level is drawn over it, wherever the plane lies. */
  readonly isBehind: boolean;
  /** How far the grid reaches, in metres. */
  readonly radius: number;
  /** An annulus that is left out, in metres of the level. */
  readonly clearing: { readonly centre: Vec3; readonly radii: Vec2 } | null;
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number;
}

/** The ground grid in one draw call: see GroundGrid. */
export class GroundGridMaterial extends ShaderMaterial {
  constructor(scene: Scene) {
    super(
      'ground grid',
      scene,
      { vertexSource: VERTEX, fragmentSource: FRAGMENT },
      { attributes: ['position'], uniforms: UNIFORMS, needAlphaBlending: true },
    );
    this.backFaceCulling = false;
    this.disableDepthWrite = true;
    // It lies in the plane of the floors, and is seen on them.
    this.zOffset = -1;
    this.zOffsetUnits = -12;
  }

  place(placement: GridPlacement): void {
    const { origin, middle, steps, strengths, height, isBehind, radius, clearing, pixelRatio } = placement;
    this.setVector3('origin', new Vector3(origin[0], height, origin[1]));
    this.setVector2('middle', new Vector2(...middle));
    this.setFloat('radius', radius);
    this.setFloat('behind', isBehind ? 1 : 0);
    this.setVector3('steps', new Vector3(...steps));
    this.setVector3('strengths', new Vector3(...strengths));
    this.setVector2('axes', new Vector2(-origin[0], -origin[1]));
    this.setFloat('lineWidth', pixelRatio);
    const [x, , z] = clearing?.centre ?? [0, 0, 0];
    this.setVector4('clearing', new Vector4(x - origin[0], z - origin[1], ...(clearing?.radii ?? [0, 0])));
  }

  setTheme({ grid, axisX, axisZ }: ViewportTheme): void {
    this.setColor3('lineColor', Color3.FromHexString(grid));
    this.setColor3('axisX', Color3.FromHexString(axisX));
    this.setColor3('axisZ', Color3.FromHexString(axisZ));
  }
}
