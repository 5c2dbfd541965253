import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';
import type { Vec2 } from '../math/vec2.ts';

const CORNER: readonly (readonly [Vec2, Vec2])[] = [
  [
    [0, 0],
    [4, 0],
  ],
  [
    [4, 0],
    [4, 3],
  ],
];

/** Two walls, w1 along x and w2 down from its end, with the pointer over `under`. */
function bench(...under: readonly string[]): ToolBench {
  const hand = new ToolBench('select', ...CORNER);
  hand.under = under;
  return hand;
}

describe('clicking', () => {
  it('selects what is nearest, and nothing when there is nothing', () => {
    const hand = bench('w1', 'w2').click(2, 0);
    expect([...hand.host.selection]).toEqual(['w1']);
    hand.under = [];
    hand.click(9, 9);
    expect(hand.host.selection.size).toBe(0);
  });

  it('adds and takes away with Shift, and clears nothing beside', () => {
    const hand = bench('w1').click(2, 0).hold('shift');
    hand.under = ['w2'];
    expect([...hand.click(4, 2).host.selection]).toEqual(['w1', 'w2']);
    hand.under = ['w1'];
    expect([...hand.click(2, 0).host.selection]).toEqual(['w2']);
    hand.under = [];
    expect([...hand.click(9, 9).host.selection]).toEqual(['w2']);
  });

  it('goes through what lies under the pointer with Alt', () => {
    const hand = bench('w1', 'w2').hold('alt');
    const seen = [1, 2, 3].map(() => [...hand.click(2, 0).host.selection]);
    expect(seen).toEqual([['w1'], ['w2'], ['w1']]);
    hand.under = [];
    expect([...hand.click(9, 9).host.selection]).toEqual([]);
  });

  it('clears the selection in the sky', () => {
    const hand = bench('w1').click(2, 0);
    hand.driver.press({ ...hand.at(0, 0), free: null, hits: [] });
    expect(hand.host.selection.size).toBe(0);
  });

  it('passes over what is hidden or locked', () => {
    const hand = bench('w1', 'w2');
    hand.host.locked.add('w1');
    expect([...hand.click(2, 0).host.selection]).toEqual(['w2']);
  });

  it('never moves anything, even when the hand trembles', () => {
    const hand = bench('w1').press(2, 0).move(2.03, 0.02).release(2.03, 0.02);
    expect(hand.store.position).toBe(0);
    expect([...hand.host.selection]).toEqual(['w1']);
    expect(hand.driver.view.isBusy).toBe(false);
  });
});

describe('dragging a corner', () => {
  it('moves it with all its walls, live, as one step', () => {
    const hand = bench('w1').press(4.03, 0).move(4.5, -0.5).move(5.02, -1.01);
    expect(hand.plan).toEqual(['0,0 – 5,-1', '5,-1 – 4,3']);
    expect(hand.store.position).toBe(0);
    expect(hand.driver.view.measures).toMatchObject([
      { field: 'length', value: Math.hypot(5, 1) },
      { field: 'length', value: Math.hypot(1, 4) },
    ]);
    hand.release(5.02, -1.01);
    expect(hand.plan).toEqual(['0,0 – 5,-1', '5,-1 – 4,3']);
    expect(hand.store.position).toBe(1);
    hand.store.undo();
    expect(hand.plan).toEqual(['0,0 – 4,0', '4,0 – 4,3']);
  });

  it('keeps a lone wall to its angle and to whole lengths', () => {
    expect(bench('w1').drag([0, 0], [-1.02, 0.06]).plan).toContain('-1,0 – 4,0');
  });

  it('goes past the angle with Alt', () => {
    expect(bench('w1').hold('alt').drag([0, 0], [-1.0234, 0.0612]).plan).toContain('-1.0234,0.0612 – 4,0');
  });

  it('stays in line with where it was', () => {
    const hand = new ToolBench(
      'select',
      [
        [0.033, 0.055],
        [4.033, 0.055],
      ],
      [
        [4.033, 0.055],
        [4.033, 3],
      ],
    );
    hand.under = ['w1'];
    hand.drag([4.033, 0.055], [5.04, 0.09]);
    expect(hand.plan).toEqual(['0.033,0.055 – 5,0.055', '5,0.055 – 4.033,3']);
  });

  it('makes no step when it is put back', () => {
    const hand = bench('w1').press(4, 0).move(5, 1).move(4.01, 0.02).release(4.01, 0.02);
    expect(hand.store.position).toBe(0);
    expect(hand.store.inGesture).toBe(false);
  });

  it('shows its handle beforehand', () => {
    const hand = bench('w1').move(3.97, 0.02);
    expect(hand.driver.view.guides).toEqual([{ type: 'point', at: [4, 0], look: 'joint' }]);
    expect(hand.move(3, 0).driver.view.guides).toEqual([]);
  });

  it('does not take hold of a corner that another wall hides', () => {
    const hand = new ToolBench('select', ...CORNER, [
      [3, 0.05],
      [5, 0.05],
    ]);
    hand.under = ['w3'];
    hand.drag([4, 0.05], [4, 2.05]);
    expect(hand.plan).toContain('0,0 – 4,0');
    expect(hand.plan).not.toContain('3,0.05 – 5,0.05');
  });

  it('leaves a corner alone that belongs to a locked wall', () => {
    const hand = bench();
    hand.host.locked.add('w2');
    hand.drag([4, 0], [5, 1]);
    expect(hand.plan).toEqual(['0,0 – 4,0', '4,0 – 4,3']);
  });
});

describe('dragging a wall', () => {
  it('moves it, selects it, and its neighbours stretch', () => {
    const hand = bench('w1').drag([2, 0.02], [2.04, -0.97]);
    expect(hand.plan).toEqual(['0,-1 – 4,-1', '4,-1 – 4,3']);
    expect([...hand.host.selection]).toEqual(['w1']);
    expect(hand.store.position).toBe(1);
  });

  it('goes straight away from where it was, or anywhere on the grid', () => {
    expect(bench('w1').drag([2, 0], [2.06, 1.31]).plan).toContain('0,1.3 – 4,1.3');
    expect(bench('w1').drag([2, 0], [2.31, 1.02]).plan).toContain('0.3,1 – 4.3,1');
  });

  it('moves all that is selected when one of them is dragged', () => {
    const hand = bench('w1');
    hand.host.select(['w1', 'w2']);
    hand.drag([2, 0], [2, 1]);
    expect(hand.plan).toEqual(['0,1 – 4,1', '4,1 – 4,4']);
  });

  it('snaps its end, not the place it was taken by', () => {
    const hand = new ToolBench('select', ...CORNER, [
      [0, -2],
      [0.05, -5],
    ]);
    hand.under = ['w1'];
    hand.drag([0.7, 0.01], [0.74, -1.95]);
    expect(hand.plan).toContain('0,-2 – 4,-2');
  });
});

describe('dragging on nothing', () => {
  it('marks an area and selects the walls that are inside', () => {
    const hand = bench().press(-1, -1).move(2, 1).move(5, 2);
    expect(hand.driver.view.guides).toContainEqual({
      type: 'area',
      min: [-1, -1],
      max: [5, 2],
      look: 'ghost',
    });
    hand.release(5, 2);
    expect([...hand.host.selection]).toEqual(['w1']);
    hand.hold('shift').drag([3.5, 4], [5, -0.5]);
    expect([...hand.host.selection]).toEqual(['w1', 'w2']);
    expect(hand.store.position).toBe(0);
  });

  it('selects nothing that is locked', () => {
    const hand = bench();
    hand.host.locked.add('w2');
    hand.drag([-1, -1], [5, 5]);
    expect([...hand.host.selection]).toEqual(['w1']);
  });
});

describe('keys', () => {
  it('deletes the selection as one step with Delete', () => {
    const hand = bench('w1').click(2, 0);
    expect(hand.driver.key('delete')).toBe(true);
    expect(hand.plan).toEqual(['4,0 – 4,3']);
    expect(hand.host.selection.size).toBe(0);
    hand.store.undo();
    expect(hand.plan).toHaveLength(2);
  });

  it('leaves Delete and Esc to others when nothing is selected', () => {
    expect(bench().driver.key('delete')).toBe(false);
    expect(bench().driver.key('escape')).toBe(false);
  });

  it('does not delete what is hidden or locked', () => {
    const hand = bench('w1').click(2, 0);
    hand.host.locked.add('w1');
    hand.driver.key('delete');
    expect(hand.plan).toHaveLength(2);
  });

  it('clears the selection with Esc', () => {
    const hand = bench('w1').click(2, 0);
    expect(hand.driver.key('escape')).toBe(true);
    expect(hand.host.selection.size).toBe(0);
  });
});

describe('marking on the screen', () => {
  const at = (hand: ToolBench, x: number, y: number) => ({
    ...hand.at(x / 100, y / 100),
    pixel: [x, y] as const,
  });

  it('selects what the viewport sees in the rectangle, but for what is locked, and Shift adds', () => {
    const hand = bench();
    hand.host.seen = ['w1', 'w2'];
    hand.host.locked.add('w2');
    hand.driver.press(at(hand, 900, 900));
    hand.driver.move(at(hand, 800, 950));
    expect(hand.driver.view.guides).toEqual([{ type: 'frame', from: [900, 900], to: [800, 950] }]);
    expect(hand.driver.view.hint.key).toBe('paint.marquee-touching');
    hand.driver.release(at(hand, 800, 950));
    expect([...hand.host.selection]).toEqual(['w1']);
    hand.host.locked.clear();
    hand.host.seen = ['w2'];
    hand.hold('shift');
    hand.driver.press(at(hand, 900, 900));
    hand.driver.release(at(hand, 950, 950));
    expect([...hand.host.selection]).toEqual(['w1', 'w2']);
  });
});

describe('double clicking', () => {
  it('selects all walls that hang together, but for locked ones', () => {
    const hand = new ToolBench('select', ...CORNER, [
      [9, 9],
      [12, 9],
    ]);
    hand.under = ['w1'];
    hand.click(2, 0).click(2, 0, 2);
    expect([...hand.host.selection]).toEqual(['w1', 'w2']);
    hand.host.locked.add('w2');
    hand.click(2, 0).click(2, 0, 2);
    expect([...hand.host.selection]).toEqual(['w1']);
  });

  it('may go on as a drag', () => {
    const hand = bench('w1').click(2, 0).press(2, 0, 2).move(2, 1).release(2, 2);
    expect(hand.plan).toContain('0,2 – 4,2');
  });
});

describe('rooms', () => {
  function room(): ToolBench {
    const hand = new ToolBench(
      'select',
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
    hand.under = ['w1.right'];
    hand.part = 'floor';
    return hand;
  }

  it('are selected by their floor, also when nobody named them', () => {
    expect([...room().click(2, 1).host.selection]).toEqual(['w1.right']);
  });

  it('move as a whole when they are dragged by it, once selected', () => {
    const hand = room().click(2, 1).drag([2, 1], [7, 1]);
    expect(hand.plan).toEqual(['5,0 – 9,0', '5,3 – 5,0', '9,0 – 9,3', '9,3 – 5,3']);
    hand.store.undo();
    expect(hand.plan).toContain('0,0 – 4,0');
  });

  it('stay where they are with a locked wall, and unless they are selected', () => {
    const hand = room().drag([2, 1], [3, 2]).click(2, 1);
    hand.host.locked.add('w2');
    hand.drag([2, 1], [7, 1]);
    expect(hand.plan).toContain('0,0 – 4,0');
  });
});
