import type { RoomFace } from '../walls/rooms/room-face.ts';

/** What engines are told of a room. Lengths in metres, areas in m², points [x, z] of the plan. */
export interface RoomFacts {
  readonly kind: 'room';
  readonly id: string;
  readonly name: string;
  readonly area: number;
  readonly perimeter: number;
  /** Along the inner faces of the walls, counter-clockwise seen from above. */
  readonly outline: RoomFace['outline'];
  /** Around what stands inside it, clockwise seen from above. */
  readonly holes: RoomFace['holes'];
  /** The rooms that its doors lead to, null being the outside; one entry a door. */
  readonly doorsTo: RoomFace['doorsTo'];
}

export function describeRoom({ id, record, area, perimeter, outline, holes, doorsTo }: RoomFace): RoomFacts {
  return { kind: 'room', id, name: record?.name ?? '', area, perimeter, outline, holes, doorsTo };
}
