import { basename } from 'node:path';
import { type CommandCall, call, type Refusal } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import type { PlanNotice } from '../../core/walls/building-generator/plan.ts';
import { type PlacedPlan, planInLevel } from '../../core/walls/building-generator/plan-in-level.ts';
import { planStreetInLevel } from '../../core/walls/building-generator/plan-street.ts';
import { readWishes } from '../../core/walls/building-generator/read-wishes.ts';
import type { Wishes } from '../../core/walls/building-generator/wishes.ts';
import { generateBuilding } from '../../core/walls/commands/generate-building.ts';
import { generateStreet } from '../../core/walls/commands/generate-street.ts';
import { prepareLevelBytes } from '../../electron/project/level-text.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import type { GenerateArguments } from './generate-options.ts';
import { requireLevel } from './level-source.ts';
import { print, STANDARD_STREAM, tell, writeResult } from './streams.ts';

/** What came of it: for people as lines, for programs as JSON. */
interface Outcome {
  readonly call: CommandCall;
  readonly placed: readonly PlacedPlan[];
  readonly notices: readonly PlanNotice[];
}

/** Generates a building, or a street of them, into a new level or one that is there. */
export async function generate(args: GenerateArguments): Promise<ExitStatus> {
  const output = args.output ?? args.into;
  checkTogether(args, output);
  const wishes = readWishes(args.wishes);
  if (!wishes.ok) throw notPossible(wishes.reason);
  const level = args.into === undefined ? newLevel(output) : (await requireLevel(args.into)).level;
  const store = new DocumentStore(level, countedIds());
  const outcome =
    args.count === undefined ? planOne(store, args, wishes.wishes) : planMany(store, args, wishes.wishes);
  const result = store.run(outcome.call);
  if (!result.ok) throw notPossible(result.reason);
  for (const { code, params } of outcome.notices) tell(text(code, params));
  await writeResult(output, await prepareLevelBytes(serialiseLevel(store.snapshot()), output));
  if (args.json) print(JSON.stringify(summarise(args, outcome), null, 2));
  if (output !== STANDARD_STREAM) tell(describeDone(output, args, outcome));
  return EXIT.done;
}

/** Options that need or exclude one another. */
function checkTogether(
  { lot, count, replace, json }: GenerateArguments,
  output: string | undefined,
): asserts output is string {
  const wrong = (key: Parameters<typeof text>[0]): never => {
    throw new CommandFailure(EXIT.wrongUse, text(key));
  };
  if (output === undefined) wrong('command-line.generate.no-output');
  if ((lot === undefined) !== (count === undefined)) wrong('command-line.generate.lot-and-count');
  if (replace && count !== undefined) wrong('command-line.generate.no-street-replaces');
  if (json && output === STANDARD_STREAM) wrong('command-line.generate.one-stream');
}

const EXTENSION = /(\.level)?\.json$/i;

/** An empty level, named after its file. */
const newLevel = (output: string): Level => ({
  header: { name: output === STANDARD_STREAM ? '' : basename(output).replace(EXTENSION, ''), extra: {} },
  records: [],
});

function planOne(
  store: DocumentStore,
  { seed, at, storey, replace }: GenerateArguments,
  wishes: Wishes,
): Outcome {
  const order = { wishes, seed, at, storey };
  const planned = planInLevel(store, order);
  if (!planned.ok) throw notPossible(planned.reason);
  const { placed, notices } = planned;
  return { call: call(generateBuilding, { ...order, at: placed.at, replace }), placed: [placed], notices };
}

function planMany(
  store: DocumentStore,
  { seed, at, storey, lot = [0, 0], count = 0 }: GenerateArguments,
  wishes: Wishes,
): Outcome {
  const order = { wishes, seed, at, storey, lot, count };
  const planned = planStreetInLevel(store, order);
  if (!planned.ok) throw notPossible(planned.reason);
  return { call: call(generateStreet, order), placed: planned.placed, notices: planned.notices };
}

const notPossible = ({ code, params, records }: Refusal): CommandFailure => {
  const words = text(code, params);
  return new CommandFailure(EXIT.notPossible, records ? `${words} ${listSome(records)}` : words);
};

/** Most records that a message lists: enough to find the place. */
const MOST_LISTED = 10;

function listSome(records: readonly string[]): string {
  const some = records.slice(0, MOST_LISTED).join(', ');
  return records.length > MOST_LISTED ? `(${some} …)` : `(${some})`;
}

const countsOf = ({ plan, at }: PlacedPlan) => ({
  seed: plan.seed,
  at,
  storeys: plan.storeys.length,
  rooms: plan.storeys.map(({ rooms }) => rooms.length),
});

function summarise({ seed, count }: GenerateArguments, { placed, notices }: Outcome) {
  const buildings = placed.map(countsOf);
  return {
    ...(count === undefined ? buildings[0] : { seed, buildings }),
    notices: notices.map(({ wish, code, params }) => ({ wish, code, message: text(code, params) })),
  };
}

function describeDone(path: string, { seed, count }: GenerateArguments, { placed }: Outcome): string {
  const rooms = placed.flatMap((each) => countsOf(each).rooms).reduce((sum, one) => sum + one, 0);
  const storeys = placed[0]?.plan.storeys.length ?? 0;
  return count === undefined
    ? text('command-line.generate.done', { path, seed, storeys, rooms })
    : text('command-line.generate.done-street', { path, seed, buildings: count, rooms });
}
