import { type Command, refuse } from '../../document/command.ts';
import type { Module } from '../../document/schema/module.ts';
import { moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { putNew } from '../put-new.ts';
import { requireModules } from '../refit.ts';

const { id, ring } = moduleSchema.shape;

const args = z.object({
  modules: z.array(id),
  /** How far the copies stand from them, in cells outwards and along the ring. */
  by: z.tuple([z.int(), z.int()]).readonly(),
  /** The ring that the copies stand on; if not given, each on that of its original. */
  ring: ring.optional(),
});

/** Copies modules to cells beside theirs. Refuses as module.place does, and modules without a place. */
export const copyModules: Command<z.infer<typeof args>> = {
  id: 'module.copy',
  label: 'polar.copy-module',
  args,
  run(level, { modules: ids, by, ring }, context) {
    const modules = requireModules(level, ids);
    if ('ok' in modules) return modules;
    const copies: Module[] = [];
    for (const { id: original, cell, ...module } of modules) {
      if (!cell) return refuse('polar.no-place', { module: original }, [original]);
      copies.push({
        ...module,
        id: context.newId('module'),
        ring: ring ?? module.ring,
        cell: [cell[0] + by[0], cell[1] + by[1]],
      });
    }
    return putNew(level, copies);
  },
};
