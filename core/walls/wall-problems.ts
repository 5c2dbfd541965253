import { type CommandCall, call } from '../document/command.ts';
import { deleteRecords } from '../document/commands/delete-records.ts';
import type { LevelReader } from '../document/level.ts';
import type { Problem } from '../document/problem.ts';
import { pointToLattice } from '../math/tolerance.ts';
import type { TextKey } from '../text/text.ts';
import { moveJoint } from './commands/move-joint.ts';
import { findPlanDefects, type PlanDefect, type PlanDefectType } from './plan-defects.ts';

/** Something doubtful about walls, where it is, and what would put it right. */
export interface WallProblem {
  readonly problem: Problem;
  /** The walls in question. */
  readonly walls: readonly string[];
  /** Null where no repair is safe without a person who looks. */
  readonly repair: CommandCall | null;
}

const CODES: Readonly<Record<PlanDefectType, TextKey>> = {
  short: 'walls.problem.short',
  'off-lattice': 'walls.problem.off-lattice',
  twins: 'walls.problem.twins',
  crossing: 'walls.problem.crossing',
  'joint-on-wall': 'walls.problem.joint-on-wall',
  'near-joints': 'walls.problem.near-joints',
};

/** Everything doubtful about the walls of a level, with the repairs that are safe. Near-linear in their number. */
export function findWallProblems(level: LevelReader): WallProblem[] {
  return findPlanDefects(level).map((defect) => {
    const repair = findRepair(level, defect);
    const [first = null] = defect.walls;
    return {
      problem: {
        code: CODES[defect.type],
        severity: repair ? 'repair' : 'warning',
        place: defect.walls.map((id) => `wall "${id}"`).join(', '),
        at: null,
        record: first,
        params: { x: defect.at[0], z: defect.at[1] },
      },
      walls: defect.walls,
      repair,
    };
  });
}

function findRepair(level: LevelReader, { type, walls, at }: PlanDefect): CommandCall | null {
  const [first, second] = walls;
  const wall = level.findKind('wall', first);
  if (!wall) return null;
  switch (type) {
    case 'short':
      return call(deleteRecords, { ids: [wall.id] });
    case 'twins':
      return second === undefined ? null : call(deleteRecords, { ids: [second] });
    case 'off-lattice':
    case 'joint-on-wall':
      // Moving an end settles the plan around it: it also splits the wall that it lies on.
      return call(moveJoint, { storey: wall.storey, from: at, to: pointToLattice(at) });
    default:
      return null;
  }
}
