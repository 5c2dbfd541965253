import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';
import type { Vec2 } from '../math/vec2.ts';

/** A wall w1 of 5 m along x with a corner at its end, so that it stands free up to 4.9 m. */
const WALLS: readonly (readonly [Vec2, Vec2])[] = [
  [
    [0, 0],
    [5, 0],
  ],
  [
    [5, 0],
    [5, 4],
  ],
];

/** Someone with the tool whose pointer is on the left face of w1. */
function bench(tool = 'door'): ToolBench {
  const hand = new ToolBench(tool, ...WALLS);
  hand.under = ['w1'];
  hand.part = 'left';
  hand.height = 1.2;
  return hand;
}

const openings = (hand: ToolBench) => [...hand.store.ofKind('opening')];
const gaps = (hand: ToolBench) =>
  hand.driver.view.measures.filter(({ field }) => field === 'offset').map(({ value }) => value);

describe('hovering a wall', () => {
  it('shows the opening in the level, with the wall on both sides, and leaves no trace', () => {
    const hand = bench().move(1.02, -0.1);
    expect(openings(hand)).toMatchObject([{ type: 'door', wall: 'w1', width: 0.9, fitting: 'leaf' }]);
    expect(gaps(hand).map((gap) => gap.toFixed(2))).toEqual(['0.60', '3.40']);
    expect(hand.driver.view).toMatchObject({ isBusy: false, refusal: null });
    hand.driver.leave();
    expect(openings(hand)).toEqual([]);
    expect(hand.store.position).toBe(0);
  });

  it('is drawn as a box of its size in the wall', () => {
    const hand = bench('window').move(1.02, -0.1);
    expect(hand.driver.view.guides).toMatchObject([
      { type: 'opening', bottom: 0.9, top: 2.1, look: 'ghost' },
    ]);
  });

  it('says beside all walls what to do', () => {
    const hand = bench();
    hand.under = [];
    hand.move(2, 3);
    expect(hand.driver.view.hint.key).toBe('openings.hint.beside');
    hand.click(2, 3);
    expect(hand.driver.view.refusal?.code).toBe('openings.no-wall-here');
  });

  it('finds the wall by its foot where its surface is lowered', () => {
    const hand = bench();
    hand.under = [];
    expect(openings(hand.move(1, 0.05))).toHaveLength(1);
  });
});

describe('snapping along the wall', () => {
  it.each([
    ['its middle, between the free end and the corner', 2.5, 2.45],
    ['whole grid steps of wall at the nearer end', 1.33, 1.35],
    ['away from the corner it would reach into', 4.7, 4.45],
    ['up to the free end', 0.2, 0.45],
  ])('%s', (_, x, offset) => {
    expect(openings(bench().move(x, -0.1))[0]?.offset).toBeCloseTo(offset, 9);
  });

  it('is freed by Alt', () => {
    expect(openings(bench().hold('alt').move(1.337, -0.1))[0]?.offset).toBe(1.337);
  });

  it('goes between two others evenly, and as far from the end as another one', () => {
    const hand = bench('window').click(0.75, -0.1).click(4.1, -0.1);
    expect(openings(hand).map(({ offset }) => offset.toFixed(2))).toEqual(['0.80', '4.10']);
    hand.move(2.5, -0.1);
    expect(openings(hand)[2]?.offset).toBeCloseTo(2.45, 9);
  });
});

describe('placing', () => {
  it('is one step a click, and the tool stays', () => {
    const hand = bench().click(1, -0.1).click(3, -0.1);
    expect(openings(hand)).toHaveLength(2);
    expect(hand.store.position).toBe(2);
    expect(hand.host.hasLeft).toBe(false);
    hand.driver.key('escape');
    expect(hand.host.hasLeft).toBe(true);
  });

  it('is done although the pointer is on the hole that is being shown when the button goes up', () => {
    const hand = bench();
    hand.part = 'right';
    hand.move(1, 0.1).press(1, 0.1);
    hand.under = ['o1'];
    hand.part = 'hole';
    hand.release(1.02, 0);
    expect(openings(hand)).toMatchObject([{ opensTo: 'right', offset: 1.05 }]);
    expect(openings(hand)).toHaveLength(1);
    expect(hand.store.position).toBe(1);
  });

  it('lets a door open to the side that is looked at', () => {
    const hand = bench();
    hand.part = 'right';
    hand.click(1, 0.1);
    expect(openings(hand)[0]).toMatchObject({ opensTo: 'right' });
  });

  it('does nothing over an opening that is there, and says why', () => {
    const hand = bench().click(1, -0.1).click(1.1, -0.1);
    expect(openings(hand)).toHaveLength(1);
    expect(hand.driver.view.hint.key).toBe('openings.hint.taken');
  });

  it('is refused in red where there is no room', () => {
    const hand = bench();
    hand.host.openingStyles = { ...hand.host.openingStyles, door: { width: 6, height: 2, sill: 0 } };
    hand.move(2, -0.1);
    expect(hand.driver.view.refusal?.code).toBe('openings.too-wide');
    expect(hand.driver.view.guides).toMatchObject([{ type: 'opening', look: 'refused' }]);
    hand.click(2, -0.1);
    expect(openings(hand)).toEqual([]);
  });

  it('undo takes the last one back at once, although the next one is being shown', () => {
    const hand = bench().click(1, -0.1).move(3, -0.1);
    hand.store.undo();
    expect(openings(hand)).toEqual([]);
  });

  it('writes bare holes when that is the setting, and never a leaf in an arch', () => {
    const hand = bench('arch').click(1, -0.1);
    expect(openings(hand)[0]).toMatchObject({ type: 'arch', fitting: 'frame' });
    hand.host.openingStyles = { ...hand.host.openingStyles, fitting: 'none' };
    hand.click(3.5, -0.1);
    expect(openings(hand)[1]).not.toHaveProperty('fitting');
  });
});

describe('typing', () => {
  it('sets the distance on the nearer side, then width, height and sill by Tab', () => {
    const hand = bench('window').move(1, -0.1).type('0.35');
    hand.driver.key('tab');
    hand.type('1');
    hand.driver.key('tab');
    hand.type('1,4');
    hand.driver.key('tab');
    hand.type('0.8');
    hand.driver.key('enter');
    expect(openings(hand)).toMatchObject([{ offset: 0.85, width: 1, height: 1.4, sill: 0.8 }]);
    expect(hand.store.position).toBe(1);
  });

  it('a distance of nothing is flush with the corner', () => {
    const hand = bench().move(4, -0.1).type('0');
    hand.driver.key('enter');
    expect(openings(hand)[0]?.offset).toBeCloseTo(4.45, 9);
  });

  it('is given up with Esc, and then again leaves', () => {
    const hand = bench().move(1, -0.1).type('2');
    expect(hand.driver.view.isBusy).toBe(true);
    hand.driver.key('escape');
    expect(hand.driver.view.isBusy).toBe(false);
    expect(hand.host.hasLeft).toBe(false);
    expect(openings(hand)[0]?.offset).toBeCloseTo(1.05, 9);
  });
});
