import type { TextKey, TextParams } from '../../text/text.ts';
import { LEVEL_FORMAT, LEVEL_VERSION } from '../level-format.ts';
import { describeValue } from './describe-value.ts';
import { fieldPlace, type Path, WHOLE_FILE } from './place.ts';
import type { ProblemList } from './problem-list.ts';

/** A file that says it is a level of a version that can be read. */
export interface VersionedFile {
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Which version of a level a file says it is, before anything else in it is looked at.
 * @returns null, and the reason in `problems`, for what is no level, is from a newer version or says no version
 */
export function readHeader(value: unknown, problems: ProblemList): VersionedFile | null {
  const refuse = (code: TextKey, params: TextParams, path?: Path): null => {
    problems.add('error', code, () => ({ ...(path ? fieldPlace(path) : WHOLE_FILE), params }));
    return null;
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('document.not-an-object', { found: describeValue(value) });
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const format = fields.format;
  const version = fields.version;
  if (format === undefined) return refuse('document.no-format', { format: LEVEL_FORMAT });
  const found = describeValue(format);
  if (format !== LEVEL_FORMAT)
    return refuse('document.other-format', { found, format: LEVEL_FORMAT }, ['format']);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return refuse('document.bad-version', { found: describeValue(version), newest: LEVEL_VERSION }, [
      'version',
    ]);
  }
  if (version > LEVEL_VERSION)
    return refuse('document.newer-version', { found: version, newest: LEVEL_VERSION }, ['version']);
  return { version, fields };
}
