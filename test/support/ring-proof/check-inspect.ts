import type { WantedModule } from './check-shape.ts';
import type { Complain } from './faults.ts';
import type { RingCase } from './ring-case.ts';
import { growthOf, lineRadius, pivotAngleOf, pivotRadiusOf, type Stand, thresholdOf } from './ring-map.ts';

/** What `inspect --json` tells of rings, as far as it is judged here. */
export interface Inspected {
  readonly rings: readonly {
    readonly id: string;
    readonly r0: number;
    readonly A: number;
    readonly radii: readonly (number | null)[];
    readonly modules: readonly {
      readonly id: string;
      readonly pivotRadius: number | null;
      readonly angle: number | null;
      readonly position: readonly number[] | null;
      readonly cells: readonly (readonly number[])[];
    }[];
  }[];
  readonly problems: readonly { readonly code: string; readonly record: string | null }[];
}

const TOLERANCE = 1e-9;

/** Whether an inspection tells what the specification makes of the rings, and all that does not fit. */
export function checkInspect(inspected: Inspected, ringCase: RingCase, complain: Complain): void {
  const wanted = new Map(ringCase.wanted.map((each) => [each.id, each]));
  const near = (found: unknown, value: number, where: string): void => {
    const isNear =
      typeof found === 'number' && Math.abs(found - value) <= TOLERANCE * Math.max(1, Math.abs(value));
    if (!isNear) complain('inspect', `${where}: ${found}, not ${value}`);
  };
  for (const ring of ringCase.rings) {
    const found = inspected.rings.find(({ id }) => id === ring.id);
    near(found?.r0, thresholdOf(ring), `${ring.id} r0`);
    near(found?.A, growthOf(ring), `${ring.id} A`);
    near(found?.radii.length, ring.outerRing - ring.innerRing + 1, `${ring.id} lines`);
    for (const [n, radius] of (found?.radii ?? []).entries()) {
      near(radius, lineRadius(ring, ring.innerRing + n), `${ring.id} line ${n}`);
    }
    const own = ringCase.modules.filter((module) => module.ring === ring.id);
    near(found?.modules.length, own.length, `${ring.id} modules`);
    for (const { id } of own) {
      const facts = found?.modules.find((module) => module.id === id);
      const stand = wanted.get(id)?.stand;
      if (!stand) {
        if (facts?.position !== null || facts.cells.length > 0) complain('inspect', `${id}: has a place`);
        continue;
      }
      const [radius, angle] = [pivotRadiusOf(stand), pivotAngleOf(stand)];
      near(facts?.pivotRadius, radius, `${id} pivotRadius`);
      near(Math.cos((facts?.angle ?? Number.NaN) - angle), 1, `${id} angle`);
      near(facts?.position?.[0], stand.centre[0] + radius * Math.cos(angle), `${id} x`);
      near(facts?.position?.[1], stand.centre[1], `${id} y`);
      near(facts?.position?.[2], stand.centre[2] + radius * Math.sin(angle), `${id} z`);
      const cells = facts?.cells.map((cell) => cell.join(' ')).sort();
      if (cells?.join() !== cellsOf(stand).sort().join()) complain('inspect', `${id} cells: ${cells}`);
    }
  }
  checkProblems(inspected, ringCase, complain);
}

function cellsOf({ steps, cell: [line, step], extent: [along, across] }: Stand): string[] {
  return Array.from(
    { length: along * across },
    (_, k) => `${line + Math.floor(k / along)} ${(step + (k % along)) % steps}`,
  );
}

/** No place, outside, and of two modules in one cell at least one: told, and told of no others. */
function checkProblems({ problems }: Inspected, ringCase: RingCase, complain: Complain): void {
  const told = (code: string): Set<string> =>
    new Set(problems.flatMap((each) => (each.code === `polar.problem.${code}` ? (each.record ?? []) : [])));
  const [unplaced, outside, overlapping] = [told('no-place'), told('outside'), told('overlap')];
  const beyond = new Set<string>();
  for (const { id, ring: ringId, cell } of ringCase.modules) {
    if (unplaced.has(id) !== (cell === null)) complain('problems', `${id}: no place`);
    const stand = ringCase.wanted.find((each) => each.id === id)?.stand;
    const ring = ringCase.rings.find((each) => each.id === ringId);
    const isBeyond =
      stand !== undefined &&
      ring !== undefined &&
      (stand.cell[0] < ring.innerRing || stand.cell[0] + stand.extent[1] > ring.outerRing);
    if (isBeyond) beyond.add(id);
    if (outside.has(id) !== isBeyond) complain('problems', `${id}: outside`);
  }
  const inside = ringCase.wanted.filter(({ id }) => !beyond.has(id));
  checkOverlaps(inside, overlapping, complain);
}

function checkOverlaps(
  modules: readonly WantedModule[],
  told: ReadonlySet<string>,
  complain: Complain,
): void {
  const founded = new Set<string>();
  for (const [index, a] of modules.entries()) {
    const cells = new Set(cellsOf(a.stand));
    for (const b of modules.slice(index + 1)) {
      if (a.ring !== b.ring || !cellsOf(b.stand).some((cell) => cells.has(cell))) continue;
      founded.add(a.id).add(b.id);
      if (!told.has(a.id) && !told.has(b.id)) complain('problems', `${a.id}: overlaps ${b.id}`);
    }
  }
  for (const id of told) if (!founded.has(id)) complain('problems', `${id}: overlaps nothing`);
}
