import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Spacing } from '../../core/polar/polar-grid.ts';
import { buildLevel } from '../../test/support/build-level.ts';
import { START_POSE } from '../viewport/camera-pose.ts';
import { CameraView } from '../viewport/camera-view.ts';
import { buildRingPictures } from '../viewport/ring/ring-picture.ts';
import { buildCellLabel, buildLineLabels } from './ring-labels.ts';

const RING = { kind: 'ring', id: 'r1', steps: 16, cellSize: 2, innerRing: 0, outerRing: 4 };

function picture(spacing: Spacing = 'stretched', ring: object = RING) {
  const level = new DocumentStore(buildLevel([ring]), countedIds());
  const [found] = buildRingPictures(level, () => true, {
    active: 'r1',
    spacing,
    paint: { overlay: 'none', tolerance: 0.05 },
    cell: [1, 3],
  });
  if (!found) throw new Error('the ring has no picture');
  return found;
}

/** From straight above, 20 CSS pixels a metre and more, the camera turned so that +z is below. */
const view = new CameraView(
  { ...START_POSE, yaw: 0, pitch: Math.PI / 2, distance: 60, isOrthographic: true },
  { width: 800, height: 800 },
);

describe('the label of a cell', () => {
  it('says line and step, the scale of what stands there, and that a stretched cell is square', () => {
    // r at the middle of line 1: A^1.5 with A = (16 + π)/(16 − π) = 1.48864.
    const [label] = buildCellLabel(picture(), view);
    expect(label?.text).toBe('[1, 3]');
    expect(label?.unit).toBe('scale 182 % · aspect 100 %');
  });

  it('tells how far from square the same cell of the regular grid is', () => {
    // 2 m out, and 2π/16 of 5.093 + 3 m along: 2 / 3.178.
    expect(buildCellLabel(picture('regular'), view)[0]?.unit).toBe('scale 159 % · aspect 62.9 %');
  });

  it('stands below the cell in the picture', () => {
    const [label] = buildCellLabel(picture(), view);
    // Step 3 of 16 begins at 67.5° and ends at 90°, where z is largest: 5.093 m · A².
    const at = view.toScreen([0, 0, 11.286]);
    expect(label?.at[0]).toBeCloseTo(at?.[0] ?? Number.NaN, 0);
    expect(label?.at[1]).toBeCloseTo(at?.[1] ?? Number.NaN, 0);
  });
});

describe('the numbers at the lines of a ring', () => {
  it('are their radii, along the step line nearest to the viewer', () => {
    const labels = buildLineLabels(picture(), view, 'radius');
    expect(labels.slice(0, 2).map(({ text, unit }) => `${unit}: ${text}`)).toEqual([
      'r0: 5.09 m',
      'r1: 7.58 m',
    ]);
    for (const { at } of labels) expect(at[0]).toBeCloseTo(400);
  });

  it('with the scales painted are how many times the threshold each line is', () => {
    expect(buildLineLabels(picture(), view, 'scale').map(({ text }) => text)).toContain('× 1.49');
  });

  it('keep apart where lines are dense, and are few on the largest ring', () => {
    const dense = picture('stretched', { ...RING, steps: 4096, cellSize: 0.005, outerRing: 1200 });
    const labels = buildLineLabels(dense, view, 'radius');
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.length).toBeLessThanOrEqual(16);
    for (const [index, { at }] of labels.entries()) {
      const next = labels[index + 1];
      if (next) expect(Math.hypot(next.at[0] - at[0], next.at[1] - at[1])).toBeGreaterThanOrEqual(30);
    }
  });
});
