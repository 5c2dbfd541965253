import { type Command, refuse } from '../../document/command.ts';
import { MODULE_DEFAULTS, type Module, moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { findFreeCells } from '../find-free-cells.ts';
import { extentOf } from '../footprint.ts';
import { requireModules } from '../refit.ts';

const args = z.object({ modules: z.array(moduleSchema.shape.id) });

/** Gives modules without a place the first free cells of their rings; others stay. Refuses where one finds none. */
export const giveModulesPlaces: Command<z.infer<typeof args>> = {
  id: 'module.give-places',
  label: 'ring-panel.find-place',
  args,
  run(level, { modules: ids }) {
    const modules = requireModules(level, ids);
    if ('ok' in modules) return modules;
    const homeless = modules.filter(({ cell }) => cell === null);
    const put: Module[] = [];
    for (const [ring, ofRing] of groupByRing(homeless)) {
      const record = level.findKind('ring', ring);
      if (!record) return refuse('records.no-such-record', { kind: 'ring', record: ring });
      const extents = ofRing.map(({ asset, quarterTurns = MODULE_DEFAULTS.quarterTurns }) =>
        extentOf(level, asset, quarterTurns),
      );
      const cells = findFreeCells(level, record, extents);
      if (!cells) return refuse('ring-panel.no-free-place', {}, [ring]);
      put.push(...ofRing.map((module, index) => ({ ...module, cell: cells[index] ?? null })));
    }
    return { ok: true, edit: { put }, select: ids };
  },
};

function groupByRing(modules: readonly Module[]): ReadonlyMap<string, readonly Module[]> {
  const groups = new Map<string, Module[]>();
  for (const module of modules) groups.set(module.ring, [...(groups.get(module.ring) ?? []), module]);
  return groups;
}
