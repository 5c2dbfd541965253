import type { Wall } from '../document/schema/wall.ts';
import type { Vec2 } from '../math/vec2.ts';
import { ArmColumns } from './arm-columns.ts';
import { armsAt } from './joint-arms.ts';
import { isWithinLimit, writeMitre } from './joint-gap.ts';
import { type JoinedFaces, joinedFaces, ListedJoint, MitredJoint, type PlainJoint } from './joint-plain.ts';
import { joinRun } from './joint-run.ts';
import type { Corner } from './joint-shape.ts';
import { findRun } from './joint-tiers.ts';

/** Joins walls that meet plainly, one joint after another. */
export class PlainJoiner {
  private readonly arms = new ArmColumns();
  /** Those of one joint, while it is put together: a new list for each would be grown and thrown away. */
  private readonly mitres: Corner[] = [];
  private readonly mitre: [number, number] = [0, 0];
  /** Of the joint before: nearly all walls of a storey are of one height. */
  private faces = joinedFaces(0);

  /** @param heightOf height of a wall in metres */
  constructor(private readonly heightOf: (wall: Wall) => number) {}

  /**
   * The joint of the given walls, if it is plain: a free end, walls that all meet their neighbours in a mitre, or a
   * straight run with at most one wall that ends at either side of it. Its outlines are those that outlineJoint and
   * tierJoint come to, to the bit.
   * @param at the joint; each wall starts or ends exactly there
   * @returns null where the joint is not plain
   */
  join(at: Vec2, walls: readonly Wall[]): PlainJoint | null {
    const { arms } = this;
    if (!arms.read(at, walls, this.heightOf) || arms.count === 0) return null;
    if (arms.count === 1) return endFreely(at, arms);
    if (arms.hasRun) return this.joinRun(at, walls);
    return this.mitreAll(at, this.facesOf(arms.height));
  }

  private joinRun(at: Vec2, walls: readonly Wall[]): PlainJoint | null {
    const arms = armsAt(at, walls, this.heightOf);
    const run = findRun(arms);
    return run ? joinRun(at, arms, run) : null;
  }

  private mitreAll(at: Vec2, { levels, edges }: JoinedFaces): PlainJoint | null {
    const { count, walls, x, z, half } = this.arms;
    const { mitre } = this;
    let reach = 0;
    for (let index = 0; index < count; index += 1) {
      const next = index + 1 === count ? 0 : index + 1;
      const dx = x[index] ?? 0;
      const dz = z[index] ?? 0;
      const ex = x[next] ?? 0;
      const ez = z[next] ?? 0;
      const a = half[index] ?? 0;
      const b = half[next] ?? 0;
      if (!writeMitre(mitre, dx, dz, a, ex, ez, b) || !isWithinLimit(mitre[0], mitre[1], a, b)) return null;
      reach = Math.max(reach, dx * mitre[0] + dz * mitre[1], ex * mitre[0] + ez * mitre[1]);
      this.mitres[index] = { x: at[0] + mitre[0], z: at[1] + mitre[1], levels };
    }
    const centre: Corner = { x: at[0] + 0, z: at[1] + 0, levels };
    return new MitredJoint(walls.slice(0, count), reach, this.mitres.slice(0, count), centre, edges);
  }

  private facesOf(height: number): JoinedFaces {
    if (this.faces.levels[0] !== height) this.faces = joinedFaces(height);
    return this.faces;
  }
}

function endFreely(at: Vec2, arms: ArmColumns): PlainJoint {
  const [x, z, half] = [arms.x[0] ?? 0, arms.z[0] ?? 0, arms.half[0] ?? 0];
  const levels = [arms.height];
  const left: Corner = { x: at[0] + z * half, z: at[1] - x * half, levels };
  const right: Corner = { x: at[0] - z * half, z: at[1] + x * half, levels };
  const end = { corners: [left, right], edges: [{ part: 'trim', covered: 0 } as const] };
  return new ListedJoint(arms.walls.slice(0, 1), NO_REACH, [end]);
}

/** In metres: at right angles to the wall, but for rounding. */
const NO_REACH = 1e-9;
