import type { Roof } from '../../../core/document/schema/roof.ts';
import type { MeshData } from '../../../core/mesh/mesh-data.ts';
import type { MappedStorey } from './built-case.ts';
import { OUTSIDE } from './face-map.ts';
import { STEPS } from './proof-plan.ts';
import type { Complain } from './violations.ts';

/** Of a roof that does not say, in metres. */
const DEFAULT_OVERHANG = 0.4;
/** Single precision over tens of metres, and what a terrace keeps from the walls above it. */
const ROUNDING = 0.01;

export interface LaidRoof {
  readonly roof: Roof;
  readonly meshes: readonly MeshData[];
  readonly storey: MappedStorey;
  readonly above: MappedStorey | undefined;
  /** Metres. */
  readonly outerThickness: number;
}

type Triangle = readonly [number, number, number, number, number, number];

/** A roof lies over the middle of every cell that nothing stands on, over none that something does, and not beyond its eaves. */
export function checkRoofExtent(
  { roof, meshes, storey, above, outerThickness }: LaidRoof,
  complain: Complain,
): void {
  const { xs, zs, owners } = storey.map;
  const top = meshes.flatMap(upwardTriangles);
  const columns = xs.length - 1;
  for (const [cell, owner] of owners.entries()) {
    if (owner === OUTSIDE) continue;
    const column = cell % columns;
    const row = (cell - column) / columns;
    const x = ((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2 / STEPS;
    const z = ((zs[row] ?? 0) + (zs[row + 1] ?? 0)) / 2 / STEPS;
    const isOpen = (above?.map.owners[cell] ?? OUTSIDE) === OUTSIDE;
    const isUnder = top.some((triangle) => contains(triangle, x, z));
    if (isOpen && !isUnder) complain('roof-too-small', `${storey.id} ${roof.id}: ${x}, ${z}`);
    if (!isOpen && isUnder) complain('roof-too-large', `${storey.id} ${roof.id}: ${x}, ${z}`);
  }
  const reach = (roof.overhang ?? DEFAULT_OVERHANG) + outerThickness / 2 + ROUNDING;
  const [minX, maxX, minZ, maxZ] = boundsOf(storey).map((line) => line / STEPS) as [
    number,
    number,
    number,
    number,
  ];
  const isBeyond = top.some((corners) =>
    corners.some((at, index) =>
      index % 2 === 0 ? at < minX - reach || at > maxX + reach : at < minZ - reach || at > maxZ + reach,
    ),
  );
  if (isBeyond) complain('roof-too-large', `${storey.id} ${roof.id}: beyond its eaves`);
}

/** Bounds of what stands on a storey, in steps. */
function boundsOf({ map }: MappedStorey): readonly number[] {
  const boxes = map.faces.map(({ box }) => box);
  return [
    boxes.reduce((least, { minX }) => Math.min(least, minX), Number.POSITIVE_INFINITY),
    boxes.reduce((most, { maxX }) => Math.max(most, maxX), Number.NEGATIVE_INFINITY),
    boxes.reduce((least, { minZ }) => Math.min(least, minZ), Number.POSITIVE_INFINITY),
    boxes.reduce((most, { maxZ }) => Math.max(most, maxZ), Number.NEGATIVE_INFINITY),
  ];
}

/** Plan corners x, z of the triangles that look up. */
function upwardTriangles({ positions, indices }: MeshData): Triangle[] {
  const triangles: Triangle[] = [];
  const at = (index: number): readonly [number, number] => {
    const vertex = (indices[index] ?? 0) * 3;
    return [positions[vertex] ?? 0, positions[vertex + 2] ?? 0];
  };
  for (let index = 0; index < indices.length; index += 3) {
    const [a, b, c] = [at(index), at(index + 1), at(index + 2)];
    // The y of the normal; x to the right and z down turn it round.
    const up = (b[1] - a[1]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[1] - a[1]);
    if (up > 1e-9) triangles.push([...a, ...b, ...c]);
  }
  return triangles;
}

/** Metres by which a place may lie beside a triangle and still be in it. */
const EDGE = 1e-4;

function contains([ax, az, bx, bz, cx, cz]: Triangle, x: number, z: number): boolean {
  const side = (px: number, pz: number, qx: number, qz: number): number =>
    ((qz - pz) * (x - px) - (qx - px) * (z - pz)) / Math.hypot(qx - px, qz - pz);
  return side(ax, az, bx, bz) >= -EDGE && side(bx, bz, cx, cz) >= -EDGE && side(cx, cz, ax, az) >= -EDGE;
}
