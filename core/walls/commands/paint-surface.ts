import { type Command, type CommandContext, type CommandResult, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { type RecordChanges, withChanges } from '../../document/record-changes.ts';
import { id } from '../../document/schema/fields.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Room } from '../../document/schema/room.ts';
import { z } from '../../document/schema/zod.ts';
import { findPaintFaces, PAINT_SCOPES } from '../paint/paint-scope.ts';
import {
  findPaintOf,
  PAINTED_PARTS,
  type PaintFace,
  paintFaceKey,
  paintFieldOf,
} from '../paint/paintable.ts';
import { placeInRoom } from '../rooms/place-in-room.ts';
import { rooms } from '../rooms/rooms.ts';

const args = z.object({
  /** Null for the default look. */
  material: id.nullable(),
  faces: z.array(z.object({ id, part: z.enum(PAINTED_PARTS) })),
  /** How far each of the faces reaches; the face alone if not given. */
  scope: z.enum(PAINT_SCOPES).optional(),
});

/**
 * Paints faces of walls, floors, ceilings, stairs, roofs, frames and leaves with a material. A wall's trim that is not
 * painted by itself goes with its left side. Refuses a material that the level does not have and a face that is none.
 */
export const paintSurface: Command<z.infer<typeof args>> = {
  id: 'surface.paint',
  label: 'paint.surface',
  args,
  run(level, { material, faces, scope = 'face' }, context): CommandResult {
    if (material !== null && !level.findKind('material', material)) {
      return refuse('walls.no-such-material', { material });
    }
    const painted = new Map<string, PaintFace>();
    for (const face of faces) {
      const reached = findPaintFaces(level, face, scope);
      const isRoomless = scope === 'room' && findPaintOf(level, face) !== undefined;
      if (reached.length === 0 && isRoomless) return refuse('paint.no-room');
      if (reached.length === 0) return refuse('paint.no-such-face', { record: face.id });
      for (const each of reached) painted.set(paintFaceKey(each), each);
    }
    return { ok: true, edit: { put: buildPainted(level, [...painted.values()], material, context) } };
  },
};

function buildPainted(
  level: LevelReader,
  faces: readonly PaintFace[],
  material: string | null,
  context: CommandContext,
): LevelRecord[] {
  const changes = new Map<string, Record<string, string | null>>();
  for (const { id: painted, part } of faces) {
    const record = level.find(painted);
    // A room without a record has a floor and a ceiling like one with it.
    const field = record ? paintFieldOf(record, part) : part;
    if (field !== null) changes.set(painted, { ...changes.get(painted), [field]: material });
  }
  return [...changes].flatMap(([painted, fields]) => {
    const record = level.find(painted) ?? (material === null ? null : recordFor(level, painted, context));
    return record ? [withChanges(record, withoutRepetition(fields))] : [];
  });
}

/** The record of a room that has none yet; null for a room that walls fill. */
function recordFor(level: LevelReader, face: string, { newId }: CommandContext): Room | null {
  const room = level.derived(rooms).find(face);
  const at = room && placeInRoom(room);
  return at ? { kind: 'room', id: newId('room'), storey: room.storey, at } : null;
}

/** A trim that is painted along with the left side needs no word of its own. */
function withoutRepetition(fields: RecordChanges): RecordChanges {
  return 'left' in fields && 'trim' in fields ? { ...fields, trim: null } : fields;
}
