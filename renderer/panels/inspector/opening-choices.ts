import type { Opening } from '../../../core/document/schema/opening.ts';
import { text } from '../../../core/text/text.ts';

/** What a hole in a wall can be, in the user's words. */
export const TYPE_CHOICES: Readonly<Record<Opening['type'], string>> = {
  door: text('openings.type.door'),
  window: text('openings.type.window'),
  arch: text('openings.type.arch'),
};

/** What can stand in a hole, in the user's words. */
export const FITTING_CHOICES: Readonly<Record<NonNullable<Opening['fitting']>, string>> = {
  none: text('openings.fitting.none'),
  frame: text('openings.fitting.frame'),
  leaf: text('openings.fitting.leaf'),
};
