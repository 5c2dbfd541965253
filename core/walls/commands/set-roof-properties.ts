import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { roofSchema } from '../../document/schema/roof.ts';
import { z } from '../../document/schema/zod.ts';
import { findMissingRoofMaterial } from '../roofs/roof-style.ts';

const { id, type, pitch, overhang, thickness, ridge, open, name, material, trim } = roofSchema.shape;

const args = z.object({
  roof: id,
  /** Null goes back to the default. */
  changes: z.object({
    type: type.optional(),
    pitch: pitch.nullish(),
    overhang: overhang.nullish(),
    thickness: thickness.nullish(),
    ridge: ridge.nullish(),
    open: open.nullish(),
    name: name.nullish(),
    material: material.nullish(),
    trim: trim.nullish(),
  }),
});

/** Changes what a roof is like: pitch in radians, overhang and thickness in metres; null resets a field. */
export const setRoofProperties: Command<z.infer<typeof args>> = {
  id: 'roof.setProperties',
  label: 'building.set-roof',
  args,
  run(level, { roof, changes }) {
    const record = level.findKind('roof', roof);
    if (!record) return refuse('records.no-such-record', { kind: 'roof', record: roof });
    const reason = findMissingRoofMaterial(level, changes);
    if (reason) return { ok: false, reason };
    return { ok: true, edit: { put: [withChanges(record, changes)] }, select: [roof] };
  },
};
