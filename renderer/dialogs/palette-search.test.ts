import { describe, expect, test } from 'vitest';
import { ALL_ACTIONS } from '../actions/all-actions.ts';
import { searchActions } from './palette-search.ts';

const find = (search: string): string[] => searchActions(ALL_ACTIONS, search, () => true).map(({ id }) => id);

describe('finding an action', () => {
  test('a tool with the word comes first, before views with a shorter name', () => {
    expect(find('wall')[0]).toBe('tool.wall');
    expect(find('wall')).toContain('view.walls-up');
  });

  test('words may be half typed and in any order', () => {
    expect(find('sel fra')[0]).toBe('view.frame-selection');
  });

  test('what cannot be done now comes after what can', () => {
    const ids = searchActions(ALL_ACTIONS, 'do', ({ id }) => id !== 'edit.undo').map(({ id }) => id);
    expect(ids.indexOf('edit.redo')).toBeLessThan(ids.indexOf('edit.undo'));
  });

  test('nothing is found for what nothing is called', () => {
    expect(find('xylophone')).toEqual([]);
  });

  test('an empty search lists everything in the order of the cheat sheet', () => {
    expect(find('')).toEqual(ALL_ACTIONS.map(({ id }) => id));
  });
});
