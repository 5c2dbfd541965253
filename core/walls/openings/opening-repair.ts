import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';
import { toMicrometre } from '../../math/tolerance.ts';
import type { Stretch } from './holes.ts';
import {
  computeOffsets,
  findWhyNoRoom,
  MIN_OPENING,
  openingsInOrder,
  topOf,
  type WallRoom,
} from './opening-room.ts';

/**
 * The openings of a wall with room for each: what has it stays as it is. What has not is lowered until it fits under
 * the wall's top, slid to the nearest place that is free, or else narrowed to the widest one; only where no room for
 * an opening is left it is removed.
 */
export function fitOpenings(room: WallRoom, openings: readonly Opening[]): readonly Opening[] {
  const { stretch, height } = room;
  const inOrder = openingsInOrder(openings);
  const sound: Opening[] = [];
  for (const opening of inOrder) {
    if (!findWhyNoRoom(room, sound, opening)) sound.push(opening);
  }
  const fitted = new Map(sound.map((opening) => [opening.id, opening]));
  for (const opening of inOrder) {
    if (fitted.has(opening.id)) continue;
    const others = [...fitted.values()];
    const lowered = lower(opening, height);
    const found = lowered && (slide(lowered, stretch, others) ?? narrow(lowered, stretch, others));
    if (found && !findWhyNoRoom(room, others, found)) fitted.set(opening.id, found);
  }
  return openings.flatMap(({ id }) => fitted.get(id) ?? []);
}

/** Its sill goes down before its height is taken from. Null where the wall itself is too low for an opening. */
function lower(opening: Opening, highest: number): Opening | null {
  const top = topOf(opening);
  if (top <= highest) return opening;
  const height = Math.min(opening.height, highest);
  if (height < Math.min(opening.height, MIN_OPENING)) return null;
  const sill = Math.max(0, Math.min(opening.sill ?? OPENING_DEFAULTS.sill, highest - height));
  const lowered = { ...opening, height: toMicrometre(height) };
  return opening.sill === undefined ? lowered : { ...lowered, sill: toMicrometre(sill) };
}

function slide(opening: Opening, stretch: Stretch, others: readonly Opening[]): Opening | null {
  const places = computeOffsets(stretch, others, opening.width).map(({ from, to }) =>
    Math.min(to, Math.max(from, opening.offset)),
  );
  const away = (place: number): number => Math.abs(place - opening.offset);
  const [nearest] = places.sort((a, b) => away(a) - away(b));
  if (nearest === undefined) return null;
  return nearest === opening.offset ? opening : { ...opening, offset: toMicrometre(nearest) };
}

/** Into the widest place that is left. */
function narrow(opening: Opening, stretch: Stretch, others: readonly Opening[]): Opening | null {
  const rooms = computeOffsets(stretch, others, 0);
  const size = ({ from, to }: Stretch): number => to - from;
  const [widest] = rooms.sort((a, b) => size(b) - size(a));
  if (!widest || size(widest) < MIN_OPENING) return null;
  const width = Math.min(opening.width, size(widest));
  return { ...opening, width: toMicrometre(width), offset: toMicrometre((widest.from + widest.to) / 2) };
}
