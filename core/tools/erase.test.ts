import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';

const bench = (): ToolBench =>
  new ToolBench(
    'erase',
    [
      [0, 0],
      [4, 0],
    ],
    [
      [4, 0],
      [4, 3],
    ],
  );

describe('erasing', () => {
  it('takes the stretch of wall that the drag runs along', () => {
    const hand = bench().drag([1, 0], [3, 0]);
    expect(hand.plan).toEqual(['0,0 – 1,0', '3,0 – 4,0', '4,0 – 4,3']);
    expect(hand.store.position).toBe(1);
  });

  it('takes the wall that is clicked', () => {
    const hand = bench();
    hand.under = ['w2'];
    hand.click(4, 1);
    expect(hand.plan).toEqual(['0,0 – 4,0']);
    hand.store.undo();
    expect(hand.plan).toHaveLength(2);
  });

  it('takes nothing where there is nothing', () => {
    const hand = bench().click(9, 9).drag([8, 8], [9, 9]);
    expect(hand.store.position).toBe(0);
    expect(hand.store.inGesture).toBe(false);
  });

  it('puts everything back when it is cancelled', () => {
    const hand = bench().press(0, 0).move(4, 0);
    expect(hand.plan).toHaveLength(1);
    hand.driver.cancel();
    expect(hand.plan).toHaveLength(2);
    expect(hand.store.position).toBe(0);
  });
});

describe('erasing over what is locked or hidden', () => {
  it('leaves it as it is', () => {
    const hand = bench();
    hand.host.locked.add('w1');
    hand.drag([1, 0], [3, 0]);
    expect(hand.plan).toEqual(['0,0 – 4,0', '4,0 – 4,3']);
    hand.host.hidden.add('w2');
    hand.drag([4, 1], [4, 2]);
    expect(hand.plan).toHaveLength(2);
  });
});
