import type { Stair } from '../../../core/document/schema/stair.ts';
import type { MappedStorey } from './built-case.ts';
import { type Box, STEPS, toSteps } from './proof-plan.ts';

const DEFAULT_WIDTH = 1;
/** Highest riser that a stair has which does not say how many, in metres. */
const HIGHEST_RISER = 0.19;
/** Height over the treads in metres below which a ceiling is opened. */
const HEADROOM = 2.1;
const ROUNDING = 1e-9;

/** A flight along an axis, in steps of the plan lattice. */
export interface ProofFlight {
  readonly record: Stair;
  /** Unit vector from foot to head. */
  readonly ahead: readonly [number, number];
  readonly run: number;
  readonly width: number;
  /** Metres. */
  readonly rise: number;
  readonly box: Box;
  /** What it cuts out of the ceiling and the floor above. */
  readonly well: Box;
}

/** The flights of a storey that run along an axis and lead to the next storey. */
export function readFlights(storey: MappedStorey, above: MappedStorey | undefined): ProofFlight[] {
  if (!above) return [];
  return storey.stairs.flatMap((record) => {
    const [x1, z1, x2, z2] = [...record.start, ...record.end].map(toSteps) as [
      number,
      number,
      number,
      number,
    ];
    if ((x1 === x2) === (z1 === z2)) return [];
    const run = Math.abs(x2 - x1) + Math.abs(z2 - z1);
    const ahead = [Math.sign(x2 - x1), Math.sign(z2 - z1)] as const;
    const width = (record.width ?? DEFAULT_WIDTH) * STEPS;
    const rise = above.floor - storey.floor;
    const steps = record.steps ?? Math.max(1, Math.ceil(rise / HIGHEST_RISER - ROUNDING));
    const free = Math.floor((storey.ceiling - storey.floor - HEADROOM) / (rise / steps));
    const first = Math.min(Math.max(free, 0), steps - 1) / steps;
    const part = (from: number, to: number) =>
      stretchAhead(toSteps(record.start[0]), toSteps(record.start[1]), ahead, width, from, to);
    return [{ record, ahead, run, width, rise, box: part(0, run), well: part(run * first, run) }];
  });
}

/** A rectangle as wide as said from one place ahead of a point to another. */
function stretchAhead(
  x: number,
  z: number,
  [dx, dz]: readonly [number, number],
  width: number,
  from: number,
  to: number,
): Box {
  const [aside, along] = [width / 2, [from, to]];
  const xs = dx === 0 ? [x - aside, x + aside] : along.map((each) => x + dx * each);
  const zs = dz === 0 ? [z - aside, z + aside] : along.map((each) => z + dz * each);
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minZ: Math.min(...zs), maxZ: Math.max(...zs) };
}

/** The floor before the foot, so many steps deep. */
export const beforeFoot = (flight: ProofFlight, depth: number): Box =>
  stretchAhead(...startOf(flight), flight.ahead, flight.width, -depth, 0);

/** The floor beyond the head. */
export const beyondHead = (flight: ProofFlight, depth: number): Box =>
  stretchAhead(...startOf(flight), flight.ahead, flight.width, flight.run, flight.run + depth);

const startOf = ({ record: { start } }: ProofFlight): [number, number] => [
  toSteps(start[0]),
  toSteps(start[1]),
];
