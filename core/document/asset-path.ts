/**
 * True when a path from a level stays inside its project folder on every system: relative, forward or backward
 * slashes, no drive, no scheme, no step upwards past the folder, no NUL. Symbolic links are the file service's part.
 */
export function isSafeAssetPath(path: string): boolean {
  if (path.includes('\0') || /^[/\\]/.test(path) || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(path)) return false;
  let depth = 0;
  for (const part of path.split(/[/\\]/)) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return false;
  }
  return depth > 0;
}
