import { type TextKey, text } from '../../text/text.ts';
import type { ProblemList } from './problem-list.ts';

/** What values of a JSON file are checked against. */
export interface ShapeContext {
  readonly problems: ProblemList;
  /** How many entries each list at the top of the file has. */
  readonly lengths: ReadonlyMap<string, number>;
}

/** Reports what is wrong with a value. @param place as in `accessors[3].count` */
export type Shape = (value: unknown, place: string, context: ShapeContext) => void;

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longest value that a message repeats. */
const MOST_WORDS = 40;

function refuse(wanted: TextKey, params: Record<string, string | number> = {}) {
  return (value: unknown, place: string, { problems }: ShapeContext): void => {
    const words = isObject(value)
      ? '{…}'
      : Array.isArray(value)
        ? '[…]'
        : (JSON.stringify(value) ?? 'nothing');
    const found = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
    problems.add('modules.wrong-value', { place, wanted: text(wanted, params), found });
  };
}

const matching =
  (isRight: (value: unknown) => boolean, wanted: TextKey, params?: Record<string, string | number>): Shape =>
  (value, place, context) => {
    if (!isRight(value)) refuse(wanted, params)(value, place, context);
  };

/** A whole number that still counts bytes exactly. */
export const whole = (least: number): Shape =>
  matching((value) => Number.isSafeInteger(value) && Number(value) >= least, 'modules.wanted.whole', {
    least,
  });

export const words: Shape = matching((value) => typeof value === 'string', 'modules.wanted.words');
export const flag: Shape = matching((value) => typeof value === 'boolean', 'modules.wanted.flag');
/** JSON can say 1e999. */
export const finite: Shape = matching(Number.isFinite, 'modules.wanted.number');

export const oneOf = (...choices: readonly (string | number)[]): Shape =>
  matching((value) => choices.some((choice) => choice === value), 'modules.wanted.one-of', {
    choices: choices.join(', '),
  });

export const numbers = (count: number): Shape =>
  matching(
    (value) => Array.isArray(value) && value.length === count && value.every(Number.isFinite),
    'modules.wanted.numbers',
    { count },
  );

/** An index into a list at the top of the file. */
export const indexOf =
  (list: string): Shape =>
  (value, place, context) => {
    const count = context.lengths.get(list) ?? 0;
    if (!Number.isSafeInteger(value) || Number(value) < 0)
      refuse('modules.wanted.index', { list })(value, place, context);
    else if (Number(value) >= count) {
      context.problems.add('modules.no-such', { place, target: `${list}[${String(value)}]`, count, list });
    }
  };

export const listOf =
  (entry: Shape): Shape =>
  (value, place, context) => {
    if (!Array.isArray(value)) refuse('modules.wanted.list')(value, place, context);
    else for (const [at, item] of value.entries()) entry(item, `${place}[${at}]`, context);
  };

/** An object whose fields all have one shape. */
export const mapOf =
  (entry: Shape): Shape =>
  (value, place, context) => {
    if (!isObject(value)) refuse('modules.wanted.object')(value, place, context);
    else for (const [name, item] of Object.entries(value)) entry(item, `${place}.${name}`, context);
  };

type Fields = Readonly<Record<string, Shape>>;

/** An object with these fields. Others are none of ours. */
export const objectOf =
  (needed: Fields, possible: Fields = {}): Shape =>
  (value, place, context) => {
    if (!isObject(value)) {
      refuse('modules.wanted.object')(value, place, context);
      return;
    }
    const inside = place === '' ? '' : `${place}.`;
    for (const [name, shape] of Object.entries(needed)) shape(value[name], inside + name, context);
    for (const [name, shape] of Object.entries(possible)) {
      if (Object.hasOwn(value, name)) shape(value[name], inside + name, context);
    }
  };
