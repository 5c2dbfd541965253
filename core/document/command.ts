import type { TextKey, TextParams } from '../text/text.ts';
import type { Edit } from './edit.ts';
import type { LevelReader } from './level.ts';
import type { z } from './schema/zod.ts';

/** Why something cannot be done, in words a user can act on. */
export interface Refusal {
  readonly code: TextKey;
  readonly params?: TextParams;
  /** Records in question, to be shown. */
  readonly records?: readonly string[];
}

export type CommandResult =
  | {
      readonly ok: true;
      readonly edit: Edit /** What should be selected afterwards. */;
      readonly select?: readonly string[];
    }
  | { readonly ok: false; readonly reason: Refusal };

export interface CommandContext {
  /** A fresh id for a record of that kind: never one that the level has or had. */
  newId(kind: string): string;
}

/**
 * A change to a level that has a name. It asks, it does not write: `run` is a pure function of the level, the
 * arguments and the context, and never throws for arguments that fit its schema.
 */
export interface Command<A> {
  /** Stable, such as "wall.draw". */
  readonly id: string;
  /** The name in the history, such as "Draw wall". */
  readonly label: TextKey;
  readonly args: z.ZodType<A>;
  run(level: LevelReader, args: A, context: CommandContext): CommandResult;
}

/** A command with its arguments: what tools hand out and what the store runs. */
export interface CommandCall<A = unknown> {
  readonly command: Command<A>;
  readonly args: A;
}

/** Pairs a command with arguments of its type. */
export const call = <A>(command: Command<A>, args: A): CommandCall => ({ command, args }) as CommandCall;

export const refuse = (code: TextKey, params?: TextParams, records?: readonly string[]): CommandResult => ({
  ok: false,
  reason: { code, ...(params && { params }), ...(records && { records }) },
});
