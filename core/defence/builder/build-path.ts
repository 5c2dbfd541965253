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
 * The path of a level, by the seed alone: the same on every machine. Attempts that come to nothing start over from the
 * entrance with the random numbers that come next.
 * @param parameters without a fault (see findParameterFault)
 * @param listener told everything that happens; null costs nothing
 * @returns null where no path was found within the attempts
 */
export function buildPath(
  parameters: BuilderParameters,
  listener: TraceListener | null = null,
  usesEmergency = true,
): BuiltPath | null {
  const { seed, length, maxTilesBeforeCorner, heading = 0, attempts = DEFAULT_ATTEMPTS } = parameters;
  const random = createRandom(seed, PATH_SALT);
  const board = new TileBoard(length);
  const task: PathTask = { length, maxTilesBeforeCorner, heading, usesEmergency };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    listener?.({ type: 'attempt', attempt });
    const builder = new PathBuilder(board, random, task, listener);
    const reason = builder.build();
    if (!reason) {
      listener?.({ type: 'finished', attempts: attempt });
      const { xs, ys, kinds } = board;
      return { xs, ys, kinds, walkways: builder.walkways, attempts: attempt };
    }
    listener?.({ type: 'rejected', attempt, reason, at: builder.place });
    board.clear();
  }
  return null;
}
