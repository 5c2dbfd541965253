import { CommanderError } from 'commander';
import { text } from '../../core/text/text.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { createProgram } from './program.ts';

/** Set to 1 to see where an unexpected error came from. */
const DEBUG_VARIABLE = 'LEVELWRIGHT_DEBUG';

/** Runs one command. Every failure ends as words on standard error and a status, never as a stack trace. */
export async function run(args: readonly string[]): Promise<ExitStatus> {
  let status: ExitStatus = EXIT.done;
  try {
    const program = createProgram((ended) => {
      status = ended;
    });
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): ExitStatus {
  // The library has told of wrong use itself; help and version that were asked for end it with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUse;
  if (error instanceof CommandFailure) {
    console.error(error.message);
    return error.status;
  }
  const message = error instanceof Error ? error.message : String(error);
  console.error(text('command-line.unexpected', { message }));
  if (process.env[DEBUG_VARIABLE] === '1') console.error(error);
  return EXIT.notPossible;
}
