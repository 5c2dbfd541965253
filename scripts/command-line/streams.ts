import { text } from '../../core/text/text.ts';
import { durableReplace } from '../../electron/project/durable-replace.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { ProjectError } from '../../electron/project/project-error.ts';
import { readBytes } from '../../electron/project/read-bytes.ts';
import { CommandFailure, EXIT } from './exit-status.ts';

/** Stands for standard input or output in place of a path. */
export const STANDARD_STREAM = '-';

/** Prints a line of the result. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Tells the user something that is no part of the result. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * The bytes of a file of at most `limit` bytes, or of standard input: to its end, or to the first piece that passes
 * the limit.
 */
export function readSource(path: string, limit: number): Promise<Uint8Array> {
  if (path === STANDARD_STREAM) return readStandardInput(limit);
  return withStatus(async () => (await readBytes(nodeFiles, path, { name: path, limit })).bytes);
}

async function readStandardInput(limit: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size > limit) break;
  }
  return Buffer.concat(pieces);
}

/** Writes a file so that it is whole at every moment, or standard output. */
export async function writeResult(
  path: string,
  bytes: Uint8Array,
  { mustBeNew = false } = {},
): Promise<void> {
  if (path !== STANDARD_STREAM) {
    await withStatus(() => durableReplace(path, bytes, { mustBeNew }));
    return;
  }
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** Failures of files end the command with their own status, under their own words. */
async function withStatus<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    const hint = error.code === 'project.file-exists' ? ` ${text('command-line.new.force-hint')}` : '';
    throw new CommandFailure(EXIT.notReadOrWritten, error.message + hint);
  }
}
