import type { PlanNotice } from './plan.ts';
import type { Wishes } from './wishes.ts';

/** Said where there is nothing at all of what a wish is about. */
const NOTHING_HAD: ReadonlySet<string> = new Set([
  'generator.no-corridor',
  'generator.no-window-fits',
  'generator.no-window-over-sill',
]);

/**
 * The notices that the user has use for: those about wishes of his own, and those that there is nothing at all of what
 * a building is expected to have. That a default was not kept to the letter is no news.
 * @param said what the user wishes; what is left out is no wish that could be missed
 */
export const findWorthTelling = (notices: readonly PlanNotice[], said: Wishes): PlanNotice[] =>
  notices.filter(({ wish, code }) => said[wish] !== undefined || NOTHING_HAD.has(code));
