import { expect, it } from 'vitest';
import { edit } from '../../test/support/edit-records.ts';
import { ToolBench } from '../../test/support/tool-bench.ts';
import { DEFAULT_SNAP } from './snapping.ts';

/** A stair of 5 m along x under the pointer. */
function begin(): ToolBench {
  const bench = new ToolBench('select');
  bench.host.snap = { ...DEFAULT_SNAP, gridStep: 0, angleStep: 0 };
  const stair = { kind: 'stair', id: 's', storey: 'ground', start: [0, 0], end: [5, 0] } as const;
  bench.store.run(edit({ put: [stair] }));
  bench.under = ['s'];
  bench.part = 'stair';
  return bench;
}

const stairOf = ({ store }: ToolBench) => store.findKind('stair', 's');

it('a stair grabbed in the middle is moved as a whole, and selected', () => {
  const bench = begin();
  bench.drag([2.5, 0], [3.5, 2]);
  expect(stairOf(bench)).toMatchObject({ start: [1, 2], end: [6, 2] });
  expect([...bench.host.selection]).toEqual(['s']);
  expect(bench.store.position).toBe(2);
});

it('grabbed at its head or foot it is led on from there', () => {
  const bench = begin();
  bench.drag([4.8, 0], [6.8, 0]);
  expect(stairOf(bench)).toMatchObject({ start: [0, 0], end: [7, 0] });
  bench.drag([0.1, 0], [0.1, 1]);
  expect(stairOf(bench)).toMatchObject({ start: [0, 1], end: [7, 0] });
});

it('is left where it was when it would be too steep there, and the reason is said', () => {
  const bench = begin();
  bench.press(4.8, 0).move(3, 0).move(1.8, 0);
  expect(bench.driver.view.refusal).toMatchObject({ code: 'building.stair-too-steep' });
  bench.release(1.8, 0);
  expect(stairOf(bench)).toMatchObject({ end: [5, 0] });
});
