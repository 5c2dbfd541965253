import { extname } from 'node:path';
import { type TextParams, text } from '../../core/text/text.ts';
import { ProjectError, type ProjectErrorCode } from './project-error.ts';

/** What a level's file name ends in. */
export const LEVEL_EXTENSION = '.level.json';

/** Longest name that Linux, macOS and Windows file systems hold, in UTF-8 bytes. */
export const LONGEST_NAME = 255;

/** Names that Windows gives to devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i;

/** Characters that some system refuses in a name. */
const FORBIDDEN = /[<>:"/\\|?*]/;

/** Control characters, half a surrogate pair, and marks that turn the writing direction and so hide an extension. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;

const byteLength = (name: string): number => Buffer.byteLength(name, 'utf8');

const refuse = (code: ProjectErrorCode, params: TextParams = {}): never => {
  throw new ProjectError(code, text(code, params));
};

/**
 * A name for a new file that every system accepts, of one path segment, in composed Unicode, with one of `extensions`.
 * Where none is given and there is one choice, it is added. Throws ProjectError for what cannot be a name.
 */
export function parseFileName(typed: string, extensions: readonly [string, ...string[]]): string {
  const name = typed.normalize('NFC');
  const found = extensions.find((extension) => name.toLowerCase().endsWith(extension));
  if (found === undefined && extensions.length > 1) {
    refuse('project.name-extension', { extensions: extensions.join(', ') });
  }
  const stem = found === undefined ? name : name.slice(0, -found.length);
  const whole = stem + (found ?? extensions[0]);
  checkStem(stem);
  checkLength(whole);
  return whole;
}

/** Throws ProjectError for a name of a file or folder that some system would refuse. */
export function checkFileName(name: string): void {
  checkStem(name);
  checkLength(name);
}

function checkLength(name: string): void {
  const bytes = byteLength(name);
  if (bytes > LONGEST_NAME) refuse('project.name-bytes', { bytes, limit: LONGEST_NAME });
}

function checkStem(stem: string): void {
  if (stem.trim() === '') refuse('project.name-empty');
  if (INVISIBLE.test(stem)) refuse('project.name-invisible');
  const character = FORBIDDEN.exec(stem)?.[0];
  if (character !== undefined) refuse('project.name-character', { character });
  if (stem.startsWith('.')) refuse('project.name-start');
  if (/[. ]$/.test(stem)) refuse('project.name-end');
  const device = stem.split('.')[0]?.trimEnd() ?? '';
  if (RESERVED.test(device)) refuse('project.name-reserved', { name: device });
}

/** A name between a file's stem and extension gets a tag, cut so that it fits: `a.level.json` → `a.TAG.level.json`. */
export function tagName(name: string, tag: string): string {
  const extension = name.toLowerCase().endsWith(LEVEL_EXTENSION)
    ? name.slice(-LEVEL_EXTENSION.length)
    : extname(name);
  const tail = `.${tag}${extension}`;
  return cutToBytes(name.slice(0, name.length - extension.length), LONGEST_NAME - byteLength(tail)) + tail;
}

/** The longest beginning of `name` of whole characters that has at most that many bytes. */
export function cutToBytes(name: string, limit: number): string {
  let cut = '';
  let bytes = 0;
  for (const character of name) {
    bytes += byteLength(character);
    if (bytes > limit) break;
    cut += character;
  }
  return cut;
}
