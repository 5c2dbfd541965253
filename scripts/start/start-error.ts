/** Why there is no editor, in words for the user, and the exit status that goes with it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
