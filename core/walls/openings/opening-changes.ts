import { type CommandResult, type Refusal, refuse } from '../../document/command.ts';
import { jsonEqual } from '../../document/json-equal.ts';
import type { LevelReader } from '../../document/level.ts';
import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';
import { toMicrometre } from '../../math/tolerance.ts';
import { findWhyNoRoom, roomOn } from './opening-room.ts';
import { openingsOnWall } from './openings-on-wall.ts';
import { levelPlan } from './plan-stretch.ts';

/**
 * The edit that puts openings, new or changed, all at once. Refuses a wall or a material that is not there, and an
 * opening that is new or takes another place where it has no room; what was wrong before and stays where it is may
 * be changed otherwise.
 */
export function putOpenings(level: LevelReader, changed: readonly Opening[]): CommandResult {
  const rounded = changed.map((opening) => roundLengths(level, opening));
  const reason = findMissing(level, rounded) ?? findCrowded(level, rounded);
  if (reason) return { ok: false, reason };
  return { ok: true, edit: { put: rounded }, select: rounded.map(({ id }) => id) };
}

/** Puts openings of the level as `change` makes them. Refuses one that the level does not have; see putOpenings. */
export function changeOpenings(
  level: LevelReader,
  ids: readonly string[],
  change: (opening: Opening) => Opening,
): CommandResult {
  const missing = ids.find((id) => !level.findKind('opening', id));
  if (missing !== undefined) return refuse('openings.no-such-opening', { opening: missing });
  const openings = [...new Set(ids)].flatMap((id) => level.findKind('opening', id) ?? []);
  return putOpenings(level, openings.map(change));
}

/** A length that was not changed stays as it was written. */
function roundLengths(level: LevelReader, opening: Opening): Opening {
  const before = level.findKind('opening', opening.id);
  const round = <K extends 'offset' | 'width' | 'height' | 'sill'>(field: K): Pick<Opening, K> | object => {
    const value = opening[field];
    return value === undefined || value === before?.[field] ? {} : { [field]: toMicrometre(value) };
  };
  return { ...opening, ...round('offset'), ...round('width'), ...round('height'), ...round('sill') };
}

function findMissing(level: LevelReader, openings: readonly Opening[]): Refusal | null {
  for (const { wall, frame, leaf } of openings) {
    if (!level.findKind('wall', wall)) return { code: 'walls.no-such-wall', params: { wall } };
    const material = [frame, leaf].find((id) => id !== undefined && !level.findKind('material', id));
    if (material !== undefined) return { code: 'walls.no-such-material', params: { material } };
  }
  return null;
}

function findCrowded(level: LevelReader, changed: readonly Opening[]): Refusal | null {
  const ids = new Set(changed.map(({ id }) => id));
  for (const opening of changed) {
    const wall = level.findKind('wall', opening.wall);
    if (!wall || isInPlace(level.findKind('opening', opening.id), opening)) continue;
    const standing = openingsOnWall(level, wall.id).filter(({ id }) => !ids.has(id));
    const moved = changed.filter((other) => other.wall === wall.id && other.id !== opening.id);
    const reason = findWhyNoRoom(
      roomOn(levelPlan(level, wall.storey), wall),
      [...standing, ...moved],
      opening,
    );
    if (reason) return reason;
  }
  return null;
}

const isInPlace = (before: Opening | undefined, after: Opening): boolean =>
  before !== undefined && jsonEqual(placeOf(before), placeOf(after));

const placeOf = ({ wall, offset, width, height, sill = OPENING_DEFAULTS.sill }: Opening): object => ({
  wall,
  offset,
  width,
  height,
  sill,
});
