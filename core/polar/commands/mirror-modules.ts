import type { Command } from '../../document/command.ts';
import { MODULE_DEFAULTS, moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { requireModules } from '../refit.ts';

const args = z.object({ modules: z.array(moduleSchema.shape.id) });

/** Mirrors modules in themselves, each across its own x before it is turned. They keep their cells. */
export const mirrorModules: Command<z.infer<typeof args>> = {
  id: 'module.mirror',
  label: 'polar.mirror-module',
  args,
  run(level, { modules: ids }) {
    const modules = requireModules(level, ids);
    if ('ok' in modules) return modules;
    const put = modules.map((module) => ({
      ...module,
      mirrored: !(module.mirrored ?? MODULE_DEFAULTS.mirrored),
    }));
    return { ok: true, edit: { put }, select: put.map(({ id }) => id) };
  },
};
