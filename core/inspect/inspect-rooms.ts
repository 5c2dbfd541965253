import type { LevelReader } from '../document/level.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { RoomFace } from '../walls/rooms/room-face.ts';
import { rooms } from '../walls/rooms/rooms.ts';

/** A room as programs ask about it: by the inner faces of its walls. */
export interface RoomFacts {
  /** Of its record, or such as "w1.left" where it has none. */
  readonly id: string;
  /** Left out where the user gave it none. */
  readonly name?: string;
  /** In m², without what stands inside it. */
  readonly area: number;
  /** In metres, with what stands inside it. */
  readonly perimeter: number;
  /** Plan points [x, z], counter-clockwise seen from above. */
  readonly outline: readonly Vec2[];
  /** Around what stands inside it, clockwise; left out where nothing does. */
  readonly holes?: readonly (readonly Vec2[])[];
  /** One entry a door, and an arch that reaches the floor: the room on the other side, null for outside. */
  readonly doorsTo: readonly (string | null)[];
}

/** Decimals of a metre that are told: those after them are the noise of arithmetic. */
const STEPS_PER_METRE = 1e9;

/** The rooms of a storey in the natural order of their ids. */
export const inspectRooms = (level: LevelReader, storey: string): readonly RoomFacts[] =>
  level.derived(rooms).ofStorey(storey).map(toFacts);

function toFacts(face: RoomFace): RoomFacts {
  const { id, record, holes } = face;
  return {
    id,
    ...(record?.name && { name: record.name }),
    area: withoutNoise(face.area),
    perimeter: withoutNoise(face.perimeter),
    outline: face.outline.map(pointWithoutNoise),
    ...(holes.length > 0 && { holes: holes.map((hole) => hole.map(pointWithoutNoise)) }),
    doorsTo: face.doorsTo,
  };
}

const withoutNoise = (value: number): number => Math.round(value * STEPS_PER_METRE) / STEPS_PER_METRE + 0;

const pointWithoutNoise = ([x, z]: Vec2): Vec2 => [withoutNoise(x), withoutNoise(z)];
