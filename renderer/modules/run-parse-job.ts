import type { ParseJob, ParseNews } from './module-messages.ts';

/** Makes plain data of a module. Never rejects. */
export async function runParseJob({ number }: ParseJob, tell: (news: ParseNews) => void): Promise<void> {
  tell({ type: 'failed', number, reason: 'not built yet' });
}
