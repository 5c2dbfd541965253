/**
 * The steps of the ring deformation as shader functions in WGSL (see glslOf), the graphics card's twin of
 * core/polar/deformation. Directions go through the Jacobian of each step: tangents through itself, normals through its
 * inverse transpose. `spot` is the instance attribute (pivot radius, cos and sin of the quarter turns, side).
 */

/** Unit length; nothing for what has no direction, as on the CPU. */
export const UNIT_CODE = `
fn unitOf(v: vec3f) -> vec3f { return v * inverseSqrt(max(dot(v, v), 1e-30)); }
`;

/** Mirror, then quarter turn: lengths and angles stay, so points and directions go the same way. */
export const TURN_CODE = `
fn turnPoint(p: vec3f, spot: vec4f) -> vec3f {
  let x: f32 = spot.w * p.x;
  return vec3f(spot.y * x - spot.z * p.z, p.y, spot.z * x + spot.y * p.z);
}
fn turnNormal(n: vec3f, p: vec3f, spot: vec4f) -> vec3f { return turnPoint(n, spot); }
fn turnTangent(t: vec3f, p: vec3f, spot: vec4f) -> vec3f { return turnPoint(t, spot); }
`;

/** The transpose of the turn. */
export const UNTURN_CODE = `
fn unturnPoint(p: vec3f, spot: vec4f) -> vec3f {
  return vec3f(spot.w * (spot.y * p.x + spot.z * p.z), p.y, spot.y * p.z - spot.z * p.x);
}
fn unturnNormal(n: vec3f, p: vec3f, spot: vec4f) -> vec3f { return unturnPoint(n, spot); }
fn unturnTangent(t: vec3f, p: vec3f, spot: vec4f) -> vec3f { return unturnPoint(t, spot); }
`;

/**
 * S_u = k·u, S_v = r_P·(1 − A^(−v/l0)) with k = A^ρ = r_P/r0, which spares the power of ρ; A^(−v/l0) = e^(−v·ln A/l0).
 * `isOn` 0 leaves everything as it is.
 */
export const STRETCH_CODE = `
fn stretchPoint(p: vec3f, spot: vec4f, r0: f32, lnA: f32, l0: f32, scalesHeight: f32, isOn: f32) -> vec3f {
  let k: f32 = spot.x / r0;
  let inwards: f32 = spot.x * (1.0 - exp(-p.z * lnA / l0));
  return mix(p, vec3f(k * p.x, mix(1.0, k, scalesHeight) * p.y, inwards), vec3f(isOn));
}
fn stretchFactors(p: vec3f, spot: vec4f, r0: f32, lnA: f32, l0: f32, scalesHeight: f32, isOn: f32) -> vec3f {
  let k: f32 = spot.x / r0;
  let inwards: f32 = spot.x * lnA / l0 * exp(-p.z * lnA / l0);
  return mix(vec3f(1.0), vec3f(k, mix(1.0, k, scalesHeight), inwards), vec3f(isOn));
}
fn stretchNormal(n: vec3f, p: vec3f, spot: vec4f, r0: f32, lnA: f32, l0: f32, scalesHeight: f32, isOn: f32) -> vec3f {
  return unitOf(n / stretchFactors(p, spot, r0, lnA, l0, scalesHeight, isOn));
}
fn stretchTangent(t: vec3f, p: vec3f, spot: vec4f, r0: f32, lnA: f32, l0: f32, scalesHeight: f32, isOn: f32) -> vec3f {
  return unitOf(t * stretchFactors(p, spot, r0, lnA, l0, scalesHeight, isOn));
}
`;

/**
 * Sines to single precision: languages promise 2⁻¹¹ for theirs, software renderers hold a ten-thousandth, and a vertex
 * far out needs more. The angle is brought within a quarter turn, by π in two parts, and the series of the sine is summed
 * to its eleventh power, whose error there is 6e-8.
 */
const SINE_CODE = `
fn sineOf(angle: f32) -> f32 {
  let halves: f32 = floor(angle / 3.14159265 + 0.5);
  let x: f32 = (angle - halves * 3.140625) - halves * 9.67653590e-4;
  let xx: f32 = x * x;
  let tail: f32 = xx * (8.33333333e-3 + xx * (-1.98412698e-4 + xx * (2.75573192e-6 - xx * 2.50521084e-8)));
  return (1.0 - 4.0 * fract(0.5 * halves)) * (x + x * xx * (-1.66666667e-1 + tail));
}
`;

/**
 * B_u = (r_P − S_v)·sin φ, B_v = (S_v − r_P)·cos φ + r_P with φ = S_u/r_P; 1 − cos φ is written as 2 sin²(φ/2), so that
 * nothing as large as the radius is taken from its like. The Jacobian is a turn by φ after a factor along u.
 */
export const BEND_CODE = `${SINE_CODE}
fn lessOf(angle: f32) -> f32 {
  let sine: f32 = sineOf(0.5 * angle);
  return 2.0 * sine * sine;
}
fn turnedBy(v: vec3f, angle: f32) -> vec3f {
  let c: f32 = 1.0 - lessOf(angle);
  let s: f32 = sineOf(angle);
  return vec3f(c * v.x - s * v.z, v.y, s * v.x + c * v.z);
}
fn bendPoint(p: vec3f, spot: vec4f, isOn: f32) -> vec3f {
  let angle: f32 = p.x / spot.x;
  let outwards: f32 = spot.x - p.z;
  return mix(p, vec3f(outwards * sineOf(angle), p.y, p.z + outwards * lessOf(angle)), vec3f(isOn));
}
fn bendNormal(n: vec3f, p: vec3f, spot: vec4f, isOn: f32) -> vec3f {
  let along: f32 = 1.0 - p.z / spot.x;
  return mix(n, turnedBy(unitOf(vec3f(n.x, along * n.y, along * n.z)), p.x / spot.x), vec3f(isOn));
}
fn bendTangent(t: vec3f, p: vec3f, spot: vec4f, isOn: f32) -> vec3f {
  let along: f32 = 1.0 - p.z / spot.x;
  return mix(t, turnedBy(unitOf(vec3f(along * t.x, t.y, t.z)), p.x / spot.x), vec3f(isOn));
}
`;
