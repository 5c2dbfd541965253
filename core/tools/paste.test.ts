import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';
import { copyRecords } from '../walls/clipboard/copy-records.ts';

/** A wall of four metres at hand, copied and held by its left end. */
function bench(): ToolBench {
  const hand = new ToolBench('paste', [
    [0, 0],
    [4, 0],
  ]);
  const clip = copyRecords(hand.store, ['w1'], 'ground');
  if (!clip) throw new Error('nothing was copied');
  hand.host.held = { clip, turn: 0, isMirrored: false, joint: 0 };
  return hand;
}

const ghost = (hand: ToolBench) => {
  const [guide] = hand.driver.view.guides;
  return guide?.type === 'wall' ? `${guide.from} – ${guide.to} ${guide.look}` : null;
};

describe('pasting with the pointer', () => {
  it('shows a ghost at the pointer, and puts it down with a click', () => {
    const hand = bench().move(1.02, 5.03);
    expect(ghost(hand)).toBe('1,5 – 5,5 ghost');
    expect(hand.plan).toHaveLength(1);
    hand.click(1.02, 5.03);
    expect(hand.plan).toEqual(['0,0 – 4,0', '1,5 – 5,5']);
    expect(hand.host.hasLeft).toBe(true);
    expect([...hand.host.selection]).toHaveLength(1);
    hand.store.undo();
    expect(hand.plan).toHaveLength(1);
  });

  it('goes on with Shift', () => {
    const hand = bench().hold('shift').click(0, 5).click(0, 6);
    expect(hand.host.hasLeft).toBe(false);
    expect(hand.plan).toHaveLength(3);
  });

  it('snaps by the joint that is held, which Tab changes', () => {
    const hand = bench().move(4.05, 0.04);
    expect(ghost(hand)).toBe('4,0 – 8,0 ghost');
    expect(hand.driver.key('tab')).toBe(true);
    expect(ghost(hand)).toBe('0,0 – 4,0 ghost');
  });

  it('turns and mirrors with keys that mean other things elsewhere', () => {
    const hand = bench().move(0, 5);
    expect(hand.driver.type('R')).toBe(true);
    expect(ghost(hand)).toBe('0,5 – 0,1 ghost');
    hand.driver.type('r');
    hand.driver.type('m');
    expect(ghost(hand)).toBe('0,5 – -4,5 ghost');
    hand.driver.type('.');
    expect(hand.host.held?.turn).toBeCloseTo(-Math.PI / 12, 12);
    hand.driver.activate('wall');
    expect(hand.driver.type('r')).toBe(false);
  });

  it('is red where it cannot be, and stays in the hand', () => {
    const hand = bench();
    hand.host.snap = { ...hand.host.snap, gridStep: 0 };
    hand.move(99_999, 0);
    expect(hand.driver.view.refusal).toEqual({ code: 'walls.too-far' });
    hand.click(99_999, 0);
    expect(hand.plan).toHaveLength(1);
    expect(hand.host.hasLeft).toBe(false);
  });

  it('is given up with Esc', () => {
    const hand = bench().press(0, 5);
    hand.driver.key('escape');
    hand.release(0, 5);
    expect(hand.plan).toHaveLength(1);
    hand.driver.key('escape');
    expect(hand.host.hasLeft).toBe(true);
  });
});
