import { text } from '../../core/text/text.ts';
import type { Action } from '../actions/action.ts';

/**
 * The actions that a search means, best first: all its words occur in the label, at the beginning of a word before
 * in the middle of one. An empty search means all.
 */
export function searchActions(actions: readonly Action[], search: string): Action[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return actions
    .map((action, index) => ({ action, index, rank: rankOf(text(action.label).toLowerCase(), words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.index - b.index)
    .map(({ action }) => action);
}

/** 0 is best; null when a word does not occur. */
function rankOf(label: string, words: readonly string[]): number | null {
  let rank = 0;
  for (const word of words) {
    const at = label.indexOf(word);
    if (at < 0) return null;
    if (at > 0) rank += label[at - 1] === ' ' ? 1 : 3;
  }
  return rank;
}
