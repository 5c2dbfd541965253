import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { pasteRecords } from '../commands/paste-records.ts';
import { setWallProperties } from '../commands/set-wall-properties.ts';
import { mirrorWalls, turnWalls } from '../commands/turn-walls.ts';
import { findPlanDefects } from '../plan-defects.ts';
import type { Clip } from './clip.ts';
import { formatClip, parseClip } from './clip-text.ts';
import { copyRecords } from './copy-records.ts';

const PLASTER: LevelRecord = { kind: 'material', id: 'plaster', name: 'Plaster', color: '#eeeeee' };

/** Two walls of a corner, the longer one plastered on the left and with a door a metre from its start. */
const corner = (): DocumentStore =>
  planStore(
    PLASTER,
    wallFrom('a', [0, 0], [4, 0], { left: 'plaster' }),
    wallFrom('b', [4, 0], [4, 3]),
    doorIn('a', 'door', 1),
  );

function copy(store: DocumentStore, ...ids: string[]): Clip {
  const clip = copyRecords(store, ids, 'ground');
  if (!clip) throw new Error('nothing was copied');
  return clip;
}

const paste = (store: DocumentStore, clip: Clip, to: Vec2, more: object = {}) =>
  store.run(call(pasteRecords, { storey: 'ground', clip, from: [0, 0], to, ...more }));

describe('pasting', () => {
  it('three times gives three copies that share nothing but the material', () => {
    const store = corner();
    const clip = copy(store, 'a', 'b');
    for (const z of [5, 10, 15]) expect(paste(store, clip, [0, z]).ok).toBe(true);
    expect(planOf(store)).toEqual([
      'a: 0,0 → 4,0',
      'b: 4,0 → 4,3',
      'w1: 0,5 → 4,5',
      'w2: 4,5 → 4,8',
      'w3: 0,10 → 4,10',
      'w4: 4,10 → 4,13',
      'w5: 0,15 → 4,15',
      'w6: 4,15 → 4,18',
    ]);
    expect(openingsOf(store)).toEqual(['door: a at 1', 'o1: w1 at 1', 'o2: w3 at 1', 'o3: w5 at 1']);
    expect(store.countOf('material')).toBe(1);

    store.run(call(setWallProperties, { walls: ['w3'], changes: { thickness: 0.5, left: null } }));
    for (const id of ['a', 'w1', 'w5']) {
      expect(store.findKind('wall', id)).toMatchObject({ left: 'plaster' });
      expect(store.findKind('wall', id)?.thickness).toBeUndefined();
    }
  });

  it('into another level brings the materials along, once, and uses those that are there', () => {
    const clip = copy(corner(), 'a', 'b');
    const empty = planStore();
    paste(empty, clip, [0, 0]);
    paste(empty, clip, [0, 9]);
    expect([...empty.ofKind('material')]).toEqual([{ ...PLASTER, id: 'm1' }]);
    expect(empty.findKind('wall', 'w1')?.left).toBe('m1');

    const other = planStore(
      { ...PLASTER, id: 'mine' },
      { kind: 'material', id: 'plaster', color: '#000000' },
    );
    paste(other, clip, [0, 0]);
    expect(other.countOf('material')).toBe(2);
    expect(other.findKind('wall', 'w1')?.left).toBe('mine');
  });

  it('turns a quarter counter-clockwise, exactly, with the door as far from its corner as before', () => {
    const store = corner();
    paste(store, copy(store, 'a', 'b'), [10, 10], { turn: Math.PI / 2 });
    expect(planOf(store).slice(2)).toEqual(['w1: 10,10 → 10,6', 'w2: 10,6 → 13,6']);
    expect(openingsOf(store)).toContain('o1: w1 at 1');
  });

  it('mirrors: left and right change places, and sides and leaf stay on their side of the wall', () => {
    const store = corner();
    paste(store, copy(store, 'a', 'b'), [20, 0], { isMirrored: true });
    expect(planOf(store).slice(2)).toEqual(['w1: 16,0 → 20,0', 'w2: 16,3 → 16,0']);
    expect(store.findKind('wall', 'w1')).toMatchObject({ left: 'plaster' });
    expect(store.findKind('opening', 'o1')).toMatchObject({ wall: 'w1', offset: 3, hinge: 'end' });
  });

  it('becomes part of the plan: what it meets is split, what stands there already is shared', () => {
    const store = corner();
    paste(store, copy(store, 'b'), [4, 0], { from: [4, 0] });
    expect(planOf(store)).toHaveLength(2);
    paste(store, copy(store, 'b'), [2, -1], { from: [4, 0] });
    expect(findPlanDefects(store)).toEqual([]);
    expect(planOf(store)).toContain('a: 0,0 → 2,0');
  });

  it('is refused where it would cut a door, and the level stays as it was', () => {
    const store = corner();
    const result = paste(store, copy(store, 'b'), [1, -1], { from: [4, 0] });
    expect(result).toMatchObject({ ok: false, reason: { code: 'walls.opening-in-the-way' } });
    expect(planOf(store)).toHaveLength(2);
  });

  it('is refused beyond the reach of a level and on a storey that is not there', () => {
    const store = corner();
    const clip = copy(store, 'a');
    expect(paste(store, clip, [100_000, 0])).toMatchObject({ reason: { code: 'walls.too-far' } });
    expect(paste(store, clip, [0, 0], { storey: 'attic' })).toMatchObject({
      reason: { code: 'walls.no-such-storey' },
    });
  });

  it('brings rooms, stairs and roofs, each with an id of its own', () => {
    const store = planStore(
      { kind: 'room', id: 'hall', storey: 'ground', at: [1, 1], name: 'Hall' },
      { kind: 'stair', id: 'up', storey: 'ground', start: [0, 0], end: [3, 0] },
      { kind: 'roof', id: 'top', storey: 'ground', type: 'gable', ridge: 'x' },
    );
    paste(store, copy(store, 'hall', 'up', 'top'), [10, 0], { turn: Math.PI / 2 });
    expect(store.findKind('room', 'r1')).toMatchObject({ at: [11, -1], name: 'Hall' });
    expect(store.findKind('stair', 's1')).toMatchObject({ start: [10, 0], end: [10, -3] });
    expect(store.findKind('roof', 'r2')).toMatchObject({ ridge: 'z' });
  });
});

describe('the text on the clipboard', () => {
  it('is read back as it was', () => {
    const clip = copy(corner(), 'a', 'b');
    expect(parseClip(formatClip(clip))).toEqual({ ok: true, clip });
  });

  it('that is not ours is passed over without a word', () => {
    for (const text of ['', 'Hello', '{"format":"gltf"}', '[1', 'null', 'x'.repeat(10_000_001)]) {
      expect(parseClip(text)).toEqual({ ok: false, reason: null });
    }
  });

  it.each([
    ['two of one id', (records: unknown[]) => [...records, ...records]],
    [
      'a door without its wall',
      (records: unknown[]) => records.filter((each) => !/"id":"a"/.test(JSON.stringify(each))),
    ],
    ['a kind that is not copied', () => [{ kind: 'storey', id: 'ground' }]],
    ['coordinates out of reach', () => [wallFrom('a', [0, 0], [1e9, 0])]],
    ['no list', () => 'records' as unknown as unknown[]],
  ])('is refused with %s', (_, damage) => {
    const whole = JSON.parse(formatClip(copy(corner(), 'a', 'b'))) as { records: unknown[] };
    const text = JSON.stringify({ ...whole, records: damage(whole.records) });
    expect(parseClip(text)).toMatchObject({ ok: false, reason: { code: 'clip.broken' } });
  });
});

describe('turning and mirroring in place', () => {
  it('turns walls about their middle, and keeps their ids and doors', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), doorIn('a', 'door', 1));
    store.run(call(turnWalls, { walls: ['a'], turn: Math.PI / 2 }));
    expect(planOf(store)).toEqual(['a: 2,2 → 2,-2']);
    expect(openingsOf(store)).toEqual(['door: a at 1']);
  });

  it('mirrors left and right, or near and far', () => {
    const store = corner();
    store.run(call(mirrorWalls, { walls: ['a', 'b'], axis: 'x' }));
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'b: 0,3 → 0,0']);
    expect(openingsOf(store)).toEqual(['door: a at 3']);
    store.run(call(mirrorWalls, { walls: ['a', 'b'], axis: 'x' }));
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'b: 4,0 → 4,3']);
    expect(store.findKind('opening', 'door')).toEqual(doorIn('a', 'door', 1));
    store.run(call(mirrorWalls, { walls: ['a', 'b'], axis: 'z' }));
    expect(planOf(store)).toEqual(['a: 4,3 → 0,3', 'b: 4,0 → 4,3']);
  });

  it('leaves walls that met them where they are', () => {
    const store = corner();
    store.run(call(turnWalls, { walls: ['b'], turn: Math.PI / 2 }));
    expect(planOf(store)).toContain('a: 0,0 → 4,0');
    expect(findPlanDefects(store)).toEqual([]);
  });
});
