import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore, RunResult } from '../../document/document-store.ts';
import type { Wall } from '../../document/schema/wall.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { drawWall } from './draw-wall.ts';

const draw = (store: DocumentStore, from: Vec2, to: Vec2, style: Partial<Wall> = {}): RunResult =>
  store.run(call(drawWall, { storey: 'ground', from, to, ...style }));

const reasonOf = (result: RunResult) => (result.ok ? 'done' : result.reason.code);

describe('drawing a wall', () => {
  it('adds one wall on the lattice, as it is asked to look, and selects it', () => {
    const store = planStore({ kind: 'material', id: 'brick' });
    const result = draw(store, [0.00004, 0], [4.00006, 0], { thickness: 0.3, height: 2, left: 'brick' });
    expect(store.find('w1')).toEqual(
      wallFrom('w1', [0, 0], [4.0001, 0], { thickness: 0.3, height: 2, left: 'brick' }),
    );
    expect(result).toEqual({ ok: true, changed: true, select: ['w1'] });
    expect(store.steps.map(({ label }) => label)).toEqual(['walls.draw']);
  });

  it.each([
    ['two clicks on one place', [1, 1], [1, 1]],
    ['a hair', [1, 1], [1 + 1e-9, 1]],
    ['1.5 cm', [1, 1], [1.015, 1]],
  ] as const)('refuses %s', (_, from, to) => {
    const store = planStore();
    expect(reasonOf(draw(store, from, to))).toBe('walls.too-short');
    expect(store.steps).toEqual([]);
  });

  it.each([[[0, Number.NaN]], [[0, Number.POSITIVE_INFINITY]], [[0, 1e300]]])('takes no end at %s', (to) => {
    expect(drawWall.args.safeParse({ storey: 'ground', from: [0, 0], to }).success).toBe(false);
  });

  it('refuses a storey and a material that are not there', () => {
    const store = planStore();
    expect(reasonOf(store.run(call(drawWall, { storey: 'attic', from: [0, 0], to: [1, 0] })))).toBe(
      'walls.no-such-storey',
    );
    expect(reasonOf(draw(store, [0, 0], [1, 0], { trim: 'gold' }))).toBe('walls.no-such-material');
  });

  it('leaves walls of another storey alone', () => {
    const store = planStore(
      { kind: 'storey', id: 'attic' },
      { ...wallFrom('a', [0, 0], [4, 0]), storey: 'attic' },
    );
    draw(store, [2, -1], [2, 1]);
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'w1: 2,-1 → 2,1']);
  });
});

describe('a wall drawn across another', () => {
  it('splits both', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]));
    draw(store, [1, -2], [1, 2]);
    expect(planOf(store)).toEqual(['a: 0,0 → 1,0', 'w1: 1,-2 → 1,0', 'w2: 1,0 → 1,2', 'w3: 1,0 → 4,0']);
  });

  it('splits all that it crosses, and selects its own pieces', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [0, 1], [4, 1]));
    const result = draw(store, [2, -1], [2, 2]);
    expect(store.countOf('wall')).toBe(7);
    const selected = result.ok ? result.select.map((id) => store.findKind('wall', id)) : [];
    expect(selected.map((wall) => `${wall?.start} → ${wall?.end}`).sort()).toEqual([
      '2,-1 → 2,0',
      '2,0 → 2,1',
      '2,1 → 2,2',
    ]);
  });

  it('meets it on the lattice where the crossing is beside it', () => {
    const store = planStore(wallFrom('a', [0, 0], [7, 3]));
    draw(store, [1, 3], [2, -3]);
    // By hand: (1 + t, 3 − 6t) on z = 3x/7 gives t = 18/45 = 0.4, so x = 1.4, z = 0.6.
    expect(store.find('a')).toEqual(wallFrom('a', [0, 0], [1.4, 0.6]));
    draw(store, [3, 3], [4, -3]);
    // t = (3 − 9/7) / (6 + 3/7) = 4/15: x = 3.26667, z = 1.4.
    expect(planOf(store).filter((line) => line.includes('3.2667,1.4'))).toHaveLength(4);
  });

  it('goes over a joint that it would cross beside', () => {
    const store = planStore(wallFrom('a', [0, 0], [2, 0]), wallFrom('b', [2, 0], [4, 0]));
    draw(store, [2.015, -1], [2.015, 1]);
    expect(planOf(store)).toEqual([
      'a: 0,0 → 2,0',
      'b: 2,0 → 4,0',
      'w1: 2.015,-1 → 2,0',
      'w2: 2,0 → 2.015,1',
    ]);
  });

  it('leaves style, materials and unknown fields on both halves', () => {
    const look = { thickness: 0.3, left: 'brick', right: 'brick', 'x-note': { by: 'Ada' } };
    const store = planStore({ kind: 'material', id: 'brick' }, wallFrom('a', [0, 0], [4, 0], look));
    draw(store, [1, 0], [1, 2]);
    expect(store.find('a')).toEqual(wallFrom('a', [0, 0], [1, 0], look));
    expect(store.find('w2')).toEqual(wallFrom('w2', [1, 0], [4, 0], look));
  });
});

describe('a wall that ends on another', () => {
  it('splits it there', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]));
    draw(store, [3, 2], [3, 0]);
    expect(planOf(store)).toEqual(['a: 0,0 → 3,0', 'w1: 3,2 → 3,0', 'w2: 3,0 → 4,0']);
  });

  it('ends on it when it stops a centimetre short', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]));
    draw(store, [3, 2], [3, 0.01]);
    expect(store.find('w1')).toEqual(wallFrom('w1', [3, 2], [3, 0]));
  });

  it('meets the corner when it is drawn 1.5 cm beside it', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4, 0], [4, 3]));
    draw(store, [4.015, 0], [6, 0]);
    draw(store, [2, 2], [4, 0.015]);
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'b: 4,0 → 4,3', 'w1: 4,0 → 6,0', 'w2: 2,2 → 4,0']);
  });
});

describe('a wall drawn along others', () => {
  it('is split by the joints on its line', () => {
    const store = planStore(wallFrom('a', [1, 0], [1, 2]), wallFrom('b', [3, 0.01], [3, 2]));
    draw(store, [0, 0], [4, 0]);
    expect(planOf(store)).toEqual([
      'a: 1,0 → 1,2',
      'b: 3,0.01 → 3,2',
      'w1: 0,0 → 1,0',
      'w2: 1,0 → 3,0.01',
      'w3: 3,0.01 → 4,0',
    ]);
  });

  it.each([
    ['the same', [0, 0], [4, 0]],
    ['the other', [4, 0], [0, 0]],
  ] as const)('adds only what is not covered yet, drawn %s way', (_, from, to) => {
    const store = planStore(wallFrom('a', [1, 0], [3, 0]));
    draw(store, from, to);
    expect(store.countOf('wall')).toBe(3);
    expect(store.find('a')).toEqual(wallFrom('a', [1, 0], [3, 0]));
  });

  it.each([
    ['just there', [1, 0], [5, 0]],
    ['just there, the other way', [5, 0], [1, 0]],
    ['inside it', [2, 0], [3, 0]],
    ['over two walls, beside their ends', [3, 0], [6, 0]],
  ] as const)('changes nothing when a wall is already %s', (_, from, to) => {
    const a = wallFrom('a', [1, 0], [5, 0]);
    const store = planStore(a, wallFrom('b', [5, 0], [7, 0]), doorIn('a', 'door', 1.2345));
    expect(draw(store, from, to)).toEqual({ ok: true, changed: false, select: [] });
    expect(store.find('a')).toBe(a);
    expect(store.isDirty).toBe(false);
  });

  it('goes on from the end of a wall that it begins inside', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]));
    draw(store, [3, 0], [6, 0]);
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'w1: 4,0 → 6,0']);
  });
});

describe('openings of a wall that is split', () => {
  const store = () => planStore(wallFrom('a', [0, 0], [6, 0]), doorIn('a', 'near', 1), doorIn('a', 'far', 5));

  it('stay where they are, each on its half', () => {
    const level = store();
    const before = level.snapshot();
    draw(level, [3, 2], [3, 0]);
    expect(planOf(level)).toEqual(['a: 0,0 → 3,0', 'w1: 3,2 → 3,0', 'w2: 3,0 → 6,0']);
    expect(openingsOf(level)).toEqual(['far: w2 at 2', 'near: a at 1']);
    level.undo();
    expect(new Set(level.snapshot().records)).toEqual(new Set(before.records));
  });

  it('refuse a cut through them, by name', () => {
    const level = store();
    const result = draw(level, [1.2, -1], [1.2, 1]);
    expect(result).toMatchObject({
      ok: false,
      reason: {
        code: 'walls.opening-in-the-way',
        params: { type: 'door', opening: 'near', wall: 'a' },
        records: ['near'],
      },
    });
    expect(level.steps).toEqual([]);
  });

  it('may end where the corner of the new wall begins, and not in it', () => {
    const level = store();
    expect(reasonOf(draw(level, [1.54, -1], [1.54, 1]))).toBe('openings.corner-too-near');
    expect(reasonOf(draw(level, [1.55, -1], [1.55, 1]))).toBe('done');
    expect(openingsOf(level)).toEqual(['far: w3 at 3.45', 'near: a at 1']);
  });
});
