import { join } from 'node:path';
import { isSafeAssetPath } from '../../core/document/asset-path.ts';
import type { FilePort } from './file-port.ts';
import { projectError, toProjectError } from './project-error.ts';
import { isWithin } from './replace-target.ts';

/** Steps that a path inside a project may have: more is no folder that a person made. */
const MOST_CHARACTERS = 4096;

/**
 * The real path of a file inside a project, for a path from a level or from a request that is already decoded (once:
 * `%2e` in it is three characters). Throws ProjectError for every path that leads out of `root`, by steps, drives,
 * backslashes or symbolic links, and for a file that is not there.
 * @param root real path of the project folder
 */
export async function resolveInside(files: FilePort, root: string, path: string): Promise<string> {
  if (path.length > MOST_CHARACTERS) throw projectError('project.name-too-long', 'read', path.slice(0, 80));
  if (!isSafeAssetPath(path)) throw projectError('project.outside', 'read', path);
  try {
    const real = await files.realPath(join(root, path));
    if (!isWithin(root, real)) throw projectError('project.outside', 'read', path);
    return real;
  } catch (error) {
    throw toProjectError(error, 'read', path);
  }
}
