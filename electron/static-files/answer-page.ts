import { text } from '../../core/text/text.ts';
import { type Answer, answerFile, answerText } from './answer-file.ts';
import { isPageUrl } from './page-address.ts';

/** Answers a request under the page's own scheme: its files, to those who read. */
export async function answerPage(root: string, method: string, url: string): Promise<Answer> {
  if (!isPageUrl(url)) return answerText(404, text('hosts.not-found'));
  if (method !== 'GET') return answerText(405, text('hosts.bad-method'));
  return answerFile(root, new URL(url).pathname);
}
