import type { Vec3 } from '../math/vec3.ts';
import type { FileMesh } from './gathered-mesh.ts';

/**
 * What positions are counted in: a point of a file is centre + half · number, with numbers from −1 to 1. Whoever shows a
 * mesh takes its lattice back by moving and scaling its node.
 */
export interface Lattice {
  /** In metres. */
  readonly centre: Vec3;
  /** In metres; above 0. */
  readonly half: number;
}

/** Positions are metres. */
export const METRES: Lattice = { centre: [0, 0, 0], half: 1 };

/** The smallest lattice around a centre that meshes have room in. One for all of them, so that what meets stays shut. */
export function latticeAround(centre: Vec3, meshes: Iterable<FileMesh>): Lattice {
  let half = 0;
  for (const { min, max } of meshes) {
    for (const [axis, middle] of centre.entries()) {
      half = Math.max(half, middle - (min[axis] ?? middle), (max[axis] ?? middle) - middle);
    }
  }
  return { centre, half: half || 1 };
}

/** The middle of what meshes take; the origin for none. */
export function middleOf(meshes: Iterable<FileMesh>): Vec3 {
  const all = [...meshes];
  if (all.length === 0) return METRES.centre;
  const middle = (axis: number): number => {
    const low = Math.min(...all.map(({ min }) => min[axis] ?? 0));
    const high = Math.max(...all.map(({ max }) => max[axis] ?? 0));
    return (low + high) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}
