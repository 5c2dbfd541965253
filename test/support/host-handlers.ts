import type { RequestName } from '../../core/ipc/contract.ts';
import type { Handlers } from '../../core/ipc/dispatch.ts';

/** Handlers that all fail, for tests that give the few that matter to them. */
export function buildHandlers(own: Partial<Handlers>): Handlers {
  const refuse = (name: RequestName) => () => {
    throw new Error(`The test did not expect ${name}.`);
  };
  return {
    'app.describe': refuse('app.describe'),
    'project.list': refuse('project.list'),
    'project.choose': refuse('project.choose'),
    'level.open': refuse('level.open'),
    'level.check': refuse('level.check'),
    'level.save': refuse('level.save'),
    'level.saveAs': refuse('level.saveAs'),
    'export.save': refuse('export.save'),
    'image.read': refuse('image.read'),
    'image.add': refuse('image.add'),
    'image.list': refuse('image.list'),
    'image.provide': refuse('image.provide'),
    'module.read': refuse('module.read'),
    'module.add': refuse('module.add'),
    'module.stop': refuse('module.stop'),
    'module.list': refuse('module.list'),
    'settings.read': refuse('settings.read'),
    'settings.write': refuse('settings.write'),
    'window.state': refuse('window.state'),
    'window.close': refuse('window.close'),
    ...own,
  };
}
