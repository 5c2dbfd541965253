import { describe, expect, test } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';

const AREA = { min: [-0.15, -0.15], max: [6.15, 4.15] } as const;

/** Someone who places a building that covers 6 m × 4 m from the origin on. */
function bench(...walls: readonly (readonly [readonly [number, number], readonly [number, number]])[]) {
  const made = new ToolBench('building', ...walls);
  made.host.building = { at: [0, 0], area: AREA };
  return made;
}

describe('the tool that places a generated building', () => {
  test('a click beside the building puts its corner there, on the grid', () => {
    const { host } = bench().click(10.02, 7.98);
    expect(host.asked).toEqual([{ type: 'place', at: [10, 8] }]);
  });

  test('a drag moves the building by as much as the pointer', () => {
    const { host } = bench().drag([2, 1], [5, 3]);
    expect(host.asked.at(-1)).toEqual({ type: 'place', at: [3, 2] });
    expect(host.asked.every(({ type }) => type === 'place')).toBe(true);
  });

  test('dragged near a joint of the level, the corner snaps to it', () => {
    const { host } = bench([
      [9, 9],
      [12, 9],
    ]).drag([1, 1], [10.04, 10.03]);
    expect(host.asked.at(-1)).toEqual({ type: 'place', at: [9, 9] });
  });

  test('a click on the building picks the room there and moves nothing', () => {
    const { host } = bench().click(2, 1);
    expect(host.asked).toEqual([{ type: 'pick', at: [2, 1] }]);
  });

  test('Esc in the middle of a drag puts the building back, and at rest leaves the tool', () => {
    const made = bench().press(2, 1).move(4, 1);
    made.driver.key('escape');
    expect(made.host.asked.at(-1)).toEqual({ type: 'place', at: [0, 0] });
    expect(made.host.hasLeft).toBe(false);
    made.driver.key('escape');
    expect(made.host.hasLeft).toBe(true);
  });

  test('Enter inserts it', () => {
    const made = bench();
    expect(made.driver.key('enter')).toBe(true);
    expect(made.host.asked).toEqual([{ type: 'insert' }]);
  });

  test('a gesture that is under way goes on while the building is dragged', () => {
    const made = bench();
    let isCancelled = false;
    made.store.begin(() => {
      isCancelled = true;
    });
    made.drag([2, 1], [5, 3]);
    expect(isCancelled).toBe(false);
    expect(made.store.inGesture).toBe(true);
  });
});
