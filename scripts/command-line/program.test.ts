import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';

const program = (): Command => createProgram(() => undefined);

function helpOf(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (words) => (help += words) });
  command.outputHelp();
  return help;
}

test('the help of the program names every command and the exit statuses', () => {
  const help = helpOf(program());
  for (const name of ['new', 'validate', 'inspect', 'format', 'export', 'generate'])
    expect(help).toMatch(RegExp(`^  ${name} `, 'm'));
  expect(help).toMatch(/^Example:\n {2}levelwright new /m);
  expect(help).toMatch(/Exit status: 0 done, 1 .* 4 /);
});

test('the help of every command ends with an example of it, and tells what each option does', () => {
  for (const command of program().commands) {
    expect(helpOf(command)).toContain(`Example:\n  levelwright ${command.name()} `);
    for (const { description } of [...command.options, ...command.registeredArguments])
      expect(description).not.toBe('');
  }
});

test.each([
  ['an unknown command', ['paint']],
  ['a missing argument', ['validate']],
  ['an unknown template', ['new', 'a.level.json', '--template', 'castle']],
  ['an export without a name', ['export', 'a.level.json']],
])('%s is wrong use', async (_what, args) => {
  const parsing = program().configureOutput({ writeErr: () => undefined });
  for (const command of parsing.commands) command.configureOutput({ writeErr: () => undefined });
  await expect(parsing.parseAsync(args, { from: 'user' })).rejects.toMatchObject({ exitCode: 1 });
});
