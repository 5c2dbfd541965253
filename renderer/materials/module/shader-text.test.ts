import { describe, expect, it } from 'vitest';
import { glslOf } from './shader-text.ts';

describe('shader code that is written once, in WGSL', () => {
  it('becomes GLSL in its function heads, declarations and words', () => {
    const wgsl = `
fn lengthOf(p: vec3f, by: f32) -> f32 {
  let square: f32 = dot(p, p) * by;
  return inverseSqrt(square) * dpdx(p.x);
}`;
    expect(glslOf(wgsl)).toBe(`
float lengthOf(vec3 p, float by) {
  float square = dot(p, p) * by;
  return inversesqrt(square) * dFdx(p.x);
}`);
  });

  it('keeps names that merely begin like types', () => {
    expect(glslOf('let f32x: vec2f = vec2f(f32y);')).toBe('vec2 f32x = vec2(f32y);');
  });
});
