import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import type { Opening } from '../../document/schema/opening.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { wallBodies } from '../wall-bodies.ts';
import { computeFreeStretch, fitHoles, type Hole } from './holes.ts';

const opening = (id: string, offset: number, width: number, more: Partial<Opening> = {}): Opening => ({
  ...doorIn('a', id, offset, width),
  ...more,
});

const spans = (holes: readonly Hole[]) => holes.map(({ opening: { id }, from, to }) => [id, from, to]);

describe('the holes of a wall', () => {
  const room = { from: 0.1, to: 5.9 };

  it('stand where their openings are, in the order along the wall', () => {
    const window = opening('window', 1.5, 1, { type: 'window', sill: 0.9, height: 1.2 });
    const holes = fitHoles([opening('door', 4, 0.9), window], room, 2.7);
    expect(holes).toEqual([
      { opening: window, from: 1, to: 2, bottom: 0.9, top: 2.1, isWhole: true },
      { opening: opening('door', 4, 0.9), from: 3.55, to: 4.45, bottom: 0, top: 2, isWhole: true },
    ]);
  });

  it('are cut as far as there is room, and not at all where there is none', () => {
    const holes = fitHoles(
      [opening('start', 0.2, 1), opening('end', 5.8, 1), opening('out', 9, 1)],
      room,
      2.7,
    );
    expect(spans(holes)).toEqual([
      ['start', 0.1, 0.7],
      ['end', 5.3, 5.9],
    ]);
    expect(holes.every(({ isWhole }) => !isWhole)).toBe(true);
  });

  it('leave a little of the wall over them', () => {
    const [tall] = fitHoles([opening('tall', 3, 1, { height: 9 })], room, 2.7);
    expect(tall).toMatchObject({ bottom: 0, top: 2.699, isWhole: false });
    expect(fitHoles([opening('high', 3, 1, { sill: 2.7 })], room, 2.7)).toEqual([]);
  });

  it('of openings that overlap: the first whole, the next beside it, one inside it not at all', () => {
    const holes = fitHoles([opening('c', 2.1, 0.5), opening('b', 2.6, 1), opening('a', 2, 1)], room, 2.7);
    expect(spans(holes)).toEqual([
      ['a', 1.5, 2.5],
      ['b', 2.501, 3.1],
    ]);
    expect(holes.map(({ isWhole }) => isWhole)).toEqual([true, false]);
  });

  it('are whole where openings touch one another or the end of the stretch', () => {
    const holes = fitHoles([opening('a', 0.6, 1), opening('b', 1.6, 1)], room, 2.7);
    expect(holes.map(({ isWhole }) => isWhole)).toEqual([true, true]);
  });

  it('never overlap and always lie inside, whatever the openings', () => {
    const size = fc.double({ min: 0.001, max: 8, noNaN: true });
    const any = fc.record({
      offset: fc.double({ min: -2, max: 8, noNaN: true }),
      width: size,
      height: size,
      sill: size,
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), size, (shapes, height) => {
        let before = room.from;
        const openings = shapes.map((shape, index) => opening(`o${index}`, shape.offset, shape.width, shape));
        for (const hole of fitHoles(openings, room, height)) {
          expect(hole.from).toBeGreaterThanOrEqual(before);
          expect(hole.to - hole.from).toBeGreaterThan(0.009);
          expect(hole.top - hole.bottom).toBeGreaterThan(0.009);
          expect(hole.top).toBeLessThan(height);
          before = hole.to;
        }
        expect(before).toBeLessThanOrEqual(room.to);
      }),
    );
  });
});

describe('the free stretch of a wall', () => {
  const stretchOf = (...walls: readonly Wall[]) => {
    const body = planStore(...walls)
      .derived(wallBodies)
      .find('a');
    return body && computeFreeStretch(body);
  };

  it('is all of a wall that stands alone but for a millimetre', () => {
    expect(stretchOf(wallFrom('a', [0, 0], [4, 0]))).toEqual({ from: 0.001, to: 3.999 });
  });

  it('begins where the inner side of a corner does', () => {
    // Half of the other wall's thickness, on the inside of the corner.
    const stretch = stretchOf(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [4, 0], [4, 4], { thickness: 0.4 }),
    );
    expect(stretch?.from).toBeCloseTo(0.001, 9);
    expect(stretch?.to).toBeCloseTo(4 - 0.2 - 0.001, 9);
  });
});

describe('the holes of a wall in a level', () => {
  const level = () =>
    planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4, 0], [8, 0]), doorIn('a', 'door', 2));
  const holesIn = (store: ReturnType<typeof level>, wall: string): (string | undefined)[] =>
    store
      .derived(wallBodies)
      .find(wall)
      ?.holes.map((hole) => hole.opening.id) ?? [];

  it('follow an opening that is moved to another wall, changed, removed and brought back', () => {
    const store = level();
    const feed = store.derived(wallBodies).follow();
    feed.take();
    expect(holesIn(store, 'a')).toEqual(['door']);
    store.run(edit({ put: [doorIn('b', 'door', 2)] }));
    expect([...feed.take()].sort()).toEqual(['a', 'b']);
    expect([holesIn(store, 'a'), holesIn(store, 'b')]).toEqual([[], ['door']]);
    store.run(edit({ put: [doorIn('b', 'door', 2, 1.5)] }));
    expect(feed.take()).toEqual(['b']);
    expect(store.derived(wallBodies).find('b')?.volume).toBeCloseTo((4 * 2.7 - 1.5 * 2) * 0.2, 9);
    store.run(edit({ remove: ['door'] }));
    expect(feed.take()).toEqual(['b']);
    expect(store.derived(wallBodies).find('b')?.volume).toBeCloseTo(4 * 2.7 * 0.2, 9);
    store.undo();
    expect(holesIn(store, 'b')).toEqual(['door']);
  });
});
