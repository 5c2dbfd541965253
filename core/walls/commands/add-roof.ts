import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Roof, roofSchema } from '../../document/schema/roof.ts';
import { z } from '../../document/schema/zod.ts';
import { findCoverage } from '../roofs/roof-border.ts';
import { findRoofsOver } from '../roofs/roof-claims.ts';
import { findMissingRoofMaterial } from '../roofs/roof-style.ts';

const { kind: _kind, id: _id, ...fields } = roofSchema.shape;

const args = z.object(fields);

/**
 * Lays a roof over everything that the walls of a storey enclose, or over the buildings that `covers` names. Refuses
 * where something of that has a roof already, and where walls enclose nothing.
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
    const bare: Roof = { kind: 'roof', id: '', storey: given.storey, type: given.type };
    const roof = withChanges(bare, given);
    const { border, rooms } = findCoverage(level, roof);
    if (border.length === 0) return refuse('building.nothing-to-roof');
    const others = findRoofsOver(level, given.storey, rooms);
    if (others.length > 0) return refuse('building.roof-there', { count: others.length }, others);
    const id = context.newId('roof');
    return { ok: true, edit: { put: [{ ...roof, id }] }, select: [id] };
  },
};
