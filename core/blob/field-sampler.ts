import type { BlobField } from './blob-field.ts';
import { type Falloff, falloffAt, falloffSlopeAt } from './falloff.ts';

const AXES = 3;
const NODES = 6;

/**
 * The field at one point after another. Results stand in arrays of its own, so that a loop over vertices makes no
 * objects. Throws a RangeError for a field that is not sound (see soundField).
 */
export class FieldSampler {
  /** α of each node, and in average mode α/Σα; zeros where no node reaches. */
  readonly weights = new Float64Array(NODES);
  /** In metres, x, y, z. */
  readonly offset = new Float64Array(AXES);
  /** r·∂offset/∂v, row by row: r times the Jacobian of v + offset is r·1 + this. */
  readonly slope = new Float64Array(AXES * AXES);
  private readonly pose: Float64Array;
  private readonly support: number;
  private readonly falloff: Falloff;
  private readonly isAverage: boolean;
  /** Angle over support of each node, from 1 on without influence. */
  private readonly reach = new Float64Array(NODES);
  private readonly rates = new Float64Array(NODES);
  private readonly across = new Float64Array(AXES * AXES);
  private readonly direction = new Float64Array(AXES);
  private readonly sines = new Float64Array(AXES);
  /** In an array, because a number that changes in a field is made anew in memory at each change. */
  private readonly total = new Float64Array(1);

  constructor({ pose, support, falloff, blend }: BlobField) {
    if (!(support > 0 && support <= Math.PI)) {
      throw new RangeError(`The support of a blob is more than 0 and at most π radians, not ${support}.`);
    }
    this.pose = new Float64Array(pose.flat());
    if (!this.pose.every(Number.isFinite)) throw new RangeError('The offsets of a blob are finite numbers.');
    this.support = support;
    this.falloff = falloff;
    this.isAverage = blend === 'average';
  }

  /**
   * Computes weights and offset for a point v. With θ the angle between v and a node, t = min(θ, σ)/σ and α = f(t):
   * Σ α·Δ, or Σ α·Δ / Σ α, which is nothing where Σ α is 0.
   * @returns the distance r of the point from the origin; at 0, where there is no direction, nothing is moved
   */
  moveTo(x: number, y: number, z: number): number {
    const r = Math.sqrt(x * x + y * y + z * z);
    if (!(r > 0)) {
      this.weights.fill(0);
      this.offset.fill(0);
      return 0;
    }
    const a = x / r;
    const b = y / r;
    const c = z / r;
    this.direction[0] = a;
    this.direction[1] = b;
    this.direction[2] = c;
    this.sines[0] = Math.sqrt(b * b + c * c);
    this.sines[1] = Math.sqrt(a * a + c * c);
    this.sines[2] = Math.sqrt(a * a + b * b);
    this.weigh();
    if (this.isAverage) this.averageOut();
    this.sumUp();
    return r;
  }

  /** The angles from the two nodes of an axis make half a turn together. */
  private weigh(): void {
    const { support, falloff, reach, weights } = this;
    let total = 0;
    for (let axis = 0; axis < AXES; axis += 1) {
      const angle = Math.atan2(this.sines[axis] ?? 0, this.direction[axis] ?? 0);
      const near = Math.min(1, angle / support);
      const far = Math.min(1, (Math.PI - angle) / support);
      const nearWeight = falloffAt(falloff, near);
      const farWeight = falloffAt(falloff, far);
      reach[2 * axis] = near;
      reach[2 * axis + 1] = far;
      weights[2 * axis] = nearWeight;
      weights[2 * axis + 1] = farWeight;
      total += nearWeight + farWeight;
    }
    this.total[0] = total;
  }

  private averageOut(): void {
    const { weights } = this;
    const total = this.total[0] ?? 0;
    if (total === 0) return;
    for (let node = 0; node < NODES; node += 1) weights[node] = (weights[node] ?? 0) / total;
  }

  private sumUp(): void {
    const { offset, pose, weights } = this;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let node = 0; node < NODES; node += 1) {
      const weight = weights[node] ?? 0;
      if (weight === 0) continue;
      x += weight * (pose[3 * node] ?? 0);
      y += weight * (pose[3 * node + 1] ?? 0);
      z += weight * (pose[3 * node + 2] ?? 0);
    }
    offset[0] = x;
    offset[1] = y;
    offset[2] = z;
  }

  /**
   * Computes `slope` for the point moved to last. α depends on v through θ alone, and ∇θ = −u/r with u the unit vector
   * across v towards the node, so ∇α = −(dα/dθ)·u/r. Each node adds Δ ⊗ ∇α, in average mode (Δ − offset) ⊗ ∇α / Σ α.
   * At a pole and opposite to it u has no direction, and dα/dθ is 0 there. Opposite nodes have opposite u.
   * @returns whether it is anything but 0
   */
  computeSlope(): boolean {
    let isSteep = false;
    for (let node = 0; node < NODES; node += 1) this.rate(node);
    for (let axis = 0; axis < AXES; axis += 1) this.lookAcross(axis);
    for (let row = 0; row < AXES; row += 1) if (this.slopeRow(row)) isSteep = true;
    return isSteep;
  }

  /** u of the first node of an axis. */
  private lookAcross(axis: number): void {
    const { direction, across } = this;
    const sine = this.sines[axis] ?? 0;
    const cotangent = sine > 0 ? -(direction[axis] ?? 0) / sine : 0;
    for (let k = 0; k < AXES; k += 1) {
      across[AXES * axis + k] = k === axis ? sine : cotangent * (direction[k] ?? 0);
    }
  }

  /** @returns whether the row is anything but 0 */
  private slopeRow(row: number): boolean {
    const { across, slope } = this;
    const x = this.pull(0, row);
    const y = this.pull(1, row);
    const z = this.pull(2, row);
    for (let k = 0; k < AXES; k += 1) {
      slope[AXES * row + k] =
        x * (across[k] ?? 0) + y * (across[AXES + k] ?? 0) + z * (across[2 * AXES + k] ?? 0);
    }
    return x !== 0 || y !== 0 || z !== 0;
  }

  /** How fast the offset along an axis of the level (row) grows towards the first node of an axis, r times. */
  private pull(axis: number, row: number): number {
    const { pose, rates } = this;
    const base = this.isAverage ? (this.offset[row] ?? 0) : 0;
    const near = (pose[6 * axis + row] ?? 0) - base;
    const far = (pose[6 * axis + 3 + row] ?? 0) - base;
    return (rates[2 * axis + 1] ?? 0) * far - (rates[2 * axis] ?? 0) * near;
  }

  /** dα/dθ of a node, in average mode over Σ α; nothing where u has no direction. */
  private rate(node: number): void {
    const t = this.reach[node] ?? 1;
    const hasDirection = t < 1 && (this.sines[node >> 1] ?? 0) > 0;
    const scale = this.isAverage ? this.support * (this.total[0] ?? 0) : this.support;
    this.rates[node] = hasDirection && scale > 0 ? falloffSlopeAt(this.falloff, t) / scale : 0;
  }
}
