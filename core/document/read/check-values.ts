import type { Path } from './place.ts';

/** What no value of a level may hold, wherever it stands. */
export type ValueFault = 'document.number-too-large' | 'document.forbidden-field';

/** A field name that some readers take as an object's prototype. */
const FORBIDDEN_FIELD = '__proto__';

type Container = Record<PropertyKey, unknown>;

/**
 * Looks at every value in a freshly read list or object, whether a schema knows it or not. Writes 0 for −0 in place:
 * both mean the same point, and only 0 survives being written.
 * @param value no deeper than MAX_DEPTH
 * @param report told of each fault; its path is only valid during the call
 * @returns the number of fields of all objects
 */
export function checkValues(value: unknown, report: (fault: ValueFault, path: Path) => void): number {
  const path: PropertyKey[] = [];
  return typeof value === 'object' && value !== null ? checkContainer(value as Container, path, report) : 0;
}

function checkContainer(
  container: Container,
  path: PropertyKey[],
  report: (fault: ValueFault, path: Path) => void,
): number {
  const isList = Array.isArray(container);
  const keys: readonly PropertyKey[] = isList
    ? (container as unknown as unknown[]).map(toIndex)
    : Object.keys(container);
  let fields = isList ? 0 : keys.length;
  for (const key of keys) {
    const value = container[key];
    path.push(key);
    if (key === FORBIDDEN_FIELD) report('document.forbidden-field', path);
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) report('document.number-too-large', path);
      else if (value === 0) container[key] = 0;
    } else if (typeof value === 'object' && value !== null) {
      fields += checkContainer(value as Container, path, report);
    }
    path.pop();
  }
  return fields;
}

const toIndex = (_value: unknown, index: number): number => index;
