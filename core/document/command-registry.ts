import type { Command, CommandCall } from './command.ts';

/** The commands of an application by id. */
export class CommandRegistry {
  private readonly byId = new Map<string, Command<unknown>>();

  /** Throws an Error that names the id when two commands have the same. */
  constructor(commands: Iterable<Command<unknown>>) {
    for (const command of commands) {
      if (this.byId.has(command.id)) throw new Error(`Two commands have the id "${command.id}".`);
      this.byId.set(command.id, command);
    }
  }

  get ids(): readonly string[] {
    return [...this.byId.keys()];
  }

  find(id: string): Command<unknown> | undefined {
    return this.byId.get(id);
  }

  /** Throws an Error that names the id when there is no such command. */
  get(id: string): Command<unknown> {
    const command = this.byId.get(id);
    if (!command) throw new Error(`There is no command "${id}".`);
    return command;
  }

  /**
   * Pairs a command with arguments of unknown shape, as a script, a test or a macro has them. Throws an Error that
   * names the id when there is no such command, and a ZodError that says what is wrong with which argument.
   */
  call(id: string, args: unknown): CommandCall {
    const command = this.get(id);
    return { command, args: command.args.parse(args) };
  }
}
