import { readFile } from 'node:fs/promises';
import { text } from '../../core/text/text.ts';
import { resolveFile } from './resolve-file.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** An answer, ready for either host to send. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A refusal or other message in words, with the same headers as everything else. */
export const answerText = (status: number, words: string): Answer => ({
  status,
  headers: { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  body: new TextEncoder().encode(`${words}\n`),
});

/** The file at an address of the page, or a refusal in words. */
export async function answerFile(root: string, target: string): Promise<Answer> {
  const found = await resolveFile(root, target);
  if (found.status !== 200) {
    return answerText(found.status, text(found.status === 400 ? 'hosts.bad-path' : 'hosts.not-found'));
  }
  try {
    const body = new Uint8Array(await readFile(found.file));
    return { status: 200, headers: { ...SECURITY_HEADERS, 'content-type': found.contentType }, body };
  } catch {
    return answerText(404, text('hosts.not-found'));
  }
}
