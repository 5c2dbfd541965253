/** An annulus of the plane: `position` is a direction, and whether the vertex lies on its inner or outer border. */
export const RING_GRID_VERTEX = `
attribute vec3 position;
uniform mat4 viewProjection;
uniform vec3 centre;
uniform vec2 reach;
varying vec2 vPlan;
void main() {
  vPlan = position.xz * mix(reach.x, reach.y, position.y);
  gl_Position = viewProjection * vec4(centre + vec3(vPlan.x, 0.0, vPlan.y), 1.0);
}`;

/**
 * Everything is asked of the place itself: which line and step it lies at (the inverse of the grid), and how much of
 * both a pixel covers. The latter comes from the derivatives of the plan, which unlike those of an angle have no seam.
 * Lines are a pixel wide whatever the slope, and gone before they get denser than the pixels.
 */
export const RING_GRID_FRAGMENT = `
varying vec2 vPlan;
/** r0 and l0 in metres, ln A, steps. */
uniform vec4 grid;
uniform float isRegular;
/** First and last line. */
uniform vec2 interval;
uniform vec3 lineStrides;
uniform vec3 stepStrides;
uniform float lineWidth;
uniform float strength;
uniform float fill;
/** Line and step of the cell under the pointer, and whether there is one. */
uniform vec3 cell;
/** 0: nothing is painted over the cells, 1: their aspect, 2: their scale. */
uniform float overlay;
uniform float tolerance;
uniform vec3 lineColor;
uniform vec3 edgeColor;
uniform vec3 accent;
uniform vec3 good;
uniform vec3 doubtful;

const float TURN = 6.283185307179586;
const vec3 STRENGTHS = vec3(0.62, 0.85, 1.0);

vec4 over(vec4 under, vec3 color, float alpha) {
  float sum = alpha + under.a * (1.0 - alpha);
  return vec4((color * alpha + under.rgb * under.a * (1.0 - alpha)) / max(sum, 1e-5), sum);
}
float coverage(float pixels, float width) {
  return clamp(width * 0.5 + 0.5 - pixels, 0.0, 1.0);
}
/** Lines at every whole multiple of a stride; none for a stride of 0. */
float lines(float value, float pixel, float stride) {
  if (stride < 0.5) return 0.0;
  float away = abs(fract(value / stride + 0.5) - 0.5) * stride;
  return coverage(away / pixel, lineWidth) * (1.0 - smoothstep(0.12, 0.3, pixel / stride));
}
float grades(float value, float pixel, vec3 strides) {
  return max(lines(value, pixel, strides.x) * STRENGTHS.x,
    max(lines(value, pixel, strides.y) * STRENGTHS.y, lines(value, pixel, strides.z) * STRENGTHS.z));
}
/** Stripes of the screen, so that they neither swim nor get too fine. */
float hatch(float slope) {
  float at = (gl_FragCoord.x + slope * gl_FragCoord.y) / (lineWidth * 7.0);
  return smoothstep(0.28, 0.34, abs(fract(at) - 0.5));
}
vec4 paintAspect(float line) {
  // Radial ÷ tangential side; of the stretched grid it is 1 by its definition.
  float aspect = isRegular > 0.5 ? grid.y * grid.w / (TURN * (grid.x + (floor(line) + 0.5) * grid.y)) : 1.0;
  if (abs(aspect - 1.0) <= tolerance) return vec4(good, 0.2);
  float off = clamp(abs(log2(aspect)) / 1.5, 0.0, 1.0);
  return vec4(doubtful, mix(0.1, 0.3, off) + hatch(aspect > 1.0 ? 1.0 : -1.0) * 0.28);
}
vec4 paintScale(float line) {
  float first = floor(line);
  float factor = isRegular > 0.5 ? 1.0 + first * grid.y / grid.x : exp(first * grid.z);
  float steps = clamp(log2(factor) / 2.0, -1.0, 1.0);
  if (steps < 0.0) return vec4(doubtful, 0.06 - steps * 0.4 + hatch(-1.0) * 0.08);
  return vec4(accent, 0.06 + steps * 0.4);
}
void main() {
  float radius = length(vPlan);
  vec2 outwards = vPlan / radius;
  vec2 along = vec2(-outwards.y, outwards.x);
  vec2 dx = dFdx(vPlan);
  vec2 dy = dFdy(vPlan);
  float line = isRegular > 0.5 ? (radius - grid.x) / grid.y : log(radius / grid.x) / grid.z;
  float turn = atan(vPlan.y, vPlan.x) / TURN;
  float stepAt = (turn < 0.0 ? turn + 1.0 : turn) * grid.w;
  float pixelOut = max(length(vec2(dot(outwards, dx), dot(outwards, dy))), 1e-9);
  float pixelAlong = max(length(vec2(dot(along, dx), dot(along, dy))), 1e-9);
  float linePixel = pixelOut / (isRegular > 0.5 ? grid.y : radius * grid.z);
  float stepPixel = pixelAlong * grid.w / (TURN * radius);

  float within = min(line - interval.x, interval.y - line) / linePixel;
  float inside = clamp(within + 0.5, 0.0, 1.0);
  vec4 color = vec4(accent, fill * inside);
  if (overlay > 1.5) color = paintScale(line);
  else if (overlay > 0.5) color = paintAspect(line);
  color.a *= inside;

  vec2 from = vec2(line - cell.x - 0.5, fract((stepAt - cell.y - 0.5) / grid.w + 0.5) * grid.w - grid.w * 0.5);
  vec2 beyond = (abs(from) - 0.5) / vec2(linePixel, stepPixel);
  float outside = max(beyond.x, beyond.y);
  color = over(color, accent, cell.z * 0.2 * clamp(0.5 - outside, 0.0, 1.0));

  float mesh = max(grades(line, linePixel, lineStrides), grades(stepAt, stepPixel, stepStrides));
  color = over(color, lineColor, mesh * inside * strength);
  float threshold = coverage(abs(line) / linePixel, lineWidth * 1.5) * inside;
  float edge = coverage(abs(within), lineWidth * 1.5);
  color = over(color, edgeColor, max(edge, threshold * 0.75) * strength);
  color = over(color, accent, cell.z * coverage(abs(outside), lineWidth * 2.0));
  if (color.a < 0.003) discard;
  gl_FragColor = color;
}`;

export const RING_GRID_UNIFORMS = [
  'viewProjection',
  'centre',
  'reach',
  'grid',
  'isRegular',
  'interval',
  'lineStrides',
  'stepStrides',
  'lineWidth',
  'strength',
  'fill',
  'cell',
  'overlay',
  'tolerance',
  'lineColor',
  'edgeColor',
  'accent',
  'good',
  'doubtful',
] as const;
