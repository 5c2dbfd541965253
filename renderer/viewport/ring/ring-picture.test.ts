import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../../../core/document/document-store.ts';
import { countedIds } from '../../../core/document/ids.ts';
import { buildLevel } from '../../../test/support/build-level.ts';
import { findHoveredCell, settleCell } from './hovered-cell.ts';
import { buildRingPictures, type RingSight } from './ring-picture.ts';

const store = (...records: readonly object[]) => new DocumentStore(buildLevel(records), countedIds());

const SIGHT: RingSight = {
  active: 'r1',
  spacing: 'regular',
  paint: { overlay: 'aspect', tolerance: 0.05 },
  cell: [1, 3],
};

const RING = { kind: 'ring', id: 'r1', steps: 16, cellSize: 2, innerRing: -1, outerRing: 3 };
const shown = () => true;

describe('the picture of rings', () => {
  it('paints, compares and sets off on the ring that is worked on alone', () => {
    const level = store(RING, { ...RING, id: 'r2', centre: [40, 3, 0] });
    const [first, second] = buildRingPictures(level, shown, SIGHT);
    expect(first).toMatchObject({ isActive: true, spacing: 'regular', cell: [1, 3] });
    expect(first?.paint.overlay).toBe('aspect');
    expect(second).toMatchObject({ isActive: false, spacing: 'stretched', cell: null, centre: [40, 3, 0] });
    expect(second?.paint.overlay).toBe('none');
  });

  it('leaves hidden rings out, and those that reach where no level does', () => {
    const endless = { kind: 'ring', id: 'far', steps: 4, cellSize: 100, innerRing: 0, outerRing: 4000 };
    expect(buildRingPictures(store(RING, endless), shown, SIGHT).map(({ id }) => id)).toEqual(['r1']);
    expect(buildRingPictures(store(RING), () => false, SIGHT)).toEqual([]);
  });

  it('sets no cell off that the ring no longer has', () => {
    const level = store({ ...RING, outerRing: 1 });
    expect(buildRingPictures(level, shown, SIGHT)[0]?.cell).toBeNull();
  });

  it('of a regular grid whose inner lines would come through the centre ends before it', () => {
    const level = store({ ...RING, innerRing: -9 });
    const [picture] = buildRingPictures(level, shown, SIGHT);
    expect(picture?.radii[0]).toBeGreaterThan(0);
  });
});

describe('the cell under the pointer', () => {
  // 16 steps of 2 m: line 0 lies at 16/π = 5.09 m, line 1 of the regular grid at 7.09 m, of the stretched at 7.58 m.
  it('is the one whose lines are drawn there, stretched or regular', () => {
    const level = store({ ...RING, centre: [10, 0, -4] });
    expect(findHoveredCell(level, 'r1', [17.3, -3.9], 'stretched')).toEqual([0, 0]);
    expect(findHoveredCell(level, 'r1', [17.3, -3.9], 'regular')).toEqual([1, 0]);
  });

  it('is none outside the interval, without a ring, and without a pointer', () => {
    const level = store(RING);
    expect(findHoveredCell(level, 'r1', [0.5, 0], 'stretched')).toBeNull();
    expect(findHoveredCell(level, 'r1', [0, 0], 'stretched')).toBeNull();
    expect(findHoveredCell(level, null, [6, 0], 'stretched')).toBeNull();
    expect(findHoveredCell(level, 'r1', null, 'stretched')).toBeNull();
  });

  it('stays the same value while the pointer moves within it', () => {
    const known = [1, 2] as const;
    expect(settleCell(known, [1, 2])).toBe(known);
    expect(settleCell(known, [1, 3])).toEqual([1, 3]);
    expect(settleCell(known, null)).toBeNull();
  });
});
