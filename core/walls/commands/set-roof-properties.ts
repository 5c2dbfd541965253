import { type Command, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Roof, roofSchema } from '../../document/schema/roof.ts';
import { z } from '../../document/schema/zod.ts';
import { findCoverage } from '../roofs/roof-border.ts';
import { findRoofsOver } from '../roofs/roof-claims.ts';
import { findMissingRoofMaterial } from '../roofs/roof-style.ts';
import { roofSurfaces } from '../roofs/roof-surfaces.ts';

const { id, type, pitch, overhang, thickness, ridge, open, covers, besideUpper, name, material, trim } =
  roofSchema.shape;

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
    covers: covers.nullish(),
    besideUpper: besideUpper.nullish(),
    name: name.nullish(),
    material: material.nullish(),
    trim: trim.nullish(),
  }),
});

/**
 * Changes what a roof is like: pitch in radians, overhang and thickness in metres; null resets a field. Refuses to cover
 * what has another roof, unless the two lie over one another already.
 */
export const setRoofProperties: Command<z.infer<typeof args>> = {
  id: 'roof.setProperties',
  label: 'building.set-roof',
  args,
  run(level, { roof, changes }) {
    const record = level.findKind('roof', roof);
    if (!record) return refuse('records.no-such-record', { kind: 'roof', record: roof });
    const reason = findMissingRoofMaterial(level, changes);
    if (reason) return { ok: false, reason };
    const changed = withChanges(record, changes);
    const others = findRoofsMet(level, changed);
    if (others.length > 0) return refuse('building.roof-there', { count: others.length }, others);
    return { ok: true, edit: { put: [changed] }, select: [roof] };
  },
};

/** The other roofs over what a roof would cover that it does not cover now. */
function findRoofsMet(level: LevelReader, changed: Roof): readonly string[] {
  const before = level.findKind('roof', changed.id);
  if (before?.covers === changed.covers && before?.open === changed.open) return [];
  const known = level.derived(roofSurfaces).coverageOf(changed.id)?.rooms;
  const added = [...findCoverage(level, changed).rooms].filter((room) => !known?.has(room));
  return findRoofsOver(level, changed.storey, new Set(added), changed.id);
}
