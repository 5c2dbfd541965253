import { buildPath } from '../../core/defence/builder/build-path.ts';
import type { BuilderParameters } from '../../core/defence/builder/parameters.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';

/** Levels a round, so that a round takes milliseconds. */
const LEVELS = 400;
const ROUNDS = { warmUp: 5, counted: 40 };
/** 40,000 levels a second. */
const MOST_SHORT = (LEVELS / 40_000) * 1000;
/** In milliseconds, for a path of 5,000 tiles. */
const MOST_LONG = 20;
/** The trace may cost so many times as much. */
const MOST_TRACED = 4;

const parametersOf = (seed: number, length: number, maxTilesBeforeCorner: number): BuilderParameters => ({
  seed,
  length,
  maxTilesBeforeCorner,
  border: 2,
  decorationChance: 0,
});

function buildMany(listens: boolean): number {
  let events = 0;
  for (let seed = 0; seed < LEVELS; seed += 1) {
    buildPath(
      parametersOf(seed, 60, 6),
      listens
        ? () => {
            events += 1;
          }
        : null,
    );
  }
  return events;
}

async function run() {
  let seed = 0;
  const times = await race(
    {
      short: { work: () => buildMany(false) },
      traced: { work: () => buildMany(true) },
      long: {
        work: () => {
          seed += 1;
          return buildPath(parametersOf(seed, 5000, 20));
        },
      },
    },
    ROUNDS,
  );
  return [
    {
      what: `${LEVELS} paths of 60 tiles, at most 6 before a corner`,
      unit: 'ms',
      ours: times.short,
      peer: null,
      limit: MOST_SHORT,
    },
    {
      what: 'the same with a trace',
      unit: 'ms',
      ours: times.traced,
      peer: { name: 'without one', value: times.short },
      limit: MOST_TRACED,
    },
    {
      what: 'a path of 5,000 tiles, at most 20 before a corner',
      unit: 'ms',
      ours: times.long,
      peer: null,
      limit: MOST_LONG,
    },
  ] as const;
}

export const defencePaths: BenchCase = { name: 'defence-paths', title: 'Paths of tower-defence levels', run };
