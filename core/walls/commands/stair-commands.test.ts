import { expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import { moveStair } from './move-stair.ts';
import { placeStair } from './place-stair.ts';
import { setStairProperties } from './set-stair-properties.ts';

const UPPER = { kind: 'storey', id: 'upper', elevation: 3 } as const;
const STAIR = { kind: 'stair', id: 's', storey: 'ground', start: [0, 0], end: [4, 0] } as const;

it('a stair stands on the lattice and carries what was said of it', () => {
  const store = planStore(UPPER);
  store.run(call(placeStair, { storey: 'ground', from: [0.00004, 0], to: [4, 0], width: 1.2 }));
  expect([...store.ofKind('stair')]).toEqual([{ ...STAIR, id: 's1', width: 1.2 }]);
});

it('a stair of no length, a steep one, and one on no storey or of no material are refused', () => {
  const store = planStore(UPPER);
  const place = (more: object) =>
    store.run(call(placeStair, { storey: 'ground', from: [0, 0], to: [4, 0], ...more }));
  expect(place({ to: [0, 0] })).toMatchObject({ reason: { code: 'building.stair-too-short' } });
  expect(place({ to: [2.9, 0] })).toMatchObject({
    reason: { code: 'building.stair-too-steep', params: { length: 3 } },
  });
  expect(place({ to: [3, 0] })).toMatchObject({ ok: true });
  expect(place({ storey: 'x' })).toMatchObject({ reason: { code: 'walls.no-such-storey' } });
  expect(place({ material: 'x' })).toMatchObject({ reason: { code: 'walls.no-such-material' } });
});

it('a stair is moved by its foot, by its head, and to another storey', () => {
  const store = planStore(UPPER, STAIR);
  store.run(call(moveStair, { stair: 's', start: [-1, 0] }));
  store.run(call(moveStair, { stair: 's', end: [4, 2] }));
  store.run(call(moveStair, { stair: 's', storey: 'upper' }));
  expect(store.find('s')).toEqual({ ...STAIR, storey: 'upper', start: [-1, 0], end: [4, 2] });
  expect(store.run(call(moveStair, { stair: 's', end: [-1, 0] }))).toMatchObject({ ok: false });
  expect(store.run(call(moveStair, { stair: 'x' }))).toMatchObject({
    reason: { code: 'records.no-such-record' },
  });
});

it('stairs are changed together; null goes back to the default', () => {
  const store = planStore({ ...STAIR, steps: 12 }, { ...STAIR, id: 't', start: [0, 3], end: [4, 3] });
  store.run(call(setStairProperties, { stairs: ['s', 't'], changes: { width: 2, steps: null } }));
  expect(store.find('s')).toEqual({ ...STAIR, width: 2 });
  expect(store.find('t')).toMatchObject({ width: 2 });
  const reason = (args: Parameters<typeof setStairProperties.run>[1]) =>
    store.run(call(setStairProperties, args));
  expect(reason({ stairs: ['x'], changes: {} })).toMatchObject({ ok: false });
  expect(reason({ stairs: ['s'], changes: { material: 'x' } })).toMatchObject({ ok: false });
});
