import { describe, expect, it } from 'vitest';
import { buildPlanStore, ToolBench } from '../../test/support/tool-bench.ts';
import { call } from '../document/command.ts';
import { deleteRecords } from '../document/commands/delete-records.ts';
import { ToolDriver } from './tool-driver.ts';
import type { ToolView } from './tool-view.ts';
import { TOOLS } from './tools.ts';

/** In the middle of moving the corner between two walls, after one earlier step. */
function dragging(): ToolBench {
  const hand = new ToolBench('wall').drag([0, 0], [4, 0]).drag([4, 0], [4, 3]);
  hand.driver.activate('select');
  return hand.press(4, 0).move(5, 1).move(6, 1);
}

const BEFORE = ['0,0 – 4,0', '4,0 – 4,3'];

describe('in the middle of a drag', () => {
  it('undo takes the drag back and no step, and the release does nothing more', () => {
    const hand = dragging();
    expect(hand.plan).not.toEqual(BEFORE);
    hand.store.undo();
    expect(hand.plan).toEqual(BEFORE);
    expect(hand.driver.view).toMatchObject({ isBusy: false, guides: [], measures: [] });
    hand.move(7, 2).release(7, 2);
    expect(hand.plan).toEqual(BEFORE);
    expect(hand.store.position).toBe(2);
  });

  it('a save writes the level without the drag, and the drag goes on', () => {
    const hand = dragging();
    expect(hand.store.snapshot().records).toHaveLength(3);
    expect(hand.store.snapshot().records).toContainEqual(expect.objectContaining({ end: [4, 0] }));
    hand.release(6, 1);
    expect(hand.store.position).toBe(3);
  });

  it('Delete is nobody’s, and the drag goes on', () => {
    const hand = dragging();
    hand.host.select(['w1']);
    expect(hand.driver.key('delete')).toBe(true);
    expect(hand.store.countOf('wall')).toBe(2);
    hand.release(6, 1);
    expect(hand.store.position).toBe(3);
  });

  it('a command from elsewhere ends the drag before it runs', () => {
    const hand = dragging();
    const [first] = [...hand.store.ofKind('wall')];
    hand.store.run(call(deleteRecords, { ids: [first?.id ?? ''] }));
    expect(hand.driver.view.isBusy).toBe(false);
    expect(hand.plan).toEqual(['4,0 – 4,3']);
    hand.release(6, 1);
    hand.store.undo();
    expect(hand.plan).toEqual(BEFORE);
  });

  it.each(['cancel', 'another tool', 'another storey', 'another level'])(
    '%s leaves the level as it was',
    (what) => {
      const hand = dragging();
      const { store } = hand;
      if (what === 'cancel') hand.driver.cancel();
      if (what === 'another tool') hand.driver.activate('wall');
      if (what === 'another storey') hand.host.storey = 'attic';
      if (what === 'another level') hand.host.store = buildPlanStore();
      hand.move(7, 2).release(7, 2);
      expect(store.inGesture).toBe(false);
      expect(store.position).toBe(2);
      expect(store.snapshot().records).toContainEqual(expect.objectContaining({ end: [4, 0] }));
      expect(hand.host.store.position).toBe(what === 'another level' ? 0 : 2);
    },
  );

  it('leaving the viewport does not end it, and the sky holds it where it was', () => {
    const hand = dragging();
    hand.driver.leave();
    hand.driver.move({ ...hand.at(0, 0), free: null });
    hand.driver.release({ ...hand.at(0, 0), free: null });
    expect(hand.plan).toEqual(['0,0 – 6,1', '6,1 – 4,3']);
  });

  it('Alt counts at once, with the pointer at rest', () => {
    const hand = new ToolBench('wall').press(0, 0).move(2.04, 0.21);
    const end = (): unknown => hand.driver.view.snap?.point;
    expect(end()).toEqual([2, 0]);
    hand.driver.changeModifiers({ shift: false, ctrl: false, alt: true });
    expect(end()).toEqual([2.04, 0.21]);
  });
});

describe('a pointer that cannot be', () => {
  it.each([
    ['not a number', { free: [Number.NaN, 0] }],
    ['beyond the plan', { free: [1e9, 0] }],
    ['at no scale', { metresPerPixel: 0 }],
  ] as const)('is passed over: %s', (_, wrong) => {
    const hand = new ToolBench('wall').press(0, 0).move(2, 0);
    hand.driver.move({ ...hand.at(3, 0), ...wrong });
    hand.driver.release({ ...hand.at(3, 0), ...wrong });
    expect(hand.plan).toEqual(['0,0 – 2,0']);
  });
});

describe('what is shown', () => {
  it('is told once a change, and not while nothing changes', () => {
    const hand = new ToolBench('select');
    const seen: ToolView[] = [];
    const driver = new ToolDriver(hand.host, TOOLS, (view) => seen.push(view));
    driver.move(hand.at(1, 1));
    driver.move(hand.at(2, 2));
    expect(seen).toEqual([]);
    driver.activate('wall');
    driver.move(hand.at(2, 2));
    driver.move(hand.at(2.01, 2.01));
    expect(seen.map(({ tool, snap }) => [tool, snap?.point])).toEqual([
      ['wall', undefined],
      ['wall', [2, 2]],
    ]);
  });

  it('is the place the pointer snaps to, and why, before anything is drawn', () => {
    const hand = new ToolBench('wall', [
      [0.03, 0],
      [4, 0],
    ]).move(0.05, 0.02);
    expect(hand.driver.view.guides).toEqual([{ type: 'point', at: [0.03, 0], look: 'joint' }]);
    hand.move(0.05, 2.02);
    expect(hand.driver.view.guides).toContainEqual({
      type: 'line',
      from: [0.03, 0],
      to: [0.03, 2],
      look: 'alignment',
    });
    hand.driver.leave();
    expect(hand.driver.view).toMatchObject({ guides: [], snap: null });
  });

  it('does not snap to the ghost or the preview', () => {
    const hand = dragging().move(6.31, 1.32);
    expect(hand.driver.view.snap).toMatchObject({ kind: 'grid', point: [6.3, 1.3] });
  });
});

describe('changing tools', () => {
  it('refuses a tool that there is not', () => {
    expect(() => new ToolBench('select').driver.activate('magic')).toThrow(RangeError);
  });

  it('goes back to the select tool with Esc when nothing is under way', () => {
    const hand = new ToolBench('wall').press(0, 0).move(1, 0);
    hand.driver.key('escape');
    expect(hand.host.hasLeft).toBe(false);
    expect(hand.driver.key('escape')).toBe(true);
    expect(hand.host.hasLeft).toBe(true);
  });
});
