import { describe, expect, it } from 'vitest';
import { edit } from '../../test/support/edit-records.ts';
import { doorIn } from '../../test/support/plan-store.ts';
import { ToolBench } from '../../test/support/tool-bench.ts';
import type { Opening } from '../document/schema/opening.ts';

const WINDOW: Opening = { ...doorIn('w1', 'o', 2, 1), type: 'window', height: 1.2, sill: 0.9 };

/** The opening is in w1, which runs 5 m along x to a corner; the pointer is on its hole, 1.5 m over the floor. */
function bench(opening: Opening = WINDOW): ToolBench {
  const hand = new ToolBench(
    'select',
    [
      [0, 0],
      [5, 0],
    ],
    [
      [5, 0],
      [5, 4],
    ],
  );
  hand.store.run(edit({ put: [opening] }));
  hand.part = 'hole';
  hand.height = 1.5;
  hand.under = ['o'];
  return hand;
}

/** The pointer is on a face of that wall now. */
function onWall(hand: ToolBench, wall: string): ToolBench {
  hand.under = [wall];
  hand.part = 'left';
  return hand;
}

const now = (hand: ToolBench) => hand.store.findKind('opening', 'o');

describe('dragging an opening', () => {
  it('slides it along its wall by whole grid steps from the corner, live, as one step, and selects it', () => {
    const hand = bench().press(2.1, 0);
    onWall(hand, 'w1').move(2.5, 0).move(3.12, 0);
    expect(now(hand)).toMatchObject({ wall: 'w1', offset: 3 });
    expect(hand.driver.view.measures.map(({ value }) => value.toFixed(2))).toEqual(['2.50', '1.40']);
    expect([...hand.host.selection]).toEqual(['o']);
    hand.release(3.12, 0);
    expect(hand.store.position).toBe(2);
    hand.store.undo();
    expect(now(hand)).toEqual(WINDOW);
  });

  it('stops at the corner, and at another opening', () => {
    const hand = bench();
    hand.store.run(edit({ put: [doorIn('w1', 'other', 0.6, 1)] }));
    hand.press(2, 0);
    onWall(hand, 'w1').move(4.6, 0);
    expect(now(hand)?.offset).toBeCloseTo(4.4, 9);
    hand.move(1.5, 0);
    expect(now(hand)?.offset).toBeCloseTo(1.6, 9);
  });

  it('takes it to another wall, where the pointer has its middle', () => {
    const hand = bench().press(2.2, 0);
    onWall(hand, 'w2').move(5, 1.5).release(5, 1.5);
    expect(now(hand)).toMatchObject({ wall: 'w2', offset: 1.5, sill: 0.9 });
  });

  it('keeps a window at its sill unless it is taken up or down on purpose', () => {
    const hand = bench().press(2, 0);
    hand.height = 1.55;
    onWall(hand, 'w1').move(3, 0);
    expect(now(hand)?.sill).toBe(0.9);
    hand.height = 1.8;
    hand.move(3, 0);
    expect(now(hand)?.sill).toBeCloseTo(1.2, 9);
  });

  it('is put back by Esc, and refused in red where there is no room', () => {
    const hand = bench().press(2, 0);
    onWall(hand, 'w2').move(5, 2);
    hand.driver.key('escape');
    expect(now(hand)).toEqual(WINDOW);
    const wide = bench({ ...WINDOW, width: 4.5, offset: 2.4 }).press(2, 0);
    onWall(wide, 'w2').move(5, 2);
    expect(wide.driver.view.refusal?.code).toBe('openings.too-wide');
    expect(wide.driver.view.guides[0]).toMatchObject({ type: 'opening', look: 'refused' });
    wide.release(5, 2);
    expect(now(wide)).toMatchObject({ wall: 'w1', offset: 2.4 });
  });

  it('leaves one alone that is locked', () => {
    const hand = bench();
    hand.host.locked.add('o');
    hand.drag([2, 0], [3, 0]);
    expect(now(hand)).toEqual(WINDOW);
  });
});

describe('the handles of a selected opening', () => {
  const selected = (opening?: Opening): ToolBench => {
    const hand = bench(opening);
    hand.host.select(['o']);
    return hand;
  };

  it('are shown on its edges while the pointer is on its wall', () => {
    const handles = selected().move(2, 0).driver.view.guides;
    expect(handles).toMatchObject([
      { at: [1.5, 0], above: 1.5 },
      { at: [2.5, 0], above: 1.5 },
      { at: [2, 0], above: 2.1 },
      { at: [2, 0], above: 0.9 },
    ]);
    expect(selected(doorIn('w1', 'o', 2)).move(2, 0).driver.view.guides).toHaveLength(3);
  });

  it('widen it to one side, by grid steps, up to what is there', () => {
    const hand = selected().press(2.5, 0);
    onWall(hand, 'w1').move(2.93, 0);
    expect(now(hand)).toMatchObject({ width: 1.4, offset: 2.2 });
    hand.move(9, 0);
    expect(now(hand)).toMatchObject({ width: 3.4, offset: 3.2 });
    hand.release(9, 0);
    expect(hand.store.position).toBe(2);
  });

  it('never make it less than an opening', () => {
    const hand = selected().press(1.5, 0);
    onWall(hand, 'w1').move(4, 0);
    expect(now(hand)).toMatchObject({ width: 0.1, offset: 2.45 });
  });

  it('raise its top and its sill, and leave the other where it is', () => {
    const hand = selected();
    hand.height = 2.1;
    hand.press(2, 0);
    hand.height = 2.41;
    onWall(hand, 'w1').move(2.1, 0).release(2.1, 0);
    expect(now(hand)).toMatchObject({ sill: 0.9, height: 1.5 });
    hand.height = 0.9;
    hand.press(2, 0);
    hand.height = 0.52;
    hand.move(2.1, 0).release(2.1, 0);
    expect(now(hand)).toMatchObject({ sill: 0.5, height: 1.9 });
  });
});
