import { type Command, type CommandResult, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { withChanges } from '../../document/record-changes.ts';
import type { Room } from '../../document/schema/room.ts';
import { roomSchema } from '../../document/schema/room.ts';
import { z } from '../../document/schema/zod.ts';
import { placeInRoom } from '../rooms/place-in-room.ts';
import { rooms } from '../rooms/rooms.ts';
import { roomFaceId } from './room-face-of.ts';

const { name, floor, ceiling } = roomSchema.shape;

const args = z.object({
  rooms: z.array(roomFaceId),
  /** Null goes back to the default. */
  changes: z.object({ name: name.nullish(), floor: floor.nullish(), ceiling: ceiling.nullish() }),
});

/**
 * Changes what the user gave to rooms: their name and the materials of floor and ceiling. A room that has no record
 * yet gets one. Refuses rooms and materials that the level does not have, and a room that walls fill.
 */
export const setRoomProperties: Command<z.infer<typeof args>> = {
  id: 'room.setProperties',
  label: 'rooms.set-properties',
  args,
  run(level, { rooms: ids, changes }, context): CommandResult {
    const material = [changes.floor, changes.ceiling].find(
      (id) => id != null && !level.findKind('material', id),
    );
    if (material != null) return refuse('walls.no-such-material', { material });
    const put: Room[] = [];
    for (const id of ids) {
      const room = level.findKind('room', id) ?? findBlank(level, id);
      if (!room) return refuse('rooms.no-such-room', { room: id });
      const changed = withChanges(room, changes);
      put.push(level.find(id) ? changed : { ...changed, id: context.newId('room') });
    }
    return { ok: true, edit: { put }, select: put.map(({ id }) => id) };
  },
};

/** What a room without a record would have for one, its id left open. */
function findBlank(level: LevelReader, id: string): Room | null {
  const face = level.derived(rooms).find(id);
  const at = face && placeInRoom(face);
  return at ? { kind: 'room', id, storey: face.storey, at } : null;
}
