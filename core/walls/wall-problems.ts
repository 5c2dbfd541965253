import { call } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { TextKey } from '../text/text.ts';
import { findBuildingProblems } from './building-problems.ts';
import { repairLevel } from './commands/repair-level.ts';
import { findHangingOpenings } from './hanging-openings.ts';
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
    ...findHangingOpenings(level, level.ofKind('opening')).map(fromOpening),
    ...findBuildingProblems(level).map((problem) => ({ problem, walls: [], repair: null })),
    ...findRoomProblems(level),
  ];
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

const fromOpening = ({ id, type, wall }: Opening): WallProblem => ({
  problem: {
    code: 'walls.problem.hanging-opening',
    severity: 'repair',
    place: `opening "${id}"`,
    at: null,
    record: id,
    params: { opening: id, type, wall },
  },
  walls: [wall],
  repair: call(repairLevel, { walls: [wall] }),
});
