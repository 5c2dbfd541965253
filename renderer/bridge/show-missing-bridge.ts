import { text } from '../../core/text/text.ts';

/** Puts the reason why there is no editor where the editor would be, in place of a blank window. */
export function showMissingBridge(page: Document): void {
  const title = page.createElement('h1');
  title.textContent = text('hosts.no-bridge-title');
  const words = page.createElement('p');
  words.textContent = text('hosts.no-bridge');
  const box = page.createElement('main');
  box.setAttribute('role', 'alert');
  box.append(title, words);
  page.body.replaceChildren(box);
}
