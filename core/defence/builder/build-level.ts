import type { TextKey, TextParams } from '../../text/text.ts';
import { type BuiltPath, MOST_WORK, searchPath } from './build-path.ts';
import { type Decoration, decorate, styleOf } from './decorations.ts';
import { type BuilderParameters, findParameterFault } from './parameters.ts';
import { boundsOf, depthOf, MOST_CELLS, type Surroundings, surround, widthOf } from './surroundings.ts';
import type { TraceListener } from './trace.ts';

/** All tiles of a tower-defence level. */
export interface BuiltLevel extends Surroundings {
  readonly path: BuiltPath;
  readonly decorations: readonly Decoration[];
}

/** Why there is no level: a parameter that cannot be used, no path within the attempts, or too many cells. */
interface BuildRefusal {
  readonly code: TextKey;
  readonly params: TextParams;
}

export type BuildResult =
  | { readonly ok: true; readonly level: BuiltLevel }
  | { readonly ok: false; readonly reason: BuildRefusal };

/**
 * Builds a tower-defence level: path, blank tiles, walls and decorations. The same parameters give the same level on
 * every machine. Never throws and never hangs: what cannot be built is refused by name.
 * @param listener told everything that the builder of the path does
 * @param mostWork see searchPath; with less than MOST_WORK the refusal defence.unfinished says that there is more to do
 */
export function buildLevel(
  parameters: BuilderParameters,
  listener: TraceListener | null = null,
  mostWork = MOST_WORK,
): BuildResult {
  const fault = findParameterFault(parameters);
  if (fault) return { ok: false, reason: { code: fault.code, params: fault.params } };
  const { length, maxTilesBeforeCorner, border, seed } = parameters;
  const { path, attempts, isWorkSpent } = searchPath(parameters, listener, mostWork);
  if (!path && isWorkSpent && mostWork < MOST_WORK) return refuse('defence.unfinished', { attempts });
  if (!path) return refuse('defence.no-level', { length, max: maxTilesBeforeCorner, attempts });
  const bounds = boundsOf(path, border);
  const [width, depth] = [widthOf(bounds), depthOf(bounds)];
  if (width * depth > MOST_CELLS) return refuse('defence.too-large', { width, depth, most: MOST_CELLS });
  const around = surround(path, bounds);
  const decorations = decorate(
    around,
    seed,
    parameters.decorationChance,
    styleOf(parameters.decorationStyle),
  );
  return { ok: true, level: { ...around, path, decorations } };
}

const refuse = (code: TextKey, params: TextParams): BuildResult => ({ ok: false, reason: { code, params } });
