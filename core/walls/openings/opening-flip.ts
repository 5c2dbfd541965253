import { withChanges } from '../../document/record-changes.ts';
import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';

/** With the leaf on the other jamb. */
export const flipHinge = (opening: Opening): Opening =>
  withChanges(opening, { hinge: isAtStart(opening) ? 'end' : null });

/** With the leaf opening to the other side. */
export const flipSide = (opening: Opening): Opening =>
  withChanges(opening, { opensTo: opensLeft(opening) ? 'right' : null });

const isAtStart = ({ hinge = OPENING_DEFAULTS.hinge }: Opening): boolean => hinge === 'start';
const opensLeft = ({ opensTo = OPENING_DEFAULTS.opensTo }: Opening): boolean => opensTo === 'left';

/** The opening as it is written in a wall that runs the other way, so that its leaf stays where it is. */
export const turnRound = (opening: Opening): Opening => flipSide(flipHinge(opening));
