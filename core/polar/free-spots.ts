import type { LevelReader } from '../document/level.ts';
import type { Ring } from '../document/schema/ring.ts';
import { boxesOf } from './cell-boxes.ts';
import type { Extent } from './pivot.ts';
import { placement } from './placement.ts';
import { type Cell, wrapStep } from './polar-grid.ts';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Where as many footprints of one size as fit stand beside what is there, first fit: line by line outwards, along each
 * from the end of something that stands there, so that no gap over the seam is lost. Ends when the caller does.
 * @param lines first and last line that they may take
 */
export function* freeSpots(
  level: LevelReader,
  ring: Ring,
  [along, across]: Extent,
  [first, last]: readonly [number, number],
): Generator<Cell> {
  if (along > ring.steps) return;
  const taken: Uint8Array[] = [];
  for (let line = first; line + across - 1 <= last; line += 1) {
    while (taken.length < across) taken.push(takenSteps(level, ring, line + taken.length));
    yield* freeOn(line, ring.steps, along, taken);
    taken.shift();
  }
}

/** Which steps of a line are taken: 1 for those that are. */
function takenSteps(level: LevelReader, ring: Ring, line: number): Uint8Array {
  const steps = new Uint8Array(ring.steps);
  const whole = boxesOf({ cell: [line, 0], extent: [ring.steps, 1] }, ring.steps, '');
  for (const { minX, maxX } of level.derived(placement).findInTheWay(ring.id, whole, NOBODY)) {
    steps.fill(1, minX, maxX + 1);
  }
  return steps;
}

/** @param taken the lines of the footprint from that line outwards; what is found is marked in them */
function* freeOn(line: number, steps: number, along: number, taken: readonly Uint8Array[]): Generator<Cell> {
  const isTaken = (step: number) => taken.some((each) => each[wrapStep(step, steps)] === 1);
  const start = findStart(steps, isTaken);
  let run = 0;
  for (let at = start; at < start + steps; at += 1) {
    run = isTaken(at) ? 0 : run + 1;
    if (run < along) continue;
    run = 0;
    const lowest = at - along + 1;
    for (let step = lowest; step <= at; step += 1) {
      for (const each of taken) each[wrapStep(step, steps)] = 1;
    }
    yield [line, wrapStep(lowest, steps)];
  }
}

/** The first step behind something that stands there; 0 on an empty line. */
function findStart(steps: number, isTaken: (step: number) => boolean): number {
  for (let step = 0; step < steps; step += 1) {
    if (isTaken(step - 1) && !isTaken(step)) return step;
  }
  return 0;
}
