import type { PlannedStorey } from './plan.ts';

/** Colours that tell rooms apart in pictures. */
export const ROOM_COLORS = 8;

/**
 * A colour for each room, as an index below ROOM_COLORS: another one than those of its neighbours, where there are
 * colours enough.
 */
export function colorRooms({ rooms, walls }: Pick<PlannedStorey, 'rooms' | 'walls'>): number[] {
  const neighbours = rooms.map(() => new Set<number>());
  for (const { room, beyond } of walls) {
    if (beyond === null) continue;
    neighbours[room]?.add(beyond);
    neighbours[beyond]?.add(room);
  }
  const colors: number[] = [];
  for (const [index, beside] of neighbours.entries()) {
    const taken = new Set([...beside].map((other) => colors[other]));
    const wanted = Array.from({ length: ROOM_COLORS }, (_, step) => (index + step) % ROOM_COLORS);
    colors.push(wanted.find((color) => !taken.has(color)) ?? index % ROOM_COLORS);
  }
  return colors;
}
