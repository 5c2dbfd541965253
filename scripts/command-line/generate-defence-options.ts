import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFENCE_DEFAULTS } from '../../core/document/schema/defence.ts';
import { text } from '../../core/text/text.ts';
import type { GenerateDefenceArguments } from './generate-defence.ts';

/** What is typed for each quarter turn of the entrance. */
const HEADINGS = ['+x', '+z', '-x', '-z'] as const;

/** The options as they are read: the heading still in words. */
export type GenerateDefenceOptions = Omit<GenerateDefenceArguments, 'heading'> & {
  readonly heading?: (typeof HEADINGS)[number];
};

const DEFAULT_SEED = 1;
const DEFAULT_LENGTH = 60;
const DEFAULT_MAX = 6;

/** Any number as people write it, in powers of ten too: whether it can be used is said by name later. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

function readNumber(words: string): number {
  if (!NUMBER.test(words)) throw new InvalidArgumentError(text('command-line.generate.no-number'));
  return Number(words);
}

function readOrigin(words: string): readonly [number, number, number] {
  const [x, y, z, ...rest] = words.split(',').map(readNumber);
  if (x === undefined || y === undefined || z === undefined || rest.length > 0) {
    throw new InvalidArgumentError(text('defence.generate.no-origin'));
  }
  return [x, y, z];
}

/** Adds the options of `generate defence` to its command. */
export const addGenerateDefenceOptions = (command: Command): Command =>
  command
    .option('-o, --output <level>', text('command-line.generate.output'))
    .option('--into <level>', text('command-line.generate.into'))
    .option('--seed <n>', text('command-line.generate.seed'), readNumber, DEFAULT_SEED)
    .option('--length <n>', text('defence.generate.length'), readNumber, DEFAULT_LENGTH)
    .option('--max-before-corner <n>', text('defence.generate.max'), readNumber, DEFAULT_MAX)
    .option('--border <n>', withUsual('defence.generate.border', DEFENCE_DEFAULTS.border), readNumber)
    .option(
      '--decoration-chance <0-1>',
      withUsual('defence.generate.chance', DEFENCE_DEFAULTS.decorationChance),
      readNumber,
    )
    .option('--tile-size <m>', withUsual('defence.generate.tile-size', DEFENCE_DEFAULTS.tileSize), readNumber)
    .option(
      '--origin <x,y,z>',
      withUsual('defence.generate.origin', DEFENCE_DEFAULTS.origin.join(',')),
      readOrigin,
    )
    .addOption(
      new Option('--heading <way>', withUsual('defence.generate.heading', HEADINGS[0])).choices(HEADINGS),
    )
    .option('--attempts <n>', withUsual('defence.generate.attempts', DEFENCE_DEFAULTS.attempts), readNumber)
    .option('--trace <file>', text('defence.generate.trace'))
    .option('--json', text('defence.generate.json'), false);

type Described = `defence.generate.${'border' | 'chance' | 'tile-size' | 'origin' | 'heading' | 'attempts'}`;

const withUsual = (key: Described, usual: string | number): string =>
  text('command-line.generate.wish', { words: text(key), usual });

const TURNS = [0, 1, 2, 3] as const;

/** The options as the command takes them. */
export function toGenerateDefenceArguments({
  heading,
  ...others
}: GenerateDefenceOptions): GenerateDefenceArguments {
  const turns = heading && TURNS[HEADINGS.indexOf(heading)];
  return turns === undefined ? others : { ...others, heading: turns };
}
