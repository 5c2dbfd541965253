import { RequestError } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';

/** What went wrong with a request, in words that say what to do. */
export function describeFailure(error: unknown): string {
  if (error instanceof RequestError) return error.message;
  return text('editor.failure.host', { reason: error instanceof Error ? error.message : String(error) });
}
