/**
 * 1 where u runs the way of a face or wall, −1 where it runs the other way: so that it runs one way on collinear walls,
 * whichever way they were drawn. Where one turns into the other is a direction that nobody draws, 97° from +x.
 */
export const signOfU = (dx: number, dz: number): 1 | -1 => (dx * FORWARD_X + dz * FORWARD_Z >= 0 ? 1 : -1);

const FORWARD_ANGLE = (7 * Math.PI) / 180;
const FORWARD_X = Math.cos(FORWARD_ANGLE);
const FORWARD_Z = Math.sin(FORWARD_ANGLE);
