import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore, RunResult } from '../../document/document-store.ts';
import type { Opening } from '../../document/schema/opening.ts';
import { flipOpenings } from './opening-flip.ts';
import { moveOpening } from './opening-move.ts';
import { placeOpening } from './opening-place.ts';
import { setOpeningProperties } from './opening-properties.ts';
import { resizeOpening } from './opening-resize.ts';

/** A wall 5 m long from a free end to a corner with one that is 0.4 m thick, so that 4.8 m of it stand free. */
const store = (...openings: readonly Opening[]): DocumentStore =>
  planStore(
    wallFrom('a', [0, 0], [5, 0]),
    wallFrom('b', [5, 0], [5, 5], { thickness: 0.4 }),
    { kind: 'material', id: 'oak' },
    ...openings,
  );

const DOOR = { wall: 'a', type: 'door', width: 0.9, height: 2.1 } as const;
const place = (level: DocumentStore, offset: number, more: Partial<Opening> = {}): RunResult =>
  level.run(call(placeOpening, { ...DOOR, offset, ...more }));

const codeOf = (result: RunResult): string => (result.ok ? 'done' : result.reason.code);

describe('placing an opening', () => {
  it('puts it where it was wanted, selected, as one step', () => {
    const level = store();
    expect(place(level, 2)).toEqual({ ok: true, changed: true, select: ['o1'] });
    expect(level.find('o1')).toEqual({ kind: 'opening', id: 'o1', ...DOOR, offset: 2 });
    level.undo();
    expect(level.find('o1')).toBeUndefined();
  });

  it.each([
    ['at the free end, up to it', 0.45, 'done'],
    ['past the free end', 0.44, 'openings.past-end'],
    ['up to the corner, which the thick wall makes at 4.8 m', 4.35, 'done'],
    ['into the corner', 4.36, 'openings.past-end'],
  ])('%s', (_, offset, code) => {
    expect(codeOf(place(store(), offset))).toBe(code);
  });

  it.each([
    ['right beside another', 2.9, 'done'],
    ['a little over another', 2.89, 'openings.overlap'],
    ['over another', 2.2, 'openings.overlap'],
  ])('%s', (_, offset, code) => {
    expect(codeOf(place(store(doorIn('a', 'd', 2)), offset))).toBe(code);
  });

  it('is refused where it is higher than the wall, wider than it, or there is no wall or material', () => {
    expect(codeOf(place(store(), 2, { height: 2.7 }))).toBe('done');
    expect(codeOf(place(store(), 2, { height: 2.71 }))).toBe('openings.too-tall');
    expect(codeOf(place(store(), 2, { height: 2, sill: 0.75 }))).toBe('openings.too-tall');
    expect(place(store(), 2.5, { width: 4.9 })).toMatchObject({
      reason: { code: 'openings.too-wide', params: { room: 4.8, width: 4.9 } },
    });
    expect(codeOf(place(store(), 2, { wall: 'x' }))).toBe('walls.no-such-wall');
    expect(codeOf(place(store(), 2, { leaf: 'x' }))).toBe('walls.no-such-material');
  });

  it('rounds what arithmetic made of a length to the micrometre', () => {
    const level = store();
    place(level, 0.1 + 0.2 + 1, { sill: 1 / 3, height: 1 });
    expect(level.find('o1')).toMatchObject({ offset: 1.3, sill: 0.333333 });
  });
});

describe('moving an opening', () => {
  it('goes along its wall and into another one, with what it is', () => {
    const level = store({ ...doorIn('a', 'd', 1), leaf: 'oak' });
    level.run(call(moveOpening, { opening: 'd', offset: 3 }));
    expect(openingsOf(level)).toEqual(['d: a at 3']);
    level.run(call(moveOpening, { opening: 'd', wall: 'b', offset: 2, opensTo: 'right' }));
    expect(level.find('d')).toEqual({ ...doorIn('b', 'd', 2), leaf: 'oak', opensTo: 'right' });
  });

  it('may overlap where it was itself, and nothing else', () => {
    const level = store(doorIn('a', 'd', 1), doorIn('a', 'e', 3));
    expect(codeOf(level.run(call(moveOpening, { opening: 'd', offset: 1.2 })))).toBe('done');
    expect(codeOf(level.run(call(moveOpening, { opening: 'd', offset: 2.8 })))).toBe('openings.overlap');
    expect(codeOf(level.run(call(moveOpening, { opening: 'x', offset: 2 })))).toBe(
      'openings.no-such-opening',
    );
    expect(openingsOf(level)).toEqual(['d: a at 1.2', 'e: a at 3']);
  });
});

describe('resizing an opening', () => {
  it('keeps its middle, or an edge when it is told so', () => {
    const level = store(doorIn('a', 'd', 1, 1));
    level.run(call(resizeOpening, { opening: 'd', width: 1.5, offset: 1.25, height: 2.2 }));
    expect(level.find('d')).toMatchObject({ offset: 1.25, width: 1.5, height: 2.2 });
    expect(codeOf(level.run(call(resizeOpening, { opening: 'd', width: 2.6 })))).toBe('openings.past-end');
  });
});

describe('changing openings', () => {
  it('changes several at once, and null takes a field back', () => {
    const level = store({ ...doorIn('a', 'd', 1), sill: 0.2 }, doorIn('a', 'e', 3));
    const changes = { type: 'window', height: 1.2, sill: 0.9, fitting: 'leaf', frame: 'oak' } as const;
    level.run(call(setOpeningProperties, { openings: ['d', 'e'], changes }));
    expect(level.find('d')).toEqual({ ...doorIn('a', 'd', 1), ...changes });
    level.run(call(setOpeningProperties, { openings: ['d'], changes: { sill: null, frame: null } }));
    expect(level.find('d')).toEqual({
      ...doorIn('a', 'd', 1),
      type: 'window',
      height: 1.2,
      fitting: 'leaf',
    });
  });

  it('is all or nothing', () => {
    const level = store(doorIn('a', 'd', 1), doorIn('a', 'e', 3));
    const widen = call(setOpeningProperties, { openings: ['d', 'e'], changes: { width: 2.1 } });
    expect(codeOf(level.run(widen))).toBe('openings.past-end');
    expect(level.position).toBe(0);
  });

  it('lets what was wrong in the file be painted, and not be moved to another wrong place', () => {
    const level = store(doorIn('a', 'd', 4.9));
    const paint = call(setOpeningProperties, { openings: ['d'], changes: { leaf: 'oak' } });
    expect(codeOf(level.run(paint))).toBe('done');
    expect(codeOf(level.run(call(moveOpening, { opening: 'd', offset: 4.8 })))).toBe('openings.past-end');
    expect(codeOf(level.run(call(moveOpening, { opening: 'd', offset: 4 })))).toBe('done');
  });

  it('flips the hinge, the side or both', () => {
    const level = store(doorIn('a', 'd', 1));
    const flip = (hinge: boolean, side: boolean) =>
      level.run(call(flipOpenings, { openings: ['d'], hinge, side }));
    flip(true, false);
    expect(level.find('d')).toMatchObject({ hinge: 'end' });
    flip(true, true);
    expect(level.find('d')).toEqual({ ...doorIn('a', 'd', 1), opensTo: 'right' });
  });
});
