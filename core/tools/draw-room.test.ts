import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';

describe('drawing a room', () => {
  it('draws its four walls from corner to corner, as one step', () => {
    const bench = new ToolBench('room').drag([1, 1], [4, 3]);
    expect(bench.plan).toHaveLength(4);
    expect(bench.store.position).toBe(1);
    expect(bench.host.selection.size).toBe(4);
  });

  it('shares the walls that are there', () => {
    const bench = new ToolBench('room', [
      [4, 1],
      [4, 3],
    ]).drag([1, 1], [4, 3]);
    expect(bench.plan).toHaveLength(4);
  });

  it('takes width and depth from the keyboard, towards the pointer', () => {
    const bench = new ToolBench('room').click(0, 0).move(-1, 1).type('4');
    bench.driver.key('tab');
    bench.type('2,5');
    expect(bench.driver.view.guides).toContainEqual({
      type: 'area',
      min: [-4, 0],
      max: [0, 2.5],
      look: 'ghost',
    });
    bench.driver.key('enter');
    expect(bench.plan).toHaveLength(4);
  });

  it('turns red and says why where it is too narrow, and draws nothing', () => {
    const bench = new ToolBench('room').press(0, 0).move(2, 0.1).move(4, 0.1);
    expect(bench.driver.view.refusal?.code).toBe('walls.room-too-narrow');
    expect(bench.driver.view.guides).toContainEqual(
      expect.objectContaining({ type: 'area', look: 'refused' }),
    );
    bench.release(4, 0.1);
    expect(bench.store.position).toBe(0);
    expect(bench.driver.view.refusal?.code).toBe('walls.room-too-narrow');
    bench.move(5, 5);
    expect(bench.driver.view.refusal?.code).toBe('walls.room-too-narrow');
    bench.press(6, 6);
    expect(bench.driver.view.refusal).toBeNull();
  });
});
