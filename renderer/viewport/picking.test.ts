import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { framePoints, START_POSE } from './camera-pose.ts';
import { CameraView } from './camera-view.ts';
import { pointsOf } from './level-points.ts';
import { findHiding, pickAt, type Sight } from './picking.ts';
import { SessionLook, type ViewState, WHOLE_VIEW } from './session-look.ts';

const MODIFIERS = { shift: false, ctrl: false, alt: false };
const RECORDS: readonly LevelRecord[] = [
  { kind: 'storey', id: 'ground' },
  { kind: 'storey', id: 'upper', elevation: 2.7 },
  { kind: 'wall', id: 'front', storey: 'ground', start: [0, 4], end: [6, 4] },
  { kind: 'wall', id: 'back', storey: 'ground', start: [0, 0], end: [6, 0] },
  { kind: 'wall', id: 'above', storey: 'upper', start: [0, 0], end: [6, 0] },
];
const level = new DocumentStore({ header: { name: '', extra: {} }, records: RECORDS }, countedIds());
const walls = pointsOf(level, ['front', 'back', 'above']);
/** From +z, where the front wall stands before the back one. */
const pose = framePoints({ ...START_POSE, yaw: 0, pitch: 0.3 }, walls, 1.5);
if (!pose) throw new Error('walls have points');
const view = new CameraView(pose, { width: 900, height: 600 });

/** A level without modules. */
const sightOf = (of: DocumentStore, look: SessionLook): Sight => ({
  level: of,
  look,
  pickModules: () => [],
});

function pick(
  point: readonly [number, number, number],
  storey: string | null,
  hidden: readonly string[] = [],
) {
  const pixel = view.toScreen(point);
  if (!pixel) throw new Error('the point is in sight');
  return pickAt(
    view,
    pixel,
    sightOf(level, new SessionLook(level, { ...WHOLE_VIEW, storey, hidden: new Set(hidden) })),
    0,
    MODIFIERS,
  );
}

describe('what is under the pointer', () => {
  it('is the nearest surface first, then what it hides', () => {
    expect(pick([3, 2.4, 4.1], 'ground').hits.map(({ id }) => id)).toEqual(['front', 'back']);
  });

  it('is nothing that is hidden, by itself or with its storey', () => {
    expect(pick([3, 2.4, 4.1], 'ground', ['front']).hits.map(({ id }) => id)).toEqual(['back']);
    expect(pick([3, 2.4, 4.1], 'ground', ['ground']).hits.map(({ id }) => id)).toEqual([]);
  });

  it('is nothing above the storey that is worked on', () => {
    expect(pick([3, 5, 0.1], 'ground').hits.map(({ id }) => id)).toEqual([]);
    expect(pick([3, 5, 0.1], 'upper').hits.map(({ id }) => id)).toEqual(['above']);
    expect(pick([3, 5, 0.1], null).hits.map(({ id }) => id)).toEqual(['above']);
  });

  it('is the place on the floor that was pointed at', () => {
    const { free, metresPerPixel } = pick([2.5, 0, 7], 'ground');
    expect(free?.[0]).toBeCloseTo(2.5, 9);
    expect(free?.[1]).toBeCloseTo(7, 9);
    expect(metresPerPixel).toBeCloseTo(view.metresPerPixel([2.5, 0, 7]), 12);
  });

  it('is no place in the sky', () => {
    const sky = new CameraView({ ...START_POSE, pitch: 0.05 }, view.size);
    const picked = pickAt(sky, [450, 1], sightOf(level, new SessionLook(level, WHOLE_VIEW)), 0, MODIFIERS);
    expect(picked).toMatchObject({ free: null, hits: [] });
  });
});

describe('what is under the pointer in a room', () => {
  const side = (
    id: string,
    start: readonly [number, number],
    end: readonly [number, number],
  ): LevelRecord => ({
    kind: 'wall',
    id,
    storey: 'ground',
    start,
    end,
  });
  const room = new DocumentStore(
    {
      header: { name: '', extra: {} },
      records: [
        { kind: 'storey', id: 'ground' },
        side('back', [0, 0], [6, 0]),
        side('right', [6, 0], [6, 4]),
        side('front', [6, 4], [0, 4]),
        side('left', [0, 4], [0, 0]),
        { kind: 'room', id: 'hall', storey: 'ground', at: [3, 2] },
        { kind: 'stair', id: 'stair', storey: 'ground', start: [1, 1], end: [4, 1] },
      ],
    },
    countedIds(),
  );
  const hitsAt = (point: readonly [number, number, number], state: Partial<ViewState> = {}): string[] => {
    const pixel = view.toScreen(point);
    if (!pixel) throw new Error('the point is in sight');
    const look = new SessionLook(room, { ...WHOLE_VIEW, ...state });
    return pickAt(view, pixel, sightOf(room, look), 0, MODIFIERS).hits.map(({ id, part }) => `${id} ${part}`);
  };
  const FLOOR = [5, 0, 2] as const;

  it('is the wall that hides the floor, then the floor', () => {
    expect(hitsAt(FLOOR)).toEqual(['front left', 'hall floor']);
  });

  it('is the floor where the wall before it is lowered, and the stub where that is seen', () => {
    expect(hitsAt(FLOOR, { wallView: 'down' })).toEqual(['hall floor']);
    expect(hitsAt([3, 0.2, 4.1], { wallView: 'down' })[0]).toBe('front left');
    expect(hitsAt([3, 0.3, 4], { wallView: 'down' })[0]).toBe('front trim');
  });

  it('is a stair', () => {
    expect(hitsAt([3.9, 2.5, 1], { wallView: 'down' })[0]).toBe('stair stair');
    expect(hitsAt([3.9, 2.5, 1], { wallView: 'down', hidden: new Set(['stair']) })[0]).not.toBe(
      'stair stair',
    );
  });

  it('is what is behind that which is looked through', () => {
    const pixel = view.toScreen(FLOOR);
    if (!pixel) throw new Error('the point is in sight');
    const hiding = findHiding(view, pixel, sightOf(room, new SessionLook(room, WHOLE_VIEW)), 0);
    expect([...hiding]).toEqual(['front']);
    expect(hitsAt(FLOOR, { faded: hiding })[0]).toBe('hall floor');
    expect(findHiding(view, [450, 1], sightOf(room, new SessionLook(room, WHOLE_VIEW)), 0).size).toBe(0);
  });
});
