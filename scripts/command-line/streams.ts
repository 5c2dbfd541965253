import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from '../../core/text/text.ts';
import { durableReplace } from '../../electron/project/durable-replace.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { errnoOf, ProjectError, toProjectError } from '../../electron/project/project-error.ts';
import { readBytes } from '../../electron/project/read-bytes.ts';
import { type BytesToWrite, partsOf } from '../../electron/project/write-bytes.ts';
import { CommandFailure, EXIT } from './exit-status.ts';

/** Stands for standard input or output in place of a path. */
export const STANDARD_STREAM = '-';

/** Ends the program when standard output can take no more. */
export function endWithOutput(): void {
  process.stdout.on('error', (error) => {
    // Who reads our output may stop reading, as `head` does: that is no failure.
    if (errnoOf(error) === 'EPIPE') process.exit(EXIT.done);
    tell(text('command-line.output-failed', { errno: errnoOf(error) ?? error.message }));
    process.exit(EXIT.notReadOrWritten);
  });
}

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
  if (path === STANDARD_STREAM) return withStatus(path, () => readStandardInput(limit));
  return withStatus(path, async () => (await readBytes(nodeFiles, path, { name: path, limit })).bytes);
}

async function readStandardInput(limit: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of process.stdin as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size > limit) break;
    }
  } catch (error) {
    throw toProjectError(error, 'read', STANDARD_STREAM);
  }
  return Buffer.concat(pieces);
}

/** A file with the content it is to have. */
export interface FileToWrite {
  readonly path: string;
  readonly content: BytesToWrite;
}

export interface WriteOptions {
  /** Refuse to replace a file. */
  readonly mustBeNew?: boolean;
  /** Files that this one names. They are put in place when it is whole on disk, just before it is. */
  readonly beside?: readonly FileToWrite[];
}

/** Writes a file so that it is whole at every moment, or standard output. */
export async function writeResult(
  path: string,
  content: BytesToWrite,
  { mustBeNew = false, beside = [] }: WriteOptions = {},
): Promise<void> {
  if (path !== STANDARD_STREAM) {
    const beforeReplace = async (): Promise<void> => {
      for (const file of beside) {
        await mkdir(dirname(file.path), { recursive: true });
        await durableReplace(file.path, file.content);
      }
    };
    await withStatus(path, () => durableReplace(path, content, { mustBeNew, beforeReplace }));
    return;
  }
  // A failure ends the program: see endWithOutput.
  for (const part of partsOf(content)) {
    await new Promise<void>((resolve) => {
      process.stdout.write(part, (error) => {
        if (!error) resolve();
      });
    });
  }
}

/** Failures of files end the command with their own status, under their own words. */
async function withStatus<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    throw new CommandFailure(EXIT.notReadOrWritten, explainAt(path, error));
  }
}

function explainAt(path: string, { code, message }: ProjectError): string {
  if (code === 'project.file-exists') return text('command-line.new.exists', { path });
  return message.includes(path) ? message : `${path}: ${message}`;
}
