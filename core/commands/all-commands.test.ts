import { describe, expect, it } from 'vitest';
import { planOf, planStore } from '../../test/support/plan-store.ts';
import { CommandRegistry } from '../document/command-registry.ts';
import { renameLevel } from '../document/commands/rename-level.ts';
import { text } from '../text/text.ts';
import { allCommands } from './all-commands.ts';

describe('the list of all commands', () => {
  it('runs a command by its id', () => {
    const store = planStore();
    store.run(allCommands.call('wall.draw', { storey: 'ground', from: [0, 0], to: [4, 0] }));
    expect(planOf(store)).toEqual(['w1: 0,0 → 4,0']);
  });

  it('gives every command a name of its own', () => {
    const names = allCommands.ids.map((id) => text(allCommands.get(id).label));
    expect(new Set(names).size).toBe(names.length);
  });

  it('refuses arguments that do not fit, and ids of no command', () => {
    expect(() => allCommands.call('wall.draw', { storey: 'ground', from: [0, 0] })).toThrow(/to/);
    expect(() => allCommands.call('wall.paint', {})).toThrow('There is no command "wall.paint".');
    expect(allCommands.find('wall.paint')).toBeUndefined();
  });

  it('refuses two commands of one id', () => {
    expect(() => new CommandRegistry([renameLevel, renameLevel])).toThrow('"level.rename"');
  });
});
