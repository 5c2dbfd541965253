import { describe, expect, it } from 'vitest';
import { edit } from '../../test/support/edit-records.ts';
import { ToolBench } from '../../test/support/tool-bench.ts';
import { text } from '../text/text.ts';

const stairsOf = (bench: ToolBench) => [...bench.store.ofKind('stair')];

const hintOf = ({ driver }: ToolBench): string => text(driver.view.hint.key, driver.view.hint.params);

/** At the mouse in a house with a storey above, 2.7 m up: 15 risers of 18 cm. */
function beginIn(above = true): ToolBench {
  const bench = new ToolBench('stair');
  const upper = { kind: 'storey', id: 'upper', name: 'Upper floor', elevation: 2.7 } as const;
  if (above) bench.store.run(edit({ put: [upper] }));
  return bench;
}

describe('the stair tool', () => {
  it('places a flight from press to release, with treads of whole centimetres, and selects it', () => {
    const bench = beginIn();
    bench.drag([1, 1], [5.3, 1]);
    const [stair] = stairsOf(bench);
    // 4.3 m over 15 treads is 28.67 cm; 29 cm make 4.35 m.
    expect(stair).toMatchObject({ storey: 'ground', start: [1, 1], end: [5.35, 1] });
    expect([...bench.host.selection]).toEqual([stair?.id]);
    expect(bench.store.steps.at(-1)?.label).toBe('building.place-stair');
  });

  it('goes from click to click as well, and says how many steps lead where', () => {
    const bench = beginIn();
    bench.click(0, 0).move(0, 4.2);
    expect(hintOf(bench)).toContain('15 steps of 0.18 m × 0.28 m up to “Upper floor”');
    bench.click(0, 4.2);
    expect(stairsOf(bench)).toMatchObject([{ start: [0, 0], end: [0, 4.2] }]);
  });

  it('takes a typed length as it is', () => {
    const bench = beginIn();
    bench.press(0, 0).move(3, 0).type('3.333');
    bench.driver.key('enter');
    expect(stairsOf(bench)).toMatchObject([{ end: [3.333, 0] }]);
  });

  it('shows the flight while it grows, and Esc takes it back', () => {
    const bench = beginIn();
    bench.press(0, 0).move(4.2, 0);
    expect(stairsOf(bench)).toHaveLength(1);
    bench.driver.key('escape');
    expect(stairsOf(bench)).toHaveLength(0);
    expect(bench.store.position).toBe(1);
  });

  it('turns red and says why while the flight would be too steep, and places nothing then', () => {
    const bench = beginIn();
    bench.press(0, 0).move(2, 0);
    expect(bench.driver.view.refusal).toMatchObject({ code: 'building.stair-too-steep' });
    expect(bench.driver.view.guides).toContainEqual(expect.objectContaining({ look: 'refused' }));
    bench.release(2, 0);
    expect(stairsOf(bench)).toHaveLength(0);
  });

  it('says that no storey lies above, and still places the flight', () => {
    const bench = beginIn(false);
    bench.press(0, 0).move(4.2, 0);
    expect(hintOf(bench)).toContain('No storey lies above');
    bench.release(4.2, 0);
    expect(stairsOf(bench)).toHaveLength(1);
  });
});
