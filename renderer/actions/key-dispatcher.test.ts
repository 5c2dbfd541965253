import { describe, expect, test } from 'vitest';
import { ALL_ACTIONS } from './all-actions.ts';
import { findAction, type KeySituation } from './key-dispatcher.ts';
import type { KeyPress } from './keys.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

const VIEWPORT: KeySituation = {
  isTyping: false,
  isUntouched: false,
  isComposing: false,
  isInWorkspace: true,
  isInMenu: false,
  isMac: false,
  mode: 'build',
};

const meant = (key: KeyPress, situation: Partial<KeySituation> = {}): string | undefined =>
  findAction(ALL_ACTIONS, key, { ...VIEWPORT, ...situation })?.id;

describe('keys', () => {
  test('letters choose tools', () => {
    expect(meant(press('w'))).toBe('tool.wall');
    expect(meant(press('v'))).toBe('tool.select');
  });

  test.each(['Delete', 'Backspace', ' ', 'g', 'r', 'm', 'ArrowLeft', 'Home', '?'])(
    '%s typed into a name belongs to the text',
    (key) => {
      expect(meant(press(key), { isTyping: true, isInWorkspace: false })).toBeUndefined();
    },
  );

  test.each(['z', 'a', 'y'])('Ctrl+%s typed into a name belongs to the text', (key) => {
    expect(meant(press(key, { ctrlKey: true }), { isTyping: true })).toBeUndefined();
  });

  test('saving works in the middle of typing a name', () => {
    expect(meant(press('s', { ctrlKey: true }), { isTyping: true })).toBe('file.save');
  });

  test('Ctrl+Z in a field that nothing was typed into undoes the last step', () => {
    const field = { isTyping: true, isUntouched: true };
    expect(meant(press('z', { ctrlKey: true }), field)).toBe('edit.undo');
    expect(meant(press('Delete'), field)).toBeUndefined();
  });

  test('an input method that composes gets every key', () => {
    expect(meant(press('s', { ctrlKey: true }), { isComposing: true })).toBeUndefined();
    expect(meant(press('Delete'), { isComposing: true })).toBeUndefined();
  });

  test('Delete and arrows mean the selection in the workspace only', () => {
    expect(meant(press('Delete'))).toBe('edit.delete');
    expect(meant(press('Delete'), { isInWorkspace: false })).toBeUndefined();
    expect(meant(press('ArrowUp'), { isInWorkspace: false })).toBeUndefined();
  });

  test('an open menu keeps its keys', () => {
    expect(meant(press('w'), { isInMenu: true })).toBeUndefined();
  });

  test('Cmd is the key on a Mac, Ctrl elsewhere', () => {
    expect(meant(press('z', { metaKey: true }), { isMac: true })).toBe('edit.undo');
    expect(meant(press('z', { ctrlKey: true }), { isMac: true })).toBeUndefined();
    expect(meant(press('z', { metaKey: true }))).toBeUndefined();
  });

  test('Shift makes another key of a letter', () => {
    expect(meant(press('Z', { ctrlKey: true, shiftKey: true }))).toBe('edit.redo');
    expect(meant(press('F', { shiftKey: true }))).toBe('view.frame-all');
    expect(meant(press('f'))).toBe('view.frame-selection');
  });

  test('a Cyrillic layout reaches the letters by their place', () => {
    expect(meant({ ...press('ц'), code: 'KeyW' })).toBe('tool.wall');
  });

  test('a German layout prints Z where others print Y, and Ctrl+Z is what it prints', () => {
    expect(meant({ ...press('z', { ctrlKey: true }), code: 'KeyY' })).toBe('edit.undo');
  });

  test('the cheat sheet opens with ?, whatever the layout needs for it', () => {
    expect(meant(press('?', { shiftKey: true }))).toBe('help.keys');
  });
});
