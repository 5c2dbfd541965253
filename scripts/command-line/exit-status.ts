/** How the program ends, for scripts. */
export const EXIT = {
  done: 0,
  levelHasProblems: 1,
  wrongUse: 2,
  notReadOrWritten: 3,
  notPossible: 4,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with words for the user. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly status: ExitStatus;

  constructor(status: ExitStatus, message: string) {
    super(message);
    this.status = status;
  }
}
