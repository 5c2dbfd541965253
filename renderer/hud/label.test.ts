import { describe, expect, it } from 'vitest';
import { placeLabels } from './label.ts';

const PICTURE = { width: 400, height: 300 };
const SIZE = { width: 60, height: 28 };

describe('labels in the picture', () => {
  it('stand below the place they belong to', () => {
    const [box] = placeLabels([{ at: [100, 100], anchor: 'aside', ...SIZE }], PICTURE);
    expect(box).toMatchObject({ left: 114, top: 112 });
  });

  it('stand with their middles on the places that are theirs', () => {
    const [box] = placeLabels([{ at: [100, 100], anchor: 'middle', ...SIZE }], PICTURE);
    expect(box).toMatchObject({ left: 70, top: 86 });
  });

  it('stay inside the picture', () => {
    const [box] = placeLabels([{ at: [395, 298], anchor: 'aside', ...SIZE }], PICTURE);
    expect((box?.left ?? 0) + SIZE.width).toBeLessThan(PICTURE.width);
    expect((box?.top ?? 0) + SIZE.height).toBeLessThan(PICTURE.height);
  });

  it('step aside for one another', () => {
    const boxes = placeLabels(
      [0, 1, 2].map(() => ({ at: [100, 100] as const, anchor: 'aside' as const, ...SIZE })),
      PICTURE,
    );
    const tops = boxes.map(({ top }) => top);
    expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + SIZE.height);
    expect(tops[2]).toBeGreaterThan((tops[1] ?? 0) + SIZE.height);
  });

  it('step aside upwards at the lower border', () => {
    const boxes = placeLabels(
      [0, 1].map(() => ({ at: [100, 299] as const, anchor: 'aside' as const, ...SIZE })),
      PICTURE,
    );
    for (const { top } of boxes) expect(top + SIZE.height).toBeLessThan(PICTURE.height);
    expect(boxes[1]?.top).toBeLessThan((boxes[0]?.top ?? 0) - SIZE.height);
  });
});
