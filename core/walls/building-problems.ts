import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { doubt, type Problem } from '../document/problem.ts';
import type { Storey } from '../document/schema/storey.ts';
import { LATTICE } from '../math/tolerance.ts';
import { findRoofProblems } from './roofs/roof-problems.ts';
import { pitchOf } from './stairs/flight.ts';
import { stairFlights } from './stairs/stair-flights.ts';
import { ceilingOf } from './storeys/stack.ts';
import { floorOf, storeysInOrder } from './storeys.ts';
import type { WallProblem } from './wall-problem.ts';

/** Steepest stair in radians that is walked rather than climbed, with room for rounding: 45°. */
const STEEPEST = Math.PI / 4 + 1e-4;
const DEGREES = 180 / Math.PI;

/** What is doubtful about the storeys, stairs and roofs of a level. Only of roofs some of it has a safe repair. */
export const findBuildingProblems = (level: LevelReader): WallProblem[] => [
  ...[...findOverlaps(level), ...findDoubtfulStairs(level)].map((problem) => ({
    problem,
    walls: [],
    repair: null,
  })),
  ...findRoofProblems(level),
];

/** Storeys that begin below the ceiling of a lower one. */
function findOverlaps(level: LevelReader): Problem[] {
  const problems: Problem[] = [];
  let highest: Storey | undefined;
  for (const storey of storeysInOrder(level)) {
    if (highest && floorOf(storey) < ceilingOf(highest) - LATTICE / 2) {
      problems.push(
        doubt('storey', storey.id, 'building.problem.overlap', {
          upper: nameOf(storey),
          lower: nameOf(highest),
        }),
      );
    }
    if (!highest || ceilingOf(storey) > ceilingOf(highest)) highest = storey;
  }
  return problems;
}

function findDoubtfulStairs(level: LevelReader): Problem[] {
  const flights = level.derived(stairFlights);
  return inNaturalOrder(level.ofKind('stair')).flatMap(({ id }) => {
    const flight = flights.find(id);
    if (!flight) return [doubt('stair', id, 'building.problem.no-length', { stair: id })];
    const problems: Problem[] = [];
    const pitch = pitchOf(flight);
    if (pitch > STEEPEST) {
      const degrees = Math.round(pitch * DEGREES);
      problems.push(doubt('stair', id, 'building.problem.steep', { stair: id, degrees }));
    }
    if (flight.leadsTo === null) {
      problems.push(doubt('stair', id, 'building.problem.leads-nowhere', { stair: id }));
    }
    return problems;
  });
}

const nameOf = ({ name, id }: Storey): string => name ?? id;
