/** Uniforms that every overlay shader gets: see setOverlayView. */
export const OVERLAY_UNIFORMS = ['viewProjection', 'halfSize', 'pixelRatio'] as const;

/** Moves an overlay off the surface it lies on, towards the eye: about a two-thousandth of the distance. */
const TOWARDS_EYE = '0.00004';

/**
 * A segment as a quad that is as wide on screen as it says, whatever the distance. An end behind the eye is first
 * moved to where the segment passes it.
 */
export const LINE_VERTEX = `
attribute vec3 position;
attribute vec3 other;
attribute vec4 color;
attribute vec4 stroke;
uniform mat4 viewProjection;
uniform vec2 halfSize;
uniform float pixelRatio;
varying vec4 vColor;
varying vec4 vStroke;
varying float vDepth;
vec4 inFront(vec4 end, vec4 from) {
  const float LEAST = 1e-3;
  return end.w >= LEAST || from.w <= LEAST ? end : mix(end, from, (LEAST - end.w) / (from.w - end.w));
}
void main() {
  vec4 rawHere = viewProjection * vec4(position, 1.0);
  vec4 rawThere = viewProjection * vec4(other, 1.0);
  vec4 here = inFront(rawHere, rawThere);
  vec4 there = inFront(rawThere, rawHere);
  vec2 way = (there.xy / there.w - here.xy / here.w) * halfSize;
  float reach = length(way);
  vec2 direction = reach > 1e-4 ? way / reach * stroke.y : vec2(1.0, 0.0);
  float halfWidth = stroke.z * 0.5 * pixelRatio;
  float side = stroke.x * (halfWidth + 1.0);
  here.xy += vec2(-direction.y, direction.x) * side / halfSize * here.w;
  here.z -= ${TOWARDS_EYE} * here.w;
  gl_Position = here;
  vColor = color;
  vDepth = here.w;
  vStroke = vec4(side * here.w, (stroke.y > 0.0 ? 0.0 : reach) * here.w, halfWidth, stroke.w * pixelRatio);
}`;

/** Soft edges of one pixel; dashes are counted in pixels on screen, so they do not swim with the distance. */
export const LINE_FRAGMENT = `
varying vec4 vColor;
varying vec4 vStroke;
varying float vDepth;
uniform float strength;
void main() {
  float side = vStroke.x / vDepth;
  float way = vStroke.y / vDepth;
  float alpha = clamp(vStroke.z + 0.5 - abs(side), 0.0, 1.0);
  if (vStroke.w > 0.0) {
    float period = vStroke.w * 2.0;
    float inDash = abs(fract(way / period) - 0.5) * period;
    alpha *= clamp(vStroke.w * 0.5 + 0.5 - inDash, 0.0, 1.0);
  }
  gl_FragColor = vec4(vColor.rgb, vColor.a * alpha * strength);
}`;

/** A disc of so many pixels around a point. */
export const DISC_VERTEX = `
attribute vec3 position;
attribute vec4 color;
attribute vec4 corner;
uniform mat4 viewProjection;
uniform vec2 halfSize;
uniform float pixelRatio;
varying vec4 vColor;
varying vec2 vAt;
varying vec2 vRadius;
void main() {
  vec4 at = viewProjection * vec4(position, 1.0);
  float radius = corner.z * pixelRatio;
  vAt = corner.xy * (radius + 1.5);
  vRadius = vec2(radius, corner.w * pixelRatio);
  at.xy += vAt / halfSize * at.w;
  vColor = color;
  gl_Position = at;
}`;

/** Filled, or a ring around the colour of the backdrop when it has a rim. */
export const DISC_FRAGMENT = `
varying vec4 vColor;
varying vec2 vAt;
varying vec2 vRadius;
uniform vec3 hollow;
void main() {
  float away = length(vAt);
  float alpha = clamp(vRadius.x + 0.5 - away, 0.0, 1.0);
  float inside = vRadius.y > 0.0 ? clamp(vRadius.x - vRadius.y + 0.5 - away, 0.0, 1.0) : 0.0;
  gl_FragColor = vec4(mix(vColor.rgb, hollow, inside), vColor.a * alpha);
}`;

/** A translucent surface without light. */
export const SURFACE_VERTEX = `
attribute vec3 position;
attribute vec4 color;
uniform mat4 viewProjection;
varying vec4 vColor;
void main() {
  vec4 at = viewProjection * vec4(position, 1.0);
  at.z -= ${TOWARDS_EYE} * at.w;
  gl_Position = at;
  vColor = color;
}`;

export const SURFACE_FRAGMENT = `
varying vec4 vColor;
void main() { gl_FragColor = vColor; }`;
