import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';

/** With the leaf on the other jamb. */
export const flipHinge = (opening: Opening): Opening => ({
  ...opening,
  hinge: (opening.hinge ?? OPENING_DEFAULTS.hinge) === 'start' ? 'end' : 'start',
});

/** With the leaf opening to the other side. */
export const flipSide = (opening: Opening): Opening => ({
  ...opening,
  opensTo: (opening.opensTo ?? OPENING_DEFAULTS.opensTo) === 'left' ? 'right' : 'left',
});

/**
 * The opening as it is written in a wall that runs the other way, so that its leaf stays where it is. A bare hole that
 * says nothing of a leaf has nothing to turn round.
 */
export function turnRound(opening: Opening): Opening {
  const { fitting = OPENING_DEFAULTS.fitting, hinge, opensTo } = opening;
  const isBare = fitting === 'none' && hinge === undefined && opensTo === undefined;
  return isBare ? opening : flipSide(flipHinge(opening));
}
