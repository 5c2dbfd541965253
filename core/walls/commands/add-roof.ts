import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Roof, roofSchema } from '../../document/schema/roof.ts';
import { z } from '../../document/schema/zod.ts';
import { findRoofBorder } from '../roofs/roof-border.ts';
import { findMissingRoofMaterial } from '../roofs/roof-style.ts';

const { storey, type, pitch, overhang, thickness, ridge, open, name, material, trim } = roofSchema.shape;

const args = z.object({ storey, type, pitch, overhang, thickness, ridge, open, name, material, trim });

/**
 * Lays a roof over everything that the walls of a storey enclose. Refuses a storey that has a roof, and one whose
 * walls enclose nothing.
 */
export const addRoof: Command<z.infer<typeof args>> = {
  id: 'roof.add',
  label: 'building.add-roof',
  args,
  run(level, given, context) {
    if (!level.findKind('storey', given.storey)) {
      return refuse('walls.no-such-storey', { storey: given.storey });
    }
    const reason = findMissingRoofMaterial(level, given);
    if (reason) return { ok: false, reason };
    for (const roof of level.ofKind('roof')) {
      if (roof.storey === given.storey) return refuse('building.roof-there', {}, [roof.id]);
    }
    const bare: Roof = { kind: 'roof', id: '', storey: given.storey, type: given.type };
    const roof = withChanges(bare, given);
    if (findRoofBorder(level, roof).length === 0) return refuse('building.nothing-to-roof');
    const id = context.newId('roof');
    return { ok: true, edit: { put: [{ ...roof, id }] }, select: [id] };
  },
};
