import { type TextKey, type TextParams, text } from '../../text/text.ts';

/** Why a module cannot be used. Its words say where in the file, what is wrong, and what helps. */
export interface ModuleReason {
  readonly code: TextKey;
  readonly params: TextParams;
}

/** A module that cannot be read. The only error of reading modules; its message, one line a reason, is for the user. */
export class ModuleError extends Error {
  override readonly name = 'ModuleError';
  readonly reasons: readonly ModuleReason[];

  /** @param reasons at least one */
  constructor(reasons: readonly ModuleReason[]) {
    super(reasons.map(({ code, params }) => text(code, params)).join('\n'));
    this.reasons = reasons;
  }
}
