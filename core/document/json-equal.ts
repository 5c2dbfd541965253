/**
 * Deep equality of JSON values as a file holds them: the order of an object's fields does not count, −0 is 0, and a
 * field that is undefined is one that is missing.
 */
export function jsonEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => jsonEqual(item, b[index]));
  }
  if (Array.isArray(b)) return false;
  return fieldsEqual(a as Record<string, unknown>, b as Record<string, unknown>);
}

function fieldsEqual(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = definedKeys(a);
  return (
    keys.length === definedKeys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key]))
  );
}

const definedKeys = (value: Record<string, unknown>): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);
