import { describe, expect, it } from 'vitest';
import { moduleAtCell, RIM, RingBench } from '../../test/support/ring-bench.ts';
import { copyModuleRecords } from '../polar/clipboard/module-clip.ts';

function bench() {
  const hand = new RingBench(
    'select',
    moduleAtCell('a', [0, 0]),
    moduleAtCell('b', [1, 11]),
    moduleAtCell('c', [0, 5]),
  );
  hand.under = ['a'];
  return hand;
}

describe('dragging modules', () => {
  it('moves the one that is grabbed by cells, live, as one step', () => {
    const hand = bench().pressCell(0, 0).moveCell(1, 2);
    expect(hand.modules).toEqual(['a: 1,2', 'b: 1,11', 'c: 0,5']);
    expect([...hand.host.selection]).toEqual(['a']);
    hand.moveCell(2, -1).releaseCell(2, -1);
    expect(hand.modules).toEqual(['a: 2,11', 'b: 1,11', 'c: 0,5']);
    expect(hand.store.position).toBe(1);
  });

  it('moves all that are selected, over the seam', () => {
    const hand = bench();
    hand.host.selection = new Set(['a', 'b']);
    hand.dragCells([0, 0], [0, 3]);
    expect(hand.modules).toEqual(['a: 0,3', 'b: 1,2', 'c: 0,5']);
  });

  it('leaves locked ones where they are, and everything with Esc', () => {
    const hand = bench();
    hand.host.selection = new Set(['a', 'b']);
    hand.host.locked.add('b');
    hand.pressCell(0, 0).moveCell(0, 3);
    expect(hand.modules).toEqual(['a: 0,3', 'b: 1,11', 'c: 0,5']);
    hand.driver.key('escape');
    hand.releaseCell(0, 3);
    expect(hand.modules).toEqual(['a: 0,0', 'b: 1,11', 'c: 0,5']);
    expect(hand.store.position).toBe(0);
  });

  it('is refused where something stands, with the cells', () => {
    const hand = bench().pressCell(0, 0).moveCell(0, 5);
    expect(hand.driver.view.refusal).toMatchObject({ code: 'polar.taken', records: ['c'] });
    expect(hand.cellsShown('refused')).toEqual(['0,5']);
    hand.releaseCell(0, 5);
    expect(hand.modules).toEqual(['a: 0,0', 'b: 1,11', 'c: 0,5']);
  });

  it('copies with Alt', () => {
    const hand = bench().pressCell(0, 0).hold('alt').moveCell(0, 3).releaseCell(0, 3);
    expect(hand.modules).toEqual(['a: 0,0', 'b: 1,11', 'c: 0,5', 'm1: 0,3']);
    expect([...hand.host.selection]).toEqual(['m1']);
  });

  it('takes them to another ring under the pointer', () => {
    const hand = bench();
    hand.host.selection = new Set(['a', 'c']);
    hand.pressCell(0, 0).moveCell(1, 2).moveCell(1, 18, RIM).releaseCell(1, 18, RIM);
    expect(hand.modules).toEqual(['a: rim 1,18', 'b: 1,11', 'c: rim 1,3']);
  });

  it('a click selects and changes nothing', () => {
    const hand = bench().pressCell(0, 0).releaseCell(0, 0);
    expect([...hand.host.selection]).toEqual(['a']);
    hand.under = ['b'];
    hand.hold('shift').pressCell(1, 11).releaseCell(1, 11);
    expect([...hand.host.selection]).toEqual(['a', 'b']);
    expect(hand.store.position).toBe(0);
  });
});

describe('deleting with the key', () => {
  it('leaves rings and assets to the editor, which asks first', () => {
    const hand = bench();
    hand.host.selection = new Set(['deck']);
    expect(hand.driver.key('delete')).toBe(false);
    hand.host.selection = new Set(['a']);
    expect(hand.driver.key('delete')).toBe(true);
    expect(hand.modules).toHaveLength(2);
  });
});

describe('pasting modules', () => {
  function holding() {
    const hand = bench();
    hand.host.heldModules = copyModuleRecords(hand.store, ['a', 'b']);
    hand.driver.activate('paste-modules');
    return hand;
  }

  it('puts them down with a click, and again with Shift', () => {
    const hand = holding();
    hand.under = [];
    hand.hold('shift').clickCell(1, 8);
    expect(hand.host.hasLeft).toBe(false);
    hand.hold().clickCell(1, 3);
    expect(hand.modules).toHaveLength(7);
    expect(hand.host.hasLeft).toBe(true);
    expect(hand.store.position).toBe(2);
  });

  it('M mirrors them while they hang at the pointer', () => {
    const hand = holding().moveCell(1, 8).type('m');
    expect(hand.host.heldModules?.modules.map(({ cell, mirrored }) => [String(cell), mirrored])).toEqual([
      ['0,0', true],
      ['1,1', true],
    ]);
    hand.driver.key('escape');
    expect(hand.host.hasLeft).toBe(true);
  });
});
