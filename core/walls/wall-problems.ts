import { call } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import type { TextKey } from '../text/text.ts';
import { findBuildingProblems } from './building-problems.ts';
import { repairLevel } from './commands/repair-level.ts';
import {
  findOpeningDefects,
  type OpeningDefect,
  type OpeningDefectType,
} from './openings/opening-defects.ts';
import { findPlanDefects, type PlanDefect, type PlanDefectType } from './plan-defects.ts';
import { findRoomProblems } from './rooms/room-problems.ts';
import type { WallProblem } from './wall-problem.ts';

const CODES: Readonly<Record<PlanDefectType, TextKey>> = {
  short: 'walls.problem.short',
  'off-lattice': 'walls.problem.off-lattice',
  twins: 'walls.problem.twins',
  crossing: 'walls.problem.crossing',
  'joint-on-wall': 'walls.problem.joint-on-wall',
  'near-joints': 'walls.problem.near-joints',
};

/**
 * Everything doubtful about the buildings of a level, with the repairs that are safe; a level that commands
 * made from a sound one has nothing worse than rooms without doors. Near-linear in their number.
 */
export function findWallProblems(level: LevelReader): WallProblem[] {
  return [
    ...(hasNothingToWorkOn(level) ? [NO_STOREY] : []),
    ...findPlanDefects(level).map(fromDefect),
    ...findBuildingProblems(level),
    ...findRoomProblems(level),
    ...findOpeningDefects(level, wallsWithOpenings(level)).map(fromOpening),
  ];
}

function wallsWithOpenings(level: LevelReader): Iterable<Wall> {
  const ids = new Set([...level.ofKind('opening')].map(({ wall }) => wall));
  return [...ids].flatMap((id) => level.findKind('wall', id) ?? []);
}

/** A level of rings alone needs no storey; one of nothing cannot be drawn in. */
const hasNothingToWorkOn = (level: LevelReader): boolean =>
  ['storey', 'ring', 'defence', 'blob'].every((kind) => level.countOf(kind) === 0);

const NO_STOREY: WallProblem = {
  problem: {
    code: 'walls.problem.no-storey',
    severity: 'warning',
    place: 'records',
    at: 'records',
    record: null,
    params: {},
  },
  walls: [],
  repair: null,
};

function fromDefect({ type, walls, at: [x, z] }: PlanDefect): WallProblem {
  return {
    problem: {
      code: CODES[type],
      severity: 'repair',
      place: walls.map((id) => `wall "${id}"`).join(', '),
      at: null,
      record: walls[0] ?? null,
      params: { x, z },
    },
    walls,
    repair: call(repairLevel, { walls: [...walls] }),
  };
}

const OPENING_CODES: Readonly<Record<OpeningDefectType, TextKey>> = {
  hanging: 'walls.problem.hanging-opening',
  'in-corner': 'openings.problem.in-corner',
  overlapping: 'openings.problem.overlapping',
  'too-tall': 'openings.problem.too-tall',
  'too-wide': 'openings.problem.too-wide',
};

function fromOpening({ type: defect, opening, other = '' }: OpeningDefect): WallProblem {
  const { id, type, wall } = opening;
  return {
    problem: {
      code: OPENING_CODES[defect],
      severity: 'repair',
      place: `opening "${id}"`,
      at: null,
      record: id,
      params: { opening: id, type, wall, ...(other !== '' && { other }) },
    },
    walls: [wall],
    repair: call(repairLevel, { walls: [wall] }),
  };
}
