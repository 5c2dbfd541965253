import { createRandom } from '../../math/random.ts';
import { type BuilderParameters, DEFAULT_ATTEMPTS } from './parameters.ts';
import { PathBuilder, type PathTask, type Walkway } from './path-builder.ts';
import { TileBoard } from './tile-board.ts';
import type { TraceListener } from './trace.ts';

/** A finished path, in walking order. A cell that is crossed stands in it twice, as an intersection both times. */
export interface BuiltPath {
  /** Cells along x, and along y (+z of the level), of each tile. */
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** Places in TILE_KINDS. */
  readonly kinds: Uint8Array;
  readonly walkways: readonly Walkway[];
  /** How many attempts it took, the last included. */
  readonly attempts: number;
}

/** Salts of the random choices: what decorations are drawn never moves the path. */
const PATH_SALT = 1;

/**
 * The most tiles that are laid over all attempts, the same on every machine: some seconds of work, so that no parameters
 * keep a program busy for ever. An attempt that has begun is ended.
 */
export const MOST_WORK = 20_000_000;

/** Work of an attempt besides the tiles that it lays. */
const WORK_OF_AN_ATTEMPT = 10;

/** What came of looking for a path. */
export interface PathSearch {
  /** Null where none was found. */
  readonly path: BuiltPath | null;
  /** That were made, the last included. */
  readonly attempts: number;
  /** More was to be done than may be: attempts were left. */
  readonly isWorkSpent: boolean;
}

/**
 * Looks for the path of a level, by the seed alone: the same on every machine. Attempts that come to nothing start over
 * from the entrance with the random numbers that come next.
 * @param parameters without a fault (see findParameterFault)
 * @param listener told everything that happens; null costs nothing
 * @param mostWork tiles that may be laid over all attempts
 */
export function searchPath(
  parameters: BuilderParameters,
  listener: TraceListener | null = null,
  mostWork = MOST_WORK,
  usesEmergency = true,
): PathSearch {
  const { seed, length, maxTilesBeforeCorner, heading = 0, attempts = DEFAULT_ATTEMPTS } = parameters;
  const random = createRandom(seed, PATH_SALT);
  const board = new TileBoard(length);
  const task: PathTask = { length, maxTilesBeforeCorner, heading, usesEmergency };
  let work = 0;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (work >= mostWork) return { path: null, attempts: attempt - 1, isWorkSpent: true };
    listener?.({ type: 'attempt', attempt });
    const builder = new PathBuilder(board, random, task, listener);
    const reason = builder.build();
    if (!reason) {
      listener?.({ type: 'finished', attempts: attempt });
      const { xs, ys, kinds } = board;
      const path = { xs, ys, kinds, walkways: builder.walkways, attempts: attempt };
      return { path, attempts: attempt, isWorkSpent: false };
    }
    listener?.({ type: 'rejected', attempt, reason, at: builder.place });
    work += board.count + WORK_OF_AN_ATTEMPT;
    board.clear();
  }
  return { path: null, attempts, isWorkSpent: false };
}

/** The path of a level as searchPath finds it; null where it finds none. */
export const buildPath = (
  parameters: BuilderParameters,
  listener: TraceListener | null = null,
  usesEmergency = true,
): BuiltPath | null => searchPath(parameters, listener, MOST_WORK, usesEmergency).path;
