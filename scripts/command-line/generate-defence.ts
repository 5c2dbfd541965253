import { basename } from 'node:path';
import { buildLevel } from '../../core/defence/builder/build-level.ts';
import type { BuiltPath } from '../../core/defence/builder/build-path.ts';
import type { Heading } from '../../core/defence/builder/parameters.ts';
import type { TraceEvent } from '../../core/defence/builder/trace.ts';
import { addDefence } from '../../core/defence/commands/add-defence.ts';
import { parametersOf } from '../../core/defence/defence-levels.ts';
import { call, type Refusal } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import { prepareLevelBytes } from '../../electron/project/level-text.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { requireLevel } from './level-source.ts';
import { print, STANDARD_STREAM, tell, writeResult } from './streams.ts';

export interface GenerateDefenceArguments {
  readonly output?: string;
  readonly into?: string;
  readonly seed: number;
  readonly length: number;
  readonly maxBeforeCorner: number;
  readonly border?: number;
  readonly decorationChance?: number;
  readonly tileSize?: number;
  readonly origin?: readonly [number, number, number];
  readonly heading?: Heading;
  readonly attempts?: number;
  readonly trace?: string;
  readonly json: boolean;
}

/** Generates a tower-defence level into a new document or one that is there. */
export async function generateDefence(args: GenerateDefenceArguments): Promise<ExitStatus> {
  const output = args.output ?? args.into;
  checkTogether(args, output);
  const level =
    args.into === undefined
      ? { header: { name: nameOf(output), extra: {} }, records: [] }
      : (await requireLevel(args.into)).level;
  const store = new DocumentStore(level, countedIds());
  const { maxBeforeCorner: maxTilesBeforeCorner, ...others } = args;
  const result = store.run(call(addDefence, { ...wanted(others), maxTilesBeforeCorner }));
  if (!result.ok) throw notPossible(result.reason);
  const [id = ''] = result.select;
  const { path, events } = rebuild(store, id, args.trace !== undefined);
  const bytes = await prepareLevelBytes(serialiseLevel(store.snapshot()), output);
  // The trace goes first: a level is only there when all that was asked for is.
  if (args.trace !== undefined) await writeResult(args.trace, toLines(events));
  await writeResult(output, bytes);
  const facts = { id, seed: args.seed, length: path.xs.length, attempts: path.attempts };
  if (args.json) print(JSON.stringify(facts, null, 2));
  if (output !== STANDARD_STREAM) tell(text('defence.generate.done', { path: output, ...facts }));
  return EXIT.done;
}

/** Options that need or exclude one another. */
function checkTogether(
  { trace, json }: GenerateDefenceArguments,
  output: string | undefined,
): asserts output is string {
  const onStandardOutput = [output, trace].filter((path) => path === STANDARD_STREAM).length;
  if (output === undefined) {
    throw new CommandFailure(EXIT.wrongUse, text('command-line.generate.no-output'));
  }
  if (onStandardOutput + (json ? 1 : 0) > 1) {
    throw new CommandFailure(EXIT.wrongUse, text('command-line.generate.one-stream'));
  }
}

type Wanted = Omit<GenerateDefenceArguments, 'output' | 'into' | 'trace' | 'json' | 'maxBeforeCorner'>;

/** What the command takes, and nothing of how it is written. */
const wanted = ({ seed, length, border, decorationChance, tileSize, origin, heading, attempts }: Wanted) => ({
  seed,
  length,
  border,
  decorationChance,
  tileSize,
  origin,
  heading,
  attempts,
});

const EXTENSION = /(\.level)?\.json$/i;

const nameOf = (output: string): string =>
  output === STANDARD_STREAM ? '' : basename(output).replace(EXTENSION, '');

/** Builds what the command found possible once more, this time with somebody who listens. */
function rebuild(
  store: DocumentStore,
  id: string,
  listens: boolean,
): { readonly path: BuiltPath; readonly events: readonly TraceEvent[] } {
  const events: TraceEvent[] = [];
  const record = store.findKind('defence', id);
  if (!record) throw new Error(`The command added no defence level ${id}.`);
  const built = buildLevel(parametersOf(record), listens ? (event) => events.push(event) : null);
  if (!built.ok) throw notPossible(built.reason);
  return { path: built.level.path, events };
}

const toLines = (events: readonly TraceEvent[]): Uint8Array =>
  new TextEncoder().encode(events.map((event) => `${JSON.stringify(event)}\n`).join(''));

const notPossible = ({ code, params }: Refusal): CommandFailure =>
  new CommandFailure(EXIT.notPossible, text(code, params));
