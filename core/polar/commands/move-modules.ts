import type { Command } from '../../document/command.ts';
import { gridCell } from '../../document/schema/fields.ts';
import { moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { refit, requireModules } from '../refit.ts';

const { id, ring } = moduleSchema.shape;

const args = z.object({
  /** The new lowest cell of each; those that had no place get one by this. */
  moves: z.array(z.object({ module: id, cell: gridCell })),
  /** The ring that they move to; if not given, each stays on its own. */
  ring: ring.optional(),
});

/** Moves modules to other cells, all together. Refuses as module.place does; where they were is free for them. */
export const moveModules: Command<z.infer<typeof args>> = {
  id: 'module.move',
  label: 'polar.move-module',
  args,
  run(level, { moves, ring }) {
    const cells = new Map(moves.map(({ module, cell }) => [module, cell]));
    const modules = requireModules(level, [...cells.keys()]);
    if ('ok' in modules) return modules;
    return refit(
      level,
      modules.map((module) => ({
        ...module,
        ring: ring ?? module.ring,
        cell: cells.get(module.id) ?? module.cell,
      })),
    );
  },
};
