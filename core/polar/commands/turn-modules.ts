import type { Command } from '../../document/command.ts';
import { MODULE_DEFAULTS, moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { wrapStep } from '../polar-grid.ts';
import { refit, requireModules } from '../refit.ts';

const QUARTERS = 4;

const args = z.object({
  modules: z.array(moduleSchema.shape.id),
  /** How far, in quarters: 1 if not given; negative the other way. */
  quarterTurns: z.int().optional(),
  /** How all of them are turned then, 0 to 3 quarters, however they were turned before; instead of how far. */
  to: moduleSchema.shape.quarterTurns,
});

/** Turns modules on their lowest cell, counter-clockwise in (u, v). Refuses where the turned footprint does not fit. */
export const turnModules: Command<z.infer<typeof args>> = {
  id: 'module.turn',
  label: 'polar.turn-module',
  args,
  run(level, { modules: ids, quarterTurns: by = 1, to }) {
    const modules = requireModules(level, ids);
    if ('ok' in modules) return modules;
    return refit(
      level,
      modules.map((module) => {
        const { quarterTurns = MODULE_DEFAULTS.quarterTurns } = module;
        return { ...module, quarterTurns: to ?? wrapStep(quarterTurns + by, QUARTERS) };
      }),
    );
  },
};
