import { type Command, InvalidArgumentError, Option } from 'commander';
import { type TextKey, text } from '../../core/text/text.ts';
import { nameOfWish } from '../../core/walls/building-generator/wish-name.ts';
import {
  DEFAULT_WISHES,
  LAYOUTS,
  PALETTES,
  ROOF_KINDS,
  type WishName,
  wishesSchema,
} from '../../core/walls/building-generator/wishes.ts';
import { CommandFailure, EXIT } from './exit-status.ts';

/** What the options of `generate building` come to: text of the command line, its numbers read. */
export interface GenerateArguments {
  readonly output?: string;
  readonly into?: string;
  readonly at?: readonly [number, number];
  readonly storey?: string;
  readonly replace: boolean;
  readonly seed: number;
  readonly lot?: readonly [number, number];
  readonly count?: number;
  readonly json: boolean;
  /** Those that were given, not yet checked. */
  readonly wishes: Readonly<Record<string, unknown>>;
}

/** The same as the options are read, the wishes among them. */
export type GenerateOptions = Omit<GenerateArguments, 'wishes'> & Readonly<Record<string, unknown>>;

const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)$/;

function readNumber(words: string): number {
  if (!NUMBER.test(words)) throw new InvalidArgumentError(text('command-line.generate.no-number'));
  return Number(words);
}

function readSeed(words: string): number {
  const seed = NUMBER.test(words) ? Number(words) : Number.NaN;
  if (Number.isSafeInteger(seed) && !words.includes('.')) return seed;
  throw new InvalidArgumentError(text('command-line.generate.no-seed', { most: Number.MAX_SAFE_INTEGER }));
}

/** One number stands for a range of itself. */
function readRange(words: string): readonly [number, number] {
  const [first, second, ...rest] = words.split('-');
  const both = [first ?? '', second ?? first ?? ''];
  if (rest.length > 0 || !both.every((each) => NUMBER.test(each))) {
    throw new InvalidArgumentError(text('command-line.generate.no-range'));
  }
  return [Number(both[0]), Number(both[1])];
}

const pairBy =
  (separator: string, words: TextKey) =>
  (given: string): readonly [number, number] => {
    const [first, second, ...rest] = given.split(separator);
    if (rest.length > 0 || ![first, second].every((each) => NUMBER.test(each ?? ''))) {
      throw new InvalidArgumentError(text(words));
    }
    return [Number(first), Number(second)];
  };

const RADIANS = Math.PI / 180;
/** Radians of a pitch are kept to a millionth, so that files do not fill with the noise of arithmetic. */
const PITCH_STEPS = 1_000_000;

/** Steepest roof in degrees; the level file has it in radians, which nobody types. */
const STEEPEST = 80;

function readPitch(words: string): number {
  const degrees = readNumber(words);
  if (degrees > 0 && degrees <= STEEPEST) return Math.round(degrees * RADIANS * PITCH_STEPS) / PITCH_STEPS;
  throw new CommandFailure(
    EXIT.notPossible,
    text('command-line.generate.pitch', { wish: nameOfWish('roofPitch'), found: degrees, most: STEEPEST }),
  );
}

/** The options that say what the building is like, with what each reads. Those of one word a choice are below. */
const NUMBER_WISHES = [
  ['--storeys <n>', readNumber],
  ['--rooms <n|min-max>', readRange],
  ['--columns <n|min-max>', readRange],
  ['--rows <n|min-max>', readRange],
  ['--spacing <m|min-max>', readRange],
  ['--compactness <0-1>', readNumber],
  ['--setback <0-1>', readNumber],
  ['--entrances <n>', readNumber],
  ['--window-density <0-1>', readNumber],
  ['--window-width <m>', readNumber],
  ['--window-height <m>', readNumber],
  ['--window-sill <m>', readNumber],
  ['--door-width <m>', readNumber],
  ['--door-height <m>', readNumber],
  ['--extra-doors <n>', readNumber],
  ['--outer-thickness <m>', readNumber],
  ['--inner-thickness <m>', readNumber],
  ['--storey-height <m>', readNumber],
  ['--slab <m>', readNumber],
  ['--stair-width <m>', readNumber],
  ['--roof-pitch <degrees>', readPitch],
  ['--roof-overhang <m>', readNumber],
] as const;

const CHOICE_WISHES = [
  ['--layout <kind>', LAYOUTS],
  ['--roof <kind>', ROOF_KINDS],
  ['--materials <palette>', PALETTES],
] as const;

/** Adds the options of `generate building` to its command. */
export function addGenerateOptions(command: Command): Command {
  command
    .option('-o, --output <level>', text('command-line.generate.output'))
    .option('--into <level>', text('command-line.generate.into'))
    .option('--at <x,z>', text('command-line.generate.at'), pairBy(',', 'command-line.generate.no-place'))
    .option('--storey <id>', text('command-line.generate.storey'))
    .option('--replace', text('command-line.generate.replace'), false)
    .option('--seed <n>', text('command-line.generate.seed'), readSeed, DEFAULT_SEED)
    .option('--lot <WxD>', text('command-line.generate.lot'), pairBy('x', 'command-line.generate.no-lot'))
    .option('--count <n>', text('command-line.generate.count'), readNumber)
    .option('--json', text('command-line.generate.json'), false);
  for (const [flags, read] of NUMBER_WISHES) {
    const option = new Option(flags);
    option.description = describeWish(option);
    command.addOption(option.argParser<unknown>(read));
  }
  for (const [flags, choices] of CHOICE_WISHES) {
    const option = new Option(flags);
    option.description = describeWish(option);
    command.addOption(option.choices(choices));
  }
  return command.option('--no-uses', text('command-line.generate.wish.uses'));
}

/** Without a seed the output is the same each time, so that scripts are. */
const DEFAULT_SEED = 1;

function describeWish(option: Option): string {
  const wish = option.attributeName() as Exclude<WishName, 'uses'>;
  return text('command-line.generate.wish', {
    words: text(`command-line.generate.wish.${wish}`),
    usual: usualOf(wish),
  });
}

function usualOf(wish: WishName): string {
  const value = DEFAULT_WISHES[wish];
  if (value === undefined) return text('command-line.generate.as-needed');
  if (wish === 'roofPitch') return String(Math.round(DEFAULT_WISHES.roofPitch / RADIANS));
  return typeof value === 'object' ? value.join('-') : String(value);
}

/** Tells the wishes among the options from what else they say. */
export function toGenerateArguments(options: GenerateOptions): GenerateArguments {
  const said = Object.entries(options).filter(([name, value]) => value !== undefined && isWish(name));
  // Rooms have uses unless the option says otherwise, so that it is there each time.
  const wishes = Object.fromEntries(said.filter(([name, value]) => name !== 'uses' || value === false));
  return { ...options, wishes };
}

const isWish = (name: string): boolean => Object.hasOwn(wishesSchema.shape, name);
