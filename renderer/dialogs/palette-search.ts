import { text } from '../../core/text/text.ts';
import type { Action } from '../actions/action.ts';

/**
 * The actions that a search means, best first: all its words occur in the label, at the beginning of a word before
 * in the middle of one; what can be done now before what cannot; tools before what views and panels offer; the
 * shorter label first. An empty search means all.
 */
export function searchActions(
  actions: readonly Action[],
  search: string,
  isAvailable: (action: Action) => boolean,
): Action[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...actions];
  return actions
    .flatMap((action) => {
      const label = text(action.label).toLowerCase();
      const rank = rankOf(label, words);
      return rank === null ? [] : [{ action, rank: rank + (isAvailable(action) ? 0 : 1), label }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(isTool(b.action)) - Number(isTool(a.action)) ||
        a.label.length - b.label.length ||
        (a.label < b.label ? -1 : 1),
    )
    .map(({ action }) => action);
}

const isTool = ({ group }: Action): boolean => group === 'tools';

/** 0 when every word of the search begins a word of the label, 2 more for each that does not; null for no match. */
function rankOf(label: string, words: readonly string[]): number | null {
  let rank = 0;
  for (const word of words) {
    const at = ` ${label}`.indexOf(` ${word}`);
    if (at < 0 && !label.includes(word)) return null;
    if (at < 0) rank += 2;
  }
  return rank;
}
