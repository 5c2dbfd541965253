import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { FilePort } from './file-port.ts';
import { toProjectError } from './project-error.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Tells one content of a file from another. Times and inode numbers take no part: they change where the content does
 * not (a checkout), and stay within one tick of the clock where it does.
 */
export interface Fingerprint {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** How a file stands to what is known of it. `modified` is in milliseconds since 1970. */
export type FileState =
  | { readonly status: 'same' | 'changed'; readonly modified: number }
  | { readonly status: 'missing' };

export function fingerprintOf(bytes: Uint8Array): Fingerprint {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const equal = (a: Fingerprint, b: Fingerprint): boolean => a.size === b.size && a.sha256 === b.sha256;

/** Compares the file with each of the contents it may have. */
export async function compareFile(
  files: FilePort,
  path: string,
  known: readonly Fingerprint[],
): Promise<FileState> {
  const name = basename(path);
  try {
    const { size, modified } = await files.facts(path);
    const candidates = known.filter((fingerprint) => fingerprint.size === size);
    if (candidates.length === 0) return { status: 'changed', modified };
    const { bytes } = await readBytes(files, path, { name, limit: Number.POSITIVE_INFINITY });
    const found = fingerprintOf(bytes);
    return { status: candidates.some((candidate) => equal(candidate, found)) ? 'same' : 'changed', modified };
  } catch (error) {
    const failure = toProjectError(error, 'read', name);
    if (failure.code === 'project.file-missing') return { status: 'missing' };
    throw failure;
  }
}
