/** Words of GLSL by those of WGSL. */
const GLSL_WORDS: Readonly<Record<string, string>> = {
  f32: 'float',
  vec2f: 'vec2',
  vec3f: 'vec3',
  vec4f: 'vec4',
  mat4x4f: 'mat4',
  dpdx: 'dFdx',
  dpdy: 'dFdy',
  inverseSqrt: 'inversesqrt',
};

const WORDS = new RegExp(`\\b(${Object.keys(GLSL_WORDS).join('|')})\\b`, 'g');

/**
 * WGSL functions as GLSL, so that a formula is written once for both languages. Understands what the two differ in here:
 * function heads, declarations with a type (`let a: f32 = …`) and the names of types and of a few built-in functions.
 */
export const glslOf = (wgsl: string): string =>
  wgsl
    .replace(
      /fn (\w+)\(([^)]*)\) -> (\w+)/g,
      (_, name: string, parameters: string, result: string) =>
        `${result} ${name}(${parameters.replace(/(\w+): (\w+)/g, '$2 $1')})`,
    )
    .replace(/\blet (\w+): (\w+) =/g, '$2 $1 =')
    .replace(WORDS, (word) => GLSL_WORDS[word] ?? word);
