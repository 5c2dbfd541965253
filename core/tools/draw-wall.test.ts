import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';
import type { Vec2 } from '../math/vec2.ts';

const WALL: readonly [Vec2, Vec2] = [
  [0, 0],
  [4, 0],
];

describe('drawing one wall', () => {
  it('draws it from press to release, as one step, and selects it', () => {
    const bench = new ToolBench('wall').drag([0, 0], [3, 0]);
    expect(bench.plan).toEqual(['0,0 – 3,0']);
    expect(bench.store.position).toBe(1);
    expect(bench.host.selection.size).toBe(1);
    expect(bench.driver.view.isBusy).toBe(false);
  });

  it('is one step however many events the drag has', () => {
    const bench = new ToolBench('wall').press(0, 0);
    for (let step = 1; step <= 200; step += 1) bench.move(step / 50, 0.01);
    bench.release(4, 0.01);
    expect(bench.store.position).toBe(1);
    bench.store.undo();
    expect(bench.plan).toEqual([]);
  });

  it('shows a ghost with its length and its angle while it grows', () => {
    const { view } = new ToolBench('wall').press(0, 0).move(0.02, -2.04).driver;
    expect(view.guides).toContainEqual({
      type: 'wall',
      from: [0, 0],
      to: [0, -2],
      thickness: 0.2,
      height: 2.7,
      look: 'ghost',
    });
    expect(view.measures).toEqual([
      { field: 'length', value: 2, at: [0, -1], entry: null, isFocused: true },
      { field: 'angle', value: Math.PI / 2, at: [0, 0], entry: null, isFocused: false },
    ]);
  });

  it('leaves the level alone until the release', () => {
    const bench = new ToolBench('wall').press(0, 0).move(3, 0);
    expect(bench.plan).toEqual([]);
    expect(bench.store.isDirty).toBe(false);
  });

  it('starts on a corner that is clicked nearly', () => {
    const bench = new ToolBench('wall', WALL).drag([4.015, 0.01], [4, 3]);
    expect(bench.plan).toEqual(['0,0 – 4,0', '4,0 – 4,3']);
  });

  it('splits the wall that it ends on', () => {
    const bench = new ToolBench('wall', WALL).drag([1, 3], [1.04, 0.05]);
    expect(bench.plan).toEqual(['0,0 – 1,0', '1,0 – 4,0', '1,3 – 1,0']);
    expect(bench.store.position).toBe(1);
  });

  it('takes thickness, height and materials from the style that is set', () => {
    const bench = new ToolBench('wall');
    bench.host.wallStyle = { thickness: 0.3, height: 1.1 };
    bench.drag([0, 0], [3, 0]);
    expect([...bench.store.ofKind('wall')][0]).toMatchObject({ thickness: 0.3, height: 1.1 });
  });

  it('says so when there is no storey to draw on', () => {
    const bench = new ToolBench('wall');
    bench.host.storey = null;
    bench.press(0, 0);
    expect(bench.driver.view.refusal).toEqual({ code: 'tools.no-storey' });
    bench.move(1, 0).release(3, 0);
    expect(bench.store.position).toBe(0);
  });
});

describe('a click without a drag', () => {
  it('draws nothing when it is made twice at one place', () => {
    const bench = new ToolBench('wall').click(1, 1).click(1.02, 1.01);
    expect(bench.store.position).toBe(0);
    expect(bench.driver.view.isBusy).toBe(false);
  });

  it('draws nothing as a double click', () => {
    const bench = new ToolBench('wall').click(1, 1).click(1, 1, 2);
    expect(bench.store.position).toBe(0);
    expect(bench.store.inGesture).toBe(false);
  });

  it('begins a wall that the next click ends', () => {
    const bench = new ToolBench('wall').click(1, 1).move(2, 1).click(3, 1);
    expect(bench.plan).toEqual(['1,1 – 3,1']);
    expect(bench.driver.view.isBusy).toBe(false);
  });

  it('is no wall when the hand trembles', () => {
    const bench = new ToolBench('wall').press(1, 1).move(1.02, 1.01).release(1.02, 1.01);
    bench.driver.cancel();
    expect(bench.store.position).toBe(0);
  });
});

describe('drawing a chain', () => {
  const chain = (...walls: readonly (readonly [Vec2, Vec2])[]): ToolBench => {
    const bench = new ToolBench('wall', ...walls);
    bench.host.isChaining = true;
    return bench;
  };

  it('goes on from each end until Esc, a step a wall', () => {
    const bench = chain().click(0, 0).click(3, 0).click(3, 2);
    expect(bench.driver.key('escape')).toBe(true);
    bench.move(9, 9).click(5, 5);
    expect(bench.plan).toEqual(['0,0 – 3,0', '3,0 – 3,2']);
    expect(bench.store.position).toBe(2);
  });

  it('goes on from a drag as well', () => {
    expect(chain().drag([0, 0], [3, 0]).click(3, 2).plan).toEqual(['0,0 – 3,0', '3,0 – 3,2']);
  });

  it('ends with a double click, which draws its wall once', () => {
    const bench = chain().click(0, 0).click(3, 0).click(3, 2).click(3, 2, 2);
    expect(bench.driver.view.isBusy).toBe(false);
    expect(bench.plan).toEqual(['0,0 – 3,0', '3,0 – 3,2']);
  });

  it('ends where it closes on a corner', () => {
    const bench = chain().click(0, 0).click(3, 0).click(3, 2).click(0.05, 0.04);
    expect(bench.driver.view.isBusy).toBe(false);
    expect(bench.plan).toEqual(['0,0 – 3,0', '3,0 – 3,2', '3,2 – 0,0']);
  });

  it('is cancelled by undo first, then wall by wall', () => {
    const bench = chain().click(0, 0).click(3, 0).click(3, 2).move(1, 1);
    bench.store.undo();
    expect(bench.driver.view).toMatchObject({ isBusy: false, guides: [], measures: [] });
    expect(bench.plan).toHaveLength(2);
    bench.store.undo();
    expect(bench.plan).toEqual(['0,0 – 3,0']);
  });
});

describe('typing while drawing', () => {
  const drawing = (): ToolBench => new ToolBench('wall').click(0, 0).move(2, 0);

  it('sets the length, and Enter draws the wall', () => {
    const bench = drawing().type('3,25');
    expect(bench.driver.view.measures[0]).toMatchObject({ value: 3.25, entry: '3,25' });
    expect(bench.driver.key('enter')).toBe(true);
    expect(bench.plan).toEqual(['0,0 – 3.25,0']);
    expect(bench.store.position).toBe(1);
  });

  it('keeps the length while the pointer turns the wall', () => {
    const bench = drawing().type('2').move(0.1, 5);
    bench.driver.key('enter');
    expect(bench.plan).toEqual(['0,0 – 0,2']);
  });

  it('goes on to the angle with Tab', () => {
    const bench = drawing().type('2');
    expect(bench.driver.key('tab')).toBe(true);
    bench.type('90').driver.key('enter');
    expect(bench.plan).toEqual(['0,0 – 0,-2']);
  });

  it('understands centimetres', () => {
    drawing().type('250 cm').driver.key('enter');
    const bench = drawing().type('250 cm');
    bench.driver.key('enter');
    expect(bench.plan).toEqual(['0,0 – 2.5,0']);
  });

  it('works during a drag: the release ends what was typed', () => {
    const bench = new ToolBench('wall').press(0, 0).move(2, 0).type('3').release(2, 0);
    expect(bench.plan).toEqual(['0,0 – 3,0']);
  });

  it('works before the pointer has moved', () => {
    const bench = new ToolBench('wall').click(0, 0).type('3');
    bench.driver.key('enter');
    expect(bench.plan).toEqual(['0,0 – 3,0']);
  });

  it.each(['-0', '0', '1.2.3', '2 furlongs', '.', '1e999'])('puts the old value back for "%s"', (typed) => {
    const bench = drawing().type(typed);
    bench.driver.key('enter');
    expect(bench.store.position).toBe(0);
    expect(bench.driver.view.measures[0]).toMatchObject({ value: 2, entry: null });
    bench.driver.key('enter');
    expect(bench.plan).toEqual(['0,0 – 2,0']);
  });

  it('leaves letters to whom they belong until a number has begun', () => {
    const bench = drawing();
    expect(bench.driver.type('v')).toBe(false);
    expect(bench.driver.type('2')).toBe(true);
    expect(bench.driver.type('m')).toBe(true);
  });

  it('takes characters back, and the pointer leads again when none is left', () => {
    const bench = drawing().type('35');
    bench.driver.key('backspace');
    expect(bench.driver.view.measures[0]).toMatchObject({ value: 3, entry: '3' });
    bench.driver.key('backspace');
    expect(bench.driver.view.measures[0]).toMatchObject({ value: 2, entry: null });
  });

  it('does not lead off the plan', () => {
    const bench = drawing().type('1e9');
    bench.driver.key('enter');
    expect(bench.plan).toEqual(['0,0 – 2,0']);
  });
});

describe('drawing with Shift', () => {
  it('says beforehand what a drag will do', () => {
    const bench = new ToolBench('wall').move(1, 1);
    expect(bench.driver.view.hint.key).toBe('tools.wall.start');
    bench.driver.changeModifiers({ shift: true, ctrl: false, alt: false });
    expect(bench.driver.view.hint.key).toBe('tools.room.start');
    bench.driver.changeModifiers({ shift: false, ctrl: true, alt: false });
    expect(bench.driver.view.hint.key).toBe('tools.erase.start');
  });

  it('draws a room, with its sizes shown', () => {
    const bench = new ToolBench('wall').hold('shift').press(0, 0).move(2, 1).move(4, 3);
    expect(bench.driver.view.guides).toContainEqual({
      type: 'area',
      min: [0, 0],
      max: [4, 3],
      look: 'ghost',
    });
    expect(bench.driver.view.measures).toMatchObject([
      { field: 'width', value: 4 },
      { field: 'depth', value: 3 },
    ]);
    bench.hold().release(4, 3);
    expect(bench.plan).toHaveLength(4);
    expect(bench.store.position).toBe(1);
  });
});

describe('drawing with Ctrl', () => {
  it('erases the walls that it runs over, seen before it is done', () => {
    const bench = new ToolBench('wall', WALL, [
      [4, 0],
      [4, 3],
    ]);
    bench.hold('ctrl').press(0, 0).move(2, 0).move(4, 0);
    expect(bench.plan).toEqual(['4,0 – 4,3']);
    expect(bench.store.position).toBe(0);
    bench.release(4, 0);
    expect(bench.plan).toEqual(['4,0 – 4,3']);
    bench.store.undo();
    expect(bench.plan).toHaveLength(2);
  });
});

describe('drawing soon after a click at the same place', () => {
  it('draws the drag, though it began like a double click', () => {
    const hand = new ToolBench('wall');
    hand.press(0, 0, 2).move(2, 0).release(4, 0);
    expect(hand.plan).toEqual(['0,0 – 4,0']);
  });

  it('begins nothing when it stays a double click', () => {
    const hand = new ToolBench('wall');
    hand.click(0, 0, 2).move(3, 0);
    expect(hand.driver.view.isBusy).toBe(false);
  });
});

describe('drawing beside walls that are hidden', () => {
  it('does not snap to them', () => {
    const hand = new ToolBench('wall', [
      [0, 0.05],
      [4, 0.05],
    ]);
    hand.host.hidden.add('w1');
    hand.move(0.04, 0.04);
    expect(hand.driver.view.snap).toMatchObject({ point: [0, 0], kind: 'grid' });
  });
});
