import { describe, expect, it } from 'vitest';
import { THEMES } from '../viewport/viewport-theme.ts';
import { buildGuideOverlay } from './guide-overlay.ts';

const build = (guide: Parameters<typeof buildGuideOverlay>[0][number]) =>
  buildGuideOverlay([guide], 2.7, THEMES.dark);

describe('the guides of a tool', () => {
  it('stand on the floor that is drawn on', () => {
    const { lines } = build({ type: 'line', from: [1, 2], to: [3, 4], look: 'alignment' });
    expect(lines).toMatchObject([{ from: [1, 2.7, 2], to: [3, 2.7, 4] }]);
  });

  it('tell alignment, refusal and erasing apart without colour', () => {
    const dashes = (['ghost', 'alignment', 'refused', 'erase'] as const).map(
      (look) => build({ type: 'line', from: [0, 0], to: [1, 0], look }).lines[0]?.dash,
    );
    expect(new Set(dashes).size).toBe(4);
  });

  it('show a wall as a box of its size', () => {
    const { surfaces } = build({
      type: 'wall',
      from: [0, 0],
      to: [4, 0],
      thickness: 0.2,
      height: 3,
      look: 'ghost',
    });
    const corners = surfaces.flatMap((surface) => surface.corners);
    const range = (axis: 0 | 1 | 2) => [
      Math.min(...corners.map((c) => c[axis])),
      Math.max(...corners.map((c) => c[axis])),
    ];
    expect([range(0), range(1), range(2)]).toEqual([
      [0, 4],
      [2.7, 5.7],
      [-0.1, 0.1],
    ]);
  });

  it('show nothing of a wall that has no length yet', () => {
    const { lines } = build({
      type: 'wall',
      from: [1, 1],
      to: [1, 1],
      thickness: 0.2,
      height: 3,
      look: 'ghost',
    });
    expect(lines).toEqual([]);
  });

  it('fill joints and leave other snap points hollow', () => {
    const rimOf = (look: 'joint' | 'snap') => build({ type: 'point', at: [0, 0], look }).discs[0]?.rim;
    expect(rimOf('joint')).toBe(0);
    expect(rimOf('snap')).toBeGreaterThan(0);
  });
});
