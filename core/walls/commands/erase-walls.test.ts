import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { drawWall } from './draw-wall.ts';
import { eraseWalls } from './erase-walls.ts';

const erase = (from: Vec2, to: Vec2) => call(eraseWalls, { storey: 'ground', from, to });

describe('a stroke of the eraser', () => {
  it('takes the stretch that it runs along', () => {
    const store = planStore(wallFrom('a', [0, 0], [6, 0]));
    store.run(erase([2, 0], [3, 0]));
    expect(planOf(store)).toEqual(['a: 0,0 → 2,0', 'w1: 3,0 → 6,0']);
  });

  it('takes whole walls, and the last of the second', () => {
    const store = planStore(wallFrom('a', [0, 0], [2, 0]), wallFrom('b', [2, 0], [6, 0]));
    store.run(erase([5, 0], [-1, 0]));
    expect(planOf(store)).toEqual(['b: 5,0 → 6,0']);
  });

  it('leaves no rest shorter than a joint is wide', () => {
    const store = planStore(wallFrom('a', [0, 0], [6, 0]));
    store.run(erase([0.01, 0], [3, 0]));
    expect(planOf(store)).toEqual(['a: 3,0 → 6,0']);
  });

  it('leaves walls that it crosses or only touches', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [6, 0]),
      wallFrom('b', [3, 0], [3, 4]),
      wallFrom('c', [0, 1], [6, 1]),
    );
    expect(store.run(erase([2, -2], [2, 0]))).toMatchObject({ ok: true, changed: false });
    expect(store.run(erase([2, -2], [2, 2]))).toMatchObject({ ok: true, changed: false });
    expect(store.run(erase([2, 0.5], [4, 0.5]))).toMatchObject({ ok: true, changed: false });
    expect(store.run(erase([2, 0], [2, 0]))).toMatchObject({ ok: true, changed: false });
  });

  it('takes the openings with the stretch that held or cut them, and no other', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [9, 0]),
      doorIn('a', 'first', 1),
      doorIn('a', 'cut', 3),
      doorIn('a', 'inside', 4.5),
      doorIn('a', 'last', 8),
    );
    store.run(erase([3, 0], [6, 0]));
    expect(planOf(store)).toEqual(['a: 0,0 → 3,0', 'w1: 6,0 → 9,0']);
    expect(openingsOf(store)).toEqual(['first: a at 1', 'last: w1 at 2']);
    store.undo();
    expect(openingsOf(store)).toHaveLength(4);
  });

  it('makes one wall again of the two that it leaves in line', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [3, 0]),
      wallFrom('b', [6, 0], [3, 0]),
      wallFrom('stem', [3, 0], [3, 4]),
      doorIn('a', 'left', 1),
      doorIn('b', 'right', 1),
    );
    store.run(erase([3, 4], [3, 0]));
    expect(planOf(store)).toEqual(['a: 0,0 → 6,0']);
    expect(openingsOf(store)).toEqual(['left: a at 1', 'right: a at 5']);
  });

  it.each([
    ['are not of one kind', wallFrom('b', [3, 0], [6, 0], { thickness: 0.1 })],
    ['are painted otherwise', wallFrom('b', [6, 0], [3, 0], { left: 'brick' })],
    ['do not run straight on', wallFrom('b', [3, 0], [6, 0.1])],
    ['differ in a field from a later version', { ...wallFrom('b', [3, 0], [6, 0]), curve: 1 }],
  ])('leaves two walls two that %s', (_, b) => {
    const brick = { kind: 'material', id: 'brick' };
    const store = planStore(
      brick,
      wallFrom('a', [0, 0], [3, 0], { left: 'brick' }),
      b,
      wallFrom('s', [3, 0], [3, 4]),
    );
    store.run(erase([3, 4], [3, 0]));
    expect(store.countOf('wall')).toBe(2);
  });

  it('undoes what drawing a wall across did', () => {
    const store = planStore(wallFrom('a', [0, 0], [7, 3], { thickness: 0.3 }), doorIn('a', 'door', 6.1));
    store.run(call(drawWall, { storey: 'ground', from: [3, 3], to: [4, -3] }));
    store.run(erase([3, 3], [4, -3]));
    expect(planOf(store)).toEqual(['a: 0,0 → 7,3']);
  });
});
