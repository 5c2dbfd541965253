import type { CommandCall } from '../document/command.ts';
import type { Problem } from '../document/problem.ts';

/** Something doubtful about walls, where it is, and what would put it right. */
export interface WallProblem {
  readonly problem: Problem;
  /** The walls in question. */
  readonly walls: readonly string[];
  /** Null where a person has to decide. A repair that something is in the way of says so when it is run. */
  readonly repair: CommandCall | null;
}
