import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';
import { call } from '../document/command.ts';
import { addMaterial } from '../document/commands/add-material.ts';
import { paintSurface } from '../walls/commands/paint-surface.ts';

/** Two walls of a corner, the material m1 at hand, and the pointer on the left side of w1. */
function bench(): ToolBench {
  const hand = new ToolBench(
    'paint',
    [
      [0, 0],
      [4, 0],
    ],
    [
      [4, 0],
      [4, 3],
    ],
  );
  hand.store.run(call(addMaterial, { name: 'Red' }));
  hand.host.paint = { material: 'm1', scope: 'face' };
  hand.under = ['w1'];
  hand.part = 'left';
  return hand;
}

const paintOf = (hand: ToolBench, id: string) => {
  const { left, right, trim } = hand.store.findKind('wall', id) ?? {};
  return { left, right, trim };
};

const PLAIN = { left: undefined, right: undefined, trim: undefined };

describe('painting', () => {
  it('paints the side that is clicked, as one step', () => {
    const hand = bench().click(2, 0);
    expect(paintOf(hand, 'w1')).toEqual({ ...PLAIN, left: 'm1' });
    expect(hand.store.position).toBe(2);
    hand.store.undo();
    expect(paintOf(hand, 'w1')).toEqual(PLAIN);
  });

  it('shows under the hovering pointer what a click would paint, and takes it along when the pointer leaves', () => {
    const hand = bench().move(2, 0);
    expect(paintOf(hand, 'w1').left).toBe('m1');
    expect(hand.store.position).toBe(1);
    hand.driver.leave();
    expect(paintOf(hand, 'w1')).toEqual(PLAIN);
  });

  it('lets undo pass while it only hovers', () => {
    const hand = bench().click(2, 0);
    hand.part = 'right';
    hand.move(2, 0.1);
    hand.store.undo();
    expect(paintOf(hand, 'w1')).toEqual(PLAIN);
    expect(hand.store.position).toBe(1);
  });

  it('paints everything that a drag goes over, as one step', () => {
    const hand = bench().press(2, 0).move(3, 0);
    hand.under = ['w2'];
    hand.move(4, 1).release(4, 2);
    expect([paintOf(hand, 'w1').left, paintOf(hand, 'w2').left]).toEqual(['m1', 'm1']);
    expect(hand.store.position).toBe(2);
  });

  it('leaves everything as it was when Esc ends the drag', () => {
    const hand = bench().press(2, 0).move(3, 0);
    hand.driver.key('escape');
    expect(paintOf(hand, 'w1')).toEqual(PLAIN);
    expect(hand.store.position).toBe(1);
  });

  it('paints the whole wall with Ctrl', () => {
    const hand = bench().hold('ctrl').click(2, 0);
    expect(paintOf(hand, 'w1')).toEqual({ left: 'm1', right: 'm1', trim: undefined });
  });

  it('paints with Alt all that looks like it', () => {
    const hand = bench();
    hand.store.run(call(addMaterial, { name: 'Blue' }));
    hand.store.run(call(paintSurface, { material: 'm2', faces: [{ id: 'w2', part: 'right' }] }));
    hand.hold('alt').click(2, 0);
    expect(paintOf(hand, 'w1')).toEqual({ left: 'm1', right: 'm1', trim: undefined });
    expect(paintOf(hand, 'w2')).toEqual({ left: 'm1', right: 'm2', trim: undefined });
  });

  it('does by itself what the chosen scope says', () => {
    const hand = bench();
    hand.host.paint = { material: 'm1', scope: 'whole' };
    hand.click(2, 0);
    expect(paintOf(hand, 'w1').right).toBe('m1');
  });

  it('says so where there is nothing to paint, and passes over what is locked', () => {
    const hand = bench();
    hand.host.locked.add('w1');
    hand.press(2, 0);
    expect(hand.driver.view.refusal).toEqual({ code: 'paint.nothing-here' });
    expect(hand.driver.view.isBusy).toBe(false);
    expect(paintOf(hand, 'w1')).toEqual(PLAIN);
  });

  it('goes back to selecting with Esc', () => {
    const hand = bench();
    hand.driver.key('escape');
    expect(hand.host.hasLeft).toBe(true);
  });
});

describe('the eyedropper', () => {
  it('picks up the material of the face and the style of the wall', () => {
    const hand = bench().click(2, 0);
    hand.driver.activate('eyedropper');
    hand.click(2, 0);
    expect(hand.host.picked).toEqual({ material: 'm1', wallStyle: { thickness: 0.2, left: 'm1' } });
    expect(hand.store.position).toBe(2);
  });

  it('says so where there is nothing to pick up', () => {
    const hand = bench();
    hand.driver.activate('eyedropper');
    hand.under = [];
    hand.press(2, 9);
    expect(hand.host.picked).toBeNull();
    expect(hand.driver.view.refusal).toEqual({ code: 'paint.nothing-to-pick' });
  });
});

describe('painting rooms', () => {
  /** A room of 4 × 3 m whose walls w1 to w4 have their left sides outside. */
  function room(): ToolBench {
    const hand = new ToolBench(
      'paint',
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4, 0],
        [4, 3],
      ],
      [
        [4, 3],
        [0, 3],
      ],
      [
        [0, 3],
        [0, 0],
      ],
    );
    hand.store.run(call(addMaterial, { name: 'Red' }));
    hand.host.paint = { material: 'm1', scope: 'face' };
    return hand;
  }

  it('paints with Shift all sides of walls that face the room, and none outside', () => {
    const hand = room();
    hand.under = ['w1'];
    hand.part = 'right';
    hand.hold('shift').click(2, 0.1);
    for (const id of ['w1', 'w2', 'w3', 'w4']) expect(paintOf(hand, id)).toEqual({ ...PLAIN, right: 'm1' });
    expect(hand.store.position).toBe(2);
  });

  it('says that there is no room outside', () => {
    const hand = room();
    hand.under = ['w1'];
    hand.part = 'left';
    hand.hold('shift').move(2, -0.1);
    expect(hand.driver.view.refusal).toEqual({ code: 'paint.no-room' });
  });

  it('paints the floor of a room that nobody named, and keeps that on a record', () => {
    const hand = room();
    hand.under = ['w1.right'];
    hand.part = 'floor';
    hand.click(2, 1).click(2, 1);
    const [record, ...others] = [...hand.store.ofKind('room')];
    expect(others).toEqual([]);
    expect(record).toMatchObject({ storey: 'ground', floor: 'm1' });
    hand.under = [record?.id ?? ''];
    hand.part = 'ceiling';
    hand.click(2, 1);
    expect([...hand.store.ofKind('room')]).toEqual([{ ...record, ceiling: 'm1' }]);
    while (hand.store.undo());
    expect(hand.store.countOf('room')).toBe(0);
  });

  it('makes no record for a floor that stays as it is', () => {
    const hand = room();
    hand.host.paint = { material: null, scope: 'whole' };
    hand.under = ['w1.right'];
    hand.part = 'floor';
    hand.click(2, 1);
    expect(hand.store.countOf('room')).toBe(0);
  });
});
