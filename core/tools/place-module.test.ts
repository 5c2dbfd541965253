import { describe, expect, it } from 'vitest';
import { moduleAtCell, RIM, RingBench } from '../../test/support/ring-bench.ts';

const bench = (
  ...records: ConstructorParameters<typeof RingBench> extends [string, ...infer R] ? R : never
) => new RingBench('place-module', ...records);

describe('placing modules with the mouse', () => {
  it('shows the module at the cell under the pointer, and a click places it as one step', () => {
    const hand = bench().moveCell(1, 5);
    expect(hand.cells).toEqual(['1,5']);
    expect(hand.cellsShown('ghost')).toEqual(['1,5']);
    expect(hand.store.position).toBe(0);
    hand.moveCell(0, 3);
    expect(hand.cells).toEqual(['0,3']);
    hand.clickCell(0, 3);
    expect(hand.store.position).toBe(1);
    hand.driver.leave();
    expect(hand.cells).toEqual(['0,3']);
    hand.store.undo();
    expect(hand.modules).toEqual([]);
  });

  it('says nothing of what was placed a moment ago, and refuses what was there before', () => {
    const hand = bench(moduleAtCell('old', [0, 0])).clickCell(0, 3);
    expect(hand.driver.view.refusal).toBeNull();
    hand.moveCell(0, 0);
    expect(hand.driver.view.refusal).toMatchObject({ code: 'polar.taken', records: ['old'] });
    expect(hand.cellsShown('refused')).toEqual(['0,0']);
    hand.clickCell(0, 0);
    expect(hand.driver.view.refusal).toMatchObject({ code: 'polar.taken' });
    expect(hand.store.position).toBe(1);
  });

  it('is refused outside the ring, with the cells', () => {
    const hand = bench().moveCell(3, 4);
    expect(hand.driver.view.refusal).toMatchObject({ code: 'polar.outside' });
    expect(hand.cellsShown('refused')).toEqual(['3,4']);
  });

  it('keeps a footprint within the ring that the pointer is in', () => {
    const hand = bench().choose({ asset: 'hall', quarterTurns: 1 }).moveCell(2, 4);
    expect(hand.driver.view.refusal).toBeNull();
    expect(hand.cellsShown('ghost')).toEqual(['1,4', '2,4']);
  });

  it('R and Shift+R turn, M mirrors, at once', () => {
    const hand = bench().choose({ asset: 'hall' }).moveCell(1, 6);
    hand.type('r');
    expect(hand.host.placing).toMatchObject({ quarterTurns: 1 });
    expect([...hand.store.ofKind('module')]).toMatchObject([{ quarterTurns: 1 }]);
    hand.type('RR');
    expect(hand.host.placing).toMatchObject({ quarterTurns: 3 });
    hand.type('m').clickCell(1, 6);
    expect([...hand.store.ofKind('module')]).toMatchObject([{ quarterTurns: 3, mirrored: true }]);
  });

  it('Esc stops a run, and then leaves', () => {
    const hand = bench().pressCell(0, 0).moveCell(0, 2);
    expect(hand.modules).toHaveLength(3);
    hand.driver.key('escape');
    hand.releaseCell(0, 2);
    expect(hand.store.position).toBe(0);
    expect(hand.host.hasLeft).toBe(false);
    hand.driver.key('escape');
    expect(hand.host.hasLeft).toBe(true);
    hand.driver.cancel();
    expect(hand.modules).toEqual([]);
  });
});

describe('a run', () => {
  it('goes over the seam, by the footprint, as one step', () => {
    const hand = bench().choose({ asset: 'hall' }).dragCells([0, 9], [0, 14]);
    expect(hand.store.position).toBe(1);
    expect(hand.cells).toEqual(['0,1', '0,11', '0,9']);
  });

  it('goes the other way round, and outwards too', () => {
    const hand = bench().dragCells([0, 1], [1, -1]);
    expect(hand.cells).toEqual(['0,0', '0,1', '0,11', '1,0', '1,1', '1,11']);
  });

  it('fills a whole turn and no more', () => {
    const hand = bench().dragCells([2, 0], [2, 14]);
    expect(hand.modules).toHaveLength(12);
    expect(hand.driver.view.refusal).toBeNull();
  });

  it('over something that stands there is refused as a whole, and says which cells', () => {
    const hand = bench(moduleAtCell('old', [0, 2]))
      .pressCell(0, 0)
      .moveCell(0, 2)
      .moveCell(0, 3);
    expect(hand.cellsShown('refused')).toEqual(['0,2']);
    hand.releaseCell(0, 3).driver.leave();
    expect(hand.modules).toEqual(['old: 0,2']);
    expect(hand.store.position).toBe(0);
  });
});

describe('symmetry', () => {
  it('shows and places all copies at once', () => {
    const hand = bench().choose({ symmetry: 3 }).moveCell(1, 10);
    expect(hand.cellsShown('ghost')).toEqual(['1,10', '1,2', '1,6']);
    hand.clickCell(1, 10);
    expect(hand.modules).toHaveLength(3);
    expect(hand.store.position).toBe(1);
  });

  it('counts its copies to the last one, in words', () => {
    const hand = bench().choose({ symmetry: 13 }).moveCell(1, 10);
    expect(hand.driver.view.refusal).toMatchObject({ code: 'polar.wrong-copies' });
  });
});

describe('taking a module with Alt', () => {
  it('places more like it from then on', () => {
    const hand = bench(moduleAtCell('old', [1, 1], { asset: 'hall', quarterTurns: 2, mirrored: true }));
    hand.hold('alt').moveCell(1, 2);
    expect(hand.cellsShown('marked')).toEqual(['1,1', '1,2']);
    hand.pressCell(1, 2).releaseCell(1, 2).hold();
    expect(hand.host.placing).toMatchObject({ asset: 'hall', quarterTurns: 2, mirrored: true });
    expect(hand.store.position).toBe(0);
  });

  it('by the eyedropper does the same, for what is seen under the pointer', () => {
    const hand = new RingBench('eyedropper', moduleAtCell('old', [1, 1], { asset: 'hall' }));
    hand.under = ['old'];
    hand.clickCell(0, 7);
    expect(hand.host.placing).toMatchObject({ asset: 'hall' });
  });
});

describe('before there is anything to place', () => {
  it('the hint says what to do', () => {
    const hand = bench().choose({ asset: null }).moveCell(0, 0);
    expect(hand.driver.view.hint).toEqual({ key: 'ring-tools.no-asset' });
    hand.clickCell(0, 0);
    expect(hand.driver.view.refusal).toEqual({ code: 'ring-tools.no-asset' });
    hand.choose({ ring: null }).moveCell(0, 1);
    expect(hand.driver.view.hint).toEqual({ key: 'ring-tools.no-ring' });
  });

  it('another ring of that height is placed on where the pointer is on it', () => {
    const hand = bench().moveCell(0, 7, RIM);
    expect(hand.modules).toEqual(['m1: rim 0,7']);
  });
});

describe('filling', () => {
  it('fills the free cells of a line, with Shift those of the ring', () => {
    const hand = new RingBench('fill-ring', moduleAtCell('old', [1, 1]))
      .choose({ asset: 'hall' })
      .moveCell(1, 5);
    expect(hand.modules).toHaveLength(6);
    hand.clickCell(1, 5);
    expect(hand.modules).toHaveLength(6);
    expect(hand.driver.view.refusal).toBeNull();
    hand.hold('shift').clickCell(0, 0);
    expect(hand.modules).toHaveLength(18);
    expect(hand.store.position).toBe(2);
    hand.clickCell(0, 0);
    expect(hand.driver.view.refusal).toMatchObject({ code: 'polar.nothing-free' });
  });
});

describe('filling more than can be shown', () => {
  it('shows the cells alone before the click', () => {
    const wide = { kind: 'ring', id: 'wide', steps: 1500, cellSize: 3, centre: [0, 9, 0] } as const;
    const hand = new RingBench('fill-ring', wide).choose({ ring: 'wide' }).moveCell(0, 7, wide);
    expect(hand.modules).toEqual([]);
    expect(hand.cellsShown('ghost')).toHaveLength(1000);
    hand.pressCell(0, 7, wide);
    expect(hand.modules).toHaveLength(1500);
    expect(hand.store.position).toBe(1);
  });
});

describe('erasing modules', () => {
  const four = [0, 1, 2, 3].map((step) => moduleAtCell(`m${step}`, [0, step]));

  it('takes those that a fast drag runs over, as one step', () => {
    const hand = new RingBench('erase-modules', ...four);
    hand.pressCell(0, 0).moveCell(0, 2);
    expect(hand.modules).toEqual(['m3: 0,3']);
    hand.releaseCell(0, 2);
    expect(hand.store.position).toBe(1);
    hand.store.undo();
    expect(hand.modules).toHaveLength(4);
  });

  it('takes the one that is clicked as it is seen, and leaves what is locked', () => {
    const hand = new RingBench('erase-modules', ...four);
    hand.host.locked.add('m1');
    hand.under = ['m3'];
    hand.clickCell(0, 7);
    hand.under = [];
    hand.clickCell(0, 1);
    expect(hand.modules).toEqual(['m0: 0,0', 'm1: 0,1', 'm2: 0,2']);
    hand.clickCell(2, 9);
    expect(hand.store.position).toBe(1);
  });

  it('takes the copies around the ring along while symmetry is on', () => {
    const hand = new RingBench('erase-modules', ...four, moduleAtCell('far', [0, 6])).choose({ symmetry: 2 });
    hand.moveCell(0, 0);
    expect(hand.cellsShown('erase')).toEqual(['0,0', '0,6']);
    hand.clickCell(0, 0);
    expect(hand.modules).toEqual(['m1: 0,1', 'm2: 0,2', 'm3: 0,3']);
  });

  it('puts everything back with Esc', () => {
    const hand = new RingBench('erase-modules', ...four).pressCell(0, 0);
    expect(hand.modules).toHaveLength(3);
    hand.driver.key('escape');
    expect(hand.modules).toHaveLength(4);
    expect(hand.host.hasLeft).toBe(false);
  });
});
