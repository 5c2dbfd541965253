import type { LevelReader } from '../document/level.ts';
import { compareNaturally } from '../document/natural-order.ts';
import { computeStoreyMeasures, type StoreyMeasures } from '../walls/wall-measures.ts';
import { type DefenceFacts, inspectDefence } from './inspect-defence.ts';
import { inspectRings, type RingFacts } from './inspect-rings.ts';
import { inspectRooms, type RoomFacts } from './inspect-rooms.ts';

/** What follows from the records of one storey. */
export interface StoreyFacts extends StoreyMeasures {
  readonly id: string;
  readonly openings: number;
  readonly rooms: readonly RoomFacts[];
}

/** Everything that follows from a level, as far as this version derives it. */
export interface LevelFacts {
  readonly storeys: readonly StoreyFacts[];
  readonly rings: readonly RingFacts[];
  readonly defence: readonly DefenceFacts[];
}

/**
 * Derives what programs ask about a level. Lengths in metres, volumes in m³, points [x, z] of the plan. The result
 * follows from what the records say, not from their order.
 */
export function inspectLevel(level: LevelReader): LevelFacts {
  const openings = countOpenings(level);
  const storeys = [...level.ofKind('storey')]
    .map(({ id }) => id)
    .sort(compareNaturally)
    .map((id) => {
      const { walls, wallLength, wallVolume, joints } = computeStoreyMeasures(level, id);
      return {
        id,
        walls,
        openings: openings.get(id) ?? 0,
        wallLength,
        wallVolume,
        joints,
        rooms: inspectRooms(level, id),
      };
    });
  return { storeys, rings: inspectRings(level), defence: inspectDefence(level) };
}

function countOpenings(level: LevelReader): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { wall } of level.ofKind('opening')) {
    const storey = level.findKind('wall', wall)?.storey;
    if (storey !== undefined) counts.set(storey, (counts.get(storey) ?? 0) + 1);
  }
  return counts;
}
