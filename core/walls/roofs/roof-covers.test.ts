import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { areaOf, box, factsOf, ring, SLAB } from '../../../test/support/roofed-plans.ts';
import { call } from '../../document/command.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { addRoof } from '../commands/add-roof.ts';
import { setRoofProperties } from '../commands/set-roof-properties.ts';
import { roofSurfaces } from './roof-surfaces.ts';

describe('a roof that covers some of the buildings of a storey', () => {
  const three = [...box('a', [0, 0], [4, 4]), ...box('b', [10, 0], [6, 4]), ...box('c', [20, 0], [8, 4])];

  it('lies over those that its points are in, whether in a room or in the outer half of a wall', () => {
    expect(areaOf(planStore(...three, { ...SLAB, covers: [[12, 2]] }))).toBeCloseTo(6.2 * 4.2, 4);
    expect(areaOf(planStore(...three, { ...SLAB, covers: [[9.95, 2]] }))).toBeCloseTo(6.2 * 4.2, 4);
    const two: Roof = {
      ...SLAB,
      covers: [
        [12, 2],
        [21, 1],
      ],
    };
    expect(areaOf(planStore(...three, two))).toBeCloseTo((6.2 + 8.2) * 4.2, 4);
    expect(areaOf(planStore(...three, SLAB))).toBeCloseTo((4.2 + 6.2 + 8.2) * 4.2, 4);
  });

  it('covers all rooms of a building, but for those that it leaves open, with what stands inside', () => {
    const divided = [
      ...three.filter(({ id }) => !id.startsWith('b')),
      ...ring('b', [
        [10, 0],
        [13, 0],
        [16, 0],
        [16, 4],
        [13, 4],
        [10, 4],
      ]),
      wallFrom('b', [13, 0], [13, 4]),
    ];
    expect(areaOf(planStore(...divided, { ...SLAB, covers: [[11, 2]] }))).toBeCloseTo(6.2 * 4.2, 4);
    const open: Roof = { ...SLAB, covers: [[11, 2]], open: [[14, 2]] };
    expect(areaOf(planStore(...divided, open))).toBeCloseTo(3.2 * 4.2, 4);
    const cabin = [...three, ...box('d', [22, 1], [2, 2])];
    expect(areaOf(planStore(...cabin, { ...SLAB, covers: [[21, 2]] }))).toBeCloseTo(8.2 * 4.2, 4);
    expect(areaOf(planStore(...cabin, { ...SLAB, covers: [[23, 2]] }))).toBeCloseTo(2.2 * 2.2, 4);
  });

  it('over nothing is nothing, until somebody builds there', () => {
    const store = planStore(...three, { ...SLAB, covers: [[34, 2]] });
    const feed = store.derived(roofSurfaces).follow();
    expect(feed.take()).toEqual(['roof']);
    expect(factsOf(store).triangles).toBe(0);
    store.run(edit({ put: box('d', [30, -10], [20, 20]) }));
    expect(feed.take()).toEqual(['roof']);
    expect(areaOf(store)).toBeCloseTo(20.2 ** 2, 3);
    store.undo();
    expect(feed.take()).toEqual(['roof']);
    expect(factsOf(store).triangles).toBe(0);
  });

  it('takes no notice of edits of other buildings', () => {
    const roofs: Roof[] = [
      { ...SLAB, id: 'r1', covers: [[1, 1]] },
      { ...SLAB, id: 'r2', covers: [[11, 1]] },
    ];
    const store = planStore(...three, ...roofs);
    const feed = store.derived(roofSurfaces).follow();
    feed.take();
    store.run(edit({ put: [wallFrom('b1', [10, 0], [16, 0], { thickness: 0.4 })] }));
    expect(feed.take()).toEqual(['r2']);
    store.run(edit({ put: [wallFrom('join', [4, 0], [10, 0])] }));
    expect(feed.take().toSorted()).toEqual(['r1', 'r2']);
  });

  it('is added beside other roofs, and only what has a roof is in the way', () => {
    const store = planStore(...three);
    const add = (covers?: readonly Vec2[]) =>
      store.run(call(addRoof, { storey: 'ground', type: 'gable', ...(covers && { covers: [...covers] }) }));
    expect(add([[1, 1]])).toMatchObject({ ok: true });
    expect(add([[11, 1]])).toMatchObject({ ok: true });
    expect(
      add([
        [2, 2],
        [21, 1],
      ]),
    ).toMatchObject({
      ok: false,
      reason: { code: 'building.roof-there', records: ['r1'] },
    });
    expect(add()).toMatchObject({ ok: false, reason: { records: ['r1', 'r2'] } });
    expect(add([[50, 50]])).toMatchObject({ ok: false, reason: { code: 'building.nothing-to-roof' } });
    const cover = (covers: Vec2[] | null) =>
      store.run(call(setRoofProperties, { roof: 'r1', changes: { covers } }));
    expect(
      cover([
        [1, 1],
        [11, 1],
      ]),
    ).toMatchObject({ ok: false, reason: { records: ['r2'] } });
    expect(cover(null)).toMatchObject({ ok: false });
    expect(
      cover([
        [1, 1],
        [21, 1],
      ]),
    ).toMatchObject({ ok: true });
  });
});
