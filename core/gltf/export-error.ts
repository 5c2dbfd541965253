import { type TextKey, type TextParams, text } from '../text/text.ts';

/** An export that cannot be done or was stopped; the message is for the user. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  readonly code: TextKey;
  readonly params: TextParams;

  constructor(code: TextKey, params: TextParams = {}) {
    super(text(code, params));
    this.code = code;
    this.params = params;
  }
}
