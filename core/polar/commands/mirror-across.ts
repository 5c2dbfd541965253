import { type Command, refuse } from '../../document/command.ts';
import { MODULE_DEFAULTS, type Module, moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { extentOf } from '../footprint.ts';
import { isCellAxis, mirroredModule } from '../mirrored-module.ts';
import { putNew } from '../put-new.ts';
import { refit, requireModules } from '../refit.ts';

const args = z.object({
  modules: z.array(moduleSchema.shape.id),
  /** The angle of the axis through the centre, in steps of the ring: whole, or in the middle of a step. */
  axis: z.number(),
  /** The modules stay, and copies of them are mirrored. */
  copy: z.boolean().optional(),
});

/**
 * Mirrors modules of one ring across an axis through its centre (see mirroredModule). Refuses modules of several rings,
 * those without a place, other axes, and what does not fit: a copy not where its original stands either.
 */
export const mirrorAcross: Command<z.infer<typeof args>> = {
  id: 'module.mirror-across',
  label: 'polar.mirror-across',
  args,
  run(level, { modules: ids, axis, copy = false }, context) {
    const modules = requireModules(level, ids);
    if ('ok' in modules) return modules;
    if (!isCellAxis(axis)) return refuse('polar.wrong-axis', { axis });
    if (new Set(modules.map(({ ring }) => ring)).size > 1) return refuse('polar.several-rings');
    const mirrored: Module[] = [];
    for (const { cell, ...module } of modules) {
      if (!cell) return refuse('polar.no-place', { module: module.id }, [module.id]);
      const { asset, quarterTurns = MODULE_DEFAULTS.quarterTurns } = module;
      const [along] = extentOf(level, asset, quarterTurns);
      mirrored.push(mirroredModule({ ...module, cell }, axis, along));
    }
    if (!copy) return refit(level, mirrored);
    return putNew(
      level,
      mirrored.map((module) => ({ ...module, id: context.newId('module') })),
    );
  },
};
