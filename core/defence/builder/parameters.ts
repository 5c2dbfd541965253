import { DEFENCE_DEFAULTS, type Defence } from '../../document/schema/defence.ts';
import type { TextKey, TextParams } from '../../text/text.ts';

/** Headings by quarter turns from +x: a left turn is one less, a right turn one more. Cells are [x, y], y along +z. */
export type Heading = 0 | 1 | 2 | 3;

/** What a level is built from. */
export interface BuilderParameters {
  /** A safe integer. */
  readonly seed: number;
  /** Tiles along the path, entrance and exit included; a crossing counts each time that it is walked. */
  readonly length: number;
  /** The most straight tiles of a walkway. */
  readonly maxTilesBeforeCorner: number;
  /** Cells between the path and the edge of the level. */
  readonly border: number;
  /** Probability that a blank tile without a wall gets a decoration. */
  readonly decorationChance: number;
  /** How decorations differ; as most levels have them if not given. */
  readonly decorationStyle?: Defence['decorationStyle'];
  /** Where the entrance looks; +x if not given. */
  readonly heading?: Heading;
  /** How often the builder starts over before it gives up. */
  readonly attempts?: number;
}

export const DEFAULT_ATTEMPTS = DEFENCE_DEFAULTS.attempts;
const MOST_ATTEMPTS = 1_000_000;
/** An entrance and an exit. */
const LEAST_LENGTH = 2;
/** A longer path has more tiles than any player walks, and its surroundings more cells than a program can hold. */
const MOST_LENGTH = 1_000_000;
const MOST_TILES_BEFORE_CORNER = 1_000_000;
const MOST_BORDER = 1_000_000;

/** Which parameter cannot be used, and why. */
export interface ParameterFault {
  readonly parameter: keyof BuilderParameters;
  readonly code: TextKey;
  readonly params: TextParams;
}

/** The first parameter that no level can be built from; undefined where all can be used. */
export function findParameterFault(parameters: BuilderParameters): ParameterFault | undefined {
  const { seed, attempts = DEFAULT_ATTEMPTS, heading = 0, decorationChance } = parameters;
  if (!Number.isSafeInteger(seed)) return fault('seed', 'defence.wrong-seed', { seed });
  if (!isWhole(heading, 0, 3)) return fault('heading', 'defence.wrong-heading', { heading });
  if (!(decorationChance >= 0 && decorationChance <= 1)) {
    return fault('decorationChance', 'defence.wrong-chance', { chance: decorationChance });
  }
  return (
    findWrongCount('length', parameters.length, LEAST_LENGTH, MOST_LENGTH) ??
    findWrongCount('maxTilesBeforeCorner', parameters.maxTilesBeforeCorner, 0, MOST_TILES_BEFORE_CORNER) ??
    findWrongCount('border', parameters.border, 0, MOST_BORDER) ??
    findWrongCount('attempts', attempts, 1, MOST_ATTEMPTS)
  );
}

type Count = 'length' | 'maxTilesBeforeCorner' | 'border' | 'attempts';

const COUNT_CODES: Readonly<Record<Count, TextKey>> = {
  length: 'defence.wrong-length',
  maxTilesBeforeCorner: 'defence.wrong-max',
  border: 'defence.wrong-border',
  attempts: 'defence.wrong-attempts',
};

const findWrongCount = (
  parameter: Count,
  value: number,
  least: number,
  most: number,
): ParameterFault | undefined =>
  isWhole(value, least, most) ? undefined : fault(parameter, COUNT_CODES[parameter], { value, least, most });

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const fault = (
  parameter: ParameterFault['parameter'],
  code: TextKey,
  params: TextParams,
): ParameterFault => ({ parameter, code, params });
