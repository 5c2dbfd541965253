import { type Command, refuse } from '../../document/command.ts';
import { inNaturalOrder } from '../../document/natural-order.ts';
import { withChanges } from '../../document/record-changes.ts';
import { references } from '../../document/references.ts';
import { type Ring, ringSchema } from '../../document/schema/ring.ts';
import { z } from '../../document/schema/zod.ts';

const { id, name, centre } = ringSchema.shape;

const args = z.object({ ring: id, centre, name });

/** Copies a ring with its modules, to another centre where one is given; a copy without a name is called by its id. */
export const duplicateRing: Command<z.infer<typeof args>> = {
  id: 'ring.duplicate',
  label: 'ring-panel.duplicate',
  args,
  run(level, { ring, centre: to, name: called }, context) {
    const original = level.findKind('ring', ring);
    if (!original) return refuse('records.no-such-record', { kind: 'ring', record: ring });
    const copy: Ring = withChanges(
      { ...original, id: context.newId('ring') },
      { centre: to, name: called ?? null },
    );
    const modules = [...level.derived(references).to(ring)].flatMap(
      (each) => level.findKind('module', each) ?? [],
    );
    const copies = inNaturalOrder(modules).map((module) => ({
      ...module,
      id: context.newId('module'),
      ring: copy.id,
    }));
    return { ok: true, edit: { put: [copy, ...copies] }, select: [copy.id] };
  },
};
