import { describe, expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import { allCommands } from '../commands/all-commands.ts';
import { defenceExposure, unreachedBlanks } from './defence-exposure.ts';
import { exposureColor } from './exposure-colors.ts';

const PATH = { kind: 'defence', id: 'd', seed: 7, length: 20, maxTilesBeforeCorner: 4, border: 2 } as const;

describe('what towers reach', () => {
  it('follows them as they come, move and go, and tells as many blanks out of reach as it lists', () => {
    const store = planStore(PATH);
    const run = (id: string, args: object) => store.run(allCommands.call(id, args));
    const model = store.derived(defenceExposure);
    const agree = () =>
      expect(unreachedBlanks(store, 'd')).toHaveLength(model.find('d')?.blanksOutOfReach ?? -1);
    expect(model.find('d')?.towers).toEqual([]);
    agree();
    const placed = run('tower.place', { defence: 'd', cells: [[0, 1]], range: 2.3 });
    expect(model.find('d')?.towers[0]?.pathInRange).toBeGreaterThan(1);
    agree();
    const [tower = ''] = placed.ok ? placed.select : [];
    run('tower.change', { towers: [tower], changes: { range: 0.2 } });
    expect(model.find('d')?.towers[0]?.pathInRange).toBe(0);
    agree();
    store.undo();
    store.undo();
    expect(model.find('d')?.towers).toEqual([]);
    expect(model.find('nobody')).toBeUndefined();
  });

  it('is coloured the brighter the more it is', () => {
    const bright = [0, 0.25, 0.5, 0.75, 1].map((part) =>
      exposureColor(part).reduce((sum, value) => sum + value, 0),
    );
    expect(bright).toEqual([...bright].sort((a, b) => a - b));
    expect(exposureColor(2)).toEqual(exposureColor(1));
  });
});
