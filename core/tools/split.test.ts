import { describe, expect, it } from 'vitest';
import { doorIn } from '../../test/support/plan-store.ts';
import { ToolBench } from '../../test/support/tool-bench.ts';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';

function bench(): ToolBench {
  const hand = new ToolBench('split', [
    [0, 0],
    [4, 0],
  ]);
  hand.under = ['w1'];
  return hand;
}

describe('splitting', () => {
  it('splits a wall where it is clicked, on a step of the grid', () => {
    const hand = bench().click(1.02, 0.05);
    expect(hand.plan).toEqual(['0,0 – 1,0', '1,0 – 4,0']);
    expect(hand.store.position).toBe(1);
  });

  it('splits it in its middle when the pointer is near', () => {
    expect(bench().click(1.97, 0.03).plan).toEqual(['0,0 – 2,0', '2,0 – 4,0']);
  });

  it('shows where, with the lengths of both parts, and changes nothing', () => {
    const hand = bench().move(1, 0.05);
    expect(hand.driver.view.measures.map(({ value }) => value)).toEqual([1, 3]);
    expect(hand.driver.view.guides).toContainEqual(
      expect.objectContaining({ type: 'line', look: 'ghost', from: [1, -0.4], to: [1, 0.4] }),
    );
    expect(hand.plan).toHaveLength(1);
  });

  it('is red over an opening, says why, and splits nothing there', () => {
    const hand = bench();
    const records = [...hand.store.all(), doorIn('w1', 'd1', 1)];
    hand.host.store = new DocumentStore({ header: hand.store.header, records }, countedIds());
    hand.move(1, 0);
    expect(hand.driver.view.refusal?.code).toBe('walls.opening-in-the-way');
    expect(hand.driver.view.guides[0]).toMatchObject({ look: 'refused' });
    expect(hand.click(1, 0).plan).toHaveLength(1);
  });

  it('says so where there is no wall, and leaves locked ones whole', () => {
    const hand = bench();
    hand.host.locked.add('w1');
    hand.press(1, 0);
    expect(hand.driver.view.refusal).toEqual({ code: 'paint.no-wall-here' });
    expect(hand.release(1, 0).plan).toHaveLength(1);
  });

  it('gives up a press with Esc', () => {
    const hand = bench().press(1, 0);
    hand.driver.key('escape');
    expect(hand.release(1, 0).plan).toHaveLength(1);
  });
});
