import { describe, expect, test } from 'vitest';
import { ACTION_GROUPS, ALL_ACTIONS, getAction } from './all-actions.ts';

/** Keys that belong to the tools. (Digits are theirs only while a number waits to be typed.) */
const TOOL_KEYS = /^(Enter|Tab|[.,-])$/;
/** What browsers never hand to a page. */
const BROWSER_KEYS: ReadonlySet<string> = new Set(['Mod+N', 'Mod+T', 'Mod+W', 'Mod+Shift+N', 'Mod+Shift+T']);

describe('the list of actions', () => {
  test('no two actions have the same id', () => {
    const ids = ALL_ACTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['build', 'ring'] as const)('no key means two things in %s mode', (mode) => {
    const here = ALL_ACTIONS.filter((action) => action.mode === undefined || action.mode === mode);
    const keys = here.flatMap((action) => action.keys ?? []);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('no key is one that the tools or the browser take first', () => {
    const keys = ALL_ACTIONS.flatMap((action) => action.keys ?? []);
    expect(keys.filter((key) => TOOL_KEYS.test(key) || BROWSER_KEYS.has(key))).toEqual([]);
  });

  test('every action belongs to a section of the palette', () => {
    expect(ALL_ACTIONS.filter(({ group }) => !ACTION_GROUPS.includes(group))).toEqual([]);
  });

  test('an id that no action has is an error that names it', () => {
    expect(() => getAction('edit.fly')).toThrow('edit.fly');
  });
});
