import { describe, expect, it } from 'vitest';
import { placeLabels } from './label.ts';

const PICTURE = { width: 400, height: 300 };
const SIZE = { width: 60, height: 28 };

describe('labels in the picture', () => {
  it('stand below the place they belong to', () => {
    const [box] = placeLabels([{ at: [100, 100], ...SIZE }], PICTURE);
    expect(box).toMatchObject({ left: 114, top: 112 });
  });

  it('stay inside the picture', () => {
    const [box] = placeLabels([{ at: [395, 298], ...SIZE }], PICTURE);
    expect((box?.left ?? 0) + SIZE.width).toBeLessThan(PICTURE.width);
    expect((box?.top ?? 0) + SIZE.height).toBeLessThan(PICTURE.height);
  });

  it('step aside for one another', () => {
    const boxes = placeLabels(
      [0, 1, 2].map(() => ({ at: [100, 100] as const, ...SIZE })),
      PICTURE,
    );
    const tops = boxes.map(({ top }) => top);
    expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + SIZE.height);
    expect(tops[2]).toBeGreaterThan((tops[1] ?? 0) + SIZE.height);
  });

  it('step aside upwards at the lower border', () => {
    const boxes = placeLabels(
      [0, 1].map(() => ({ at: [100, 299] as const, ...SIZE })),
      PICTURE,
    );
    for (const { top } of boxes) expect(top + SIZE.height).toBeLessThan(PICTURE.height);
    expect(boxes[1]?.top).toBeLessThan((boxes[0]?.top ?? 0) - SIZE.height);
  });
});
