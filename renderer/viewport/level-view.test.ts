import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { z } from '../../core/document/schema/zod.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { PLAN_CUT, STUB_HEIGHT } from '../../core/walls/views/cutaway.ts';
import { RecordingEngine } from '../../test/support/recording-engine.ts';
import { type ImageSource, MaterialTextures } from '../materials/material-textures.ts';
import { LevelView } from './level-view.ts';
import { SessionLook, WHOLE_VIEW } from './session-look.ts';

const wall = (id: string, start: Vec2, end: Vec2, more: object = {}): LevelRecord => ({
  kind: 'wall',
  id,
  storey: 'ground',
  start,
  end,
  ...more,
});

const RECORDS: readonly LevelRecord[] = [
  { kind: 'material', id: 'brick', color: '#b5523b' },
  { kind: 'storey', id: 'ground' },
  { kind: 'storey', id: 'upper', elevation: 2.7 },
  wall('a', [0, 0], [5, 0]),
  wall('b', [5, 0], [5, 4]),
  wall('far', [20, 20], [24, 20]),
  wall('red', [0, 8], [5, 8], { left: 'brick', right: 'brick' }),
  wall('up', [0, 0], [5, 0], { storey: 'upper' }),
];

/** Puts records as they are: the level's own commands are tested where they live. */
const put = {
  id: 'test.put',
  label: 'walls.draw',
  args: z.custom<LevelRecord>(),
  run: (_level: unknown, record: LevelRecord) => ({ ok: true as const, edit: { put: [record] } }),
} as const;
const remove = {
  id: 'test.remove',
  label: 'walls.draw',
  args: z.string(),
  run: (_level: unknown, id: string) => ({ ok: true as const, edit: { remove: [id] } }),
} as const;

const NO_IMAGES: ImageSource = {
  revision: { peek: () => 0 },
  find: () => undefined,
  noteUndrawable: () => {},
};

let engine: RecordingEngine;
let scene: Scene;
let store: DocumentStore;
let view: LevelView;

const wallMeshes = (): Mesh[] => scene.meshes.filter(({ name }) => name.startsWith('surfaces ')) as Mesh[];
const names = (): string[] => wallMeshes().map(({ name }) => name);

/** World height of the highest corner that a mesh draws, in metres. */
const highest = (name: string): number => {
  const mesh = wallMeshes().find((other) => other.name === name);
  if (!mesh) throw new Error(`${name} is drawn`);
  return Math.max(...engine.triangles(mesh).flatMap(([, a = 0, , , b = 0, , , c = 0]) => [a, b, c]));
};

/** The triangles that are drawn, as sorted text: two scenes with the same text look the same. */
const shown = (): string[] =>
  wallMeshes()
    .flatMap((mesh) => engine.triangles(mesh))
    .map((triangle) => triangle.join(' '))
    .sort();

beforeEach(() => {
  engine = new RecordingEngine();
  scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  store = new DocumentStore({ header: { name: 'Test', extra: {} }, records: RECORDS }, countedIds());
  view = new LevelView(
    scene,
    store,
    new SessionLook(store, WHOLE_VIEW),
    new MaterialTextures(scene, NO_IMAGES, () => {}),
  );
  view.update();
});

afterEach(() => engine.dispose());

describe('the level in the scene', () => {
  it('is one mesh per storey and material, however many walls there are', () => {
    expect(names()).toEqual([
      'surfaces ground\n\nwalls',
      'surfaces ground\nbrick',
      'surfaces upper\n\nwalls',
    ]);
    for (let index = 0; index < 50; index += 1) {
      store.run(call(put, wall(`more${index}`, [index, 30], [index, 33])));
    }
    view.update();
    expect(wallMeshes()).toHaveLength(3);
  });

  it('draws two thousand walls and four thousand openings in a call a material of a storey', () => {
    const records: LevelRecord[] = [
      { kind: 'material', id: 'brick', color: '#b5523b' },
      { kind: 'storey', id: 'ground' },
      { kind: 'storey', id: 'upper', elevation: 2.7 },
    ];
    for (let index = 0; index < 2000; index += 1) {
      const [x, z] = [(index % 40) * 6, Math.floor(index / 40) * 3];
      const storey = index % 2 === 0 ? 'ground' : 'upper';
      const paint = index % 3 === 0 ? { left: 'brick' } : {};
      records.push(wall(`w${index}`, [x, z], [x + 5, z], { storey, ...paint }));
      for (const [type, offset] of [
        ['door', 1.2],
        ['window', 3.5],
      ] as const) {
        const id = `${type}${index}`;
        const size = { width: 1, height: 1.2, sill: type === 'door' ? 0 : 0.9, fitting: 'leaf' as const };
        records.push({ kind: 'opening', id, wall: `w${index}`, type, offset, ...size });
      }
    }
    const large = new DocumentStore({ header: { name: 'Large', extra: {} }, records }, countedIds());
    const crowd = new Scene(engine);
    const images = new MaterialTextures(crowd, NO_IMAGES, () => {});
    new LevelView(crowd, large, new SessionLook(large, WHOLE_VIEW), images).update();
    expect(crowd.meshes.length).toBeGreaterThanOrEqual(2 * 2 + 1);
    // In each of two storeys brick, and the looks of walls, frames, leaves and panes; the contact shadow of all.
    expect(crowd.meshes.length).toBeLessThanOrEqual(2 * (1 + 4) + 1);
  });

  it('stands where the level says, in metres, right-handed, with front faces outside', () => {
    const red = wallMeshes().find(({ name }) => name.endsWith('brick'));
    if (!red) throw new Error('there is a brick wall');
    const volume = engine
      .triangles(red)
      .reduce((sum, [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, ...c]) => {
        const [cx = 0, cy = 0, cz = 0] = c;
        return sum + (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
      }, 0);
    expect(volume).toBeCloseTo(5 * 0.2 * 2.7, 4);
    expect(scene.useRightHandedSystem).toBe(true);
  });

  it('uploads what an edit touches, not the level', () => {
    for (let index = 0; index < 200; index += 1) {
      store.run(call(put, wall(`more${index}`, [index, 30], [index, 33])));
    }
    view.update();
    engine.updatedBytes = 0;
    store.run(call(put, wall('far', [20, 20], [24, 21])));
    view.update();
    const total = wallMeshes().reduce((sum, mesh) => sum + engine.attribute(mesh, 'position').byteLength, 0);
    expect(engine.updatedBytes).toBeGreaterThan(0);
    expect(engine.updatedBytes).toBeLessThan(total / 20);
  });

  it('uploads nothing while nothing changes', () => {
    engine.updatedBytes = 0;
    view.update();
    expect(engine.updatedBytes).toBe(0);
  });

  it('looks as before after undo', () => {
    const before = shown();
    store.run(call(put, wall('a', [0, 0], [5, 3])));
    store.run(call(remove, 'far'));
    view.update();
    expect(shown()).not.toEqual(before);
    store.undo();
    store.undo();
    view.update();
    expect(shown()).toEqual(before);
  });

  it('shows what a gesture previews and takes it back with it', () => {
    const before = shown();
    const gesture = store.begin();
    gesture.preview(call(put, wall('new', [0, 10], [3, 10])));
    view.update();
    expect(shown().length).toBeGreaterThan(before.length);
    gesture.cancel();
    view.update();
    expect(shown()).toEqual(before);
  });

  it('takes a mesh away with the last wall in it', () => {
    store.run(call(remove, 'red'));
    view.update();
    expect(names()).not.toContain('surfaces ground\nbrick');
  });

  it('moves a wall to the mesh of its new material', () => {
    store.run(call(put, wall('far', [20, 20], [24, 20], { left: 'brick', right: 'brick' })));
    view.update();
    store.run(call(remove, 'red'));
    view.update();
    expect(names()).toContain('surfaces ground\nbrick');
    store.run(call(put, wall('far', [20, 20], [24, 20])));
    view.update();
    expect(names()).not.toContain('surfaces ground\nbrick');
  });

  it('hides walls and storeys and shows them again', () => {
    const before = shown();
    view.setLook(new SessionLook(store, { ...WHOLE_VIEW, hidden: new Set(['far', 'upper']) }));
    expect(shown().length).toBeLessThan(before.length);
    expect(names()).not.toContain('surfaces upper\n\nwalls');
    view.setLook(new SessionLook(store, WHOLE_VIEW));
    expect(shown()).toEqual(before);
  });

  it('shows the storey above the one that is worked on as a ghost, in one mesh', () => {
    view.setLook(new SessionLook(store, { ...WHOLE_VIEW, storey: 'ground' }));
    expect(names()).toEqual(['surfaces ground\n\nwalls', 'surfaces ground\nbrick', 'surfaces upper\nghost']);
    view.setLook(new SessionLook(store, { ...WHOLE_VIEW, storey: 'upper' }));
    expect(names()).toContain('surfaces upper\n\nwalls');
    expect(names()).not.toContain('surfaces upper\nghost');
  });

  it('lowers the walls of the storey that is worked on, and puts them up again', () => {
    const before = shown();
    view.setLook(new SessionLook(store, { ...WHOLE_VIEW, storey: 'upper', wallView: 'down' }));
    expect(highest('surfaces upper\n\nwalls')).toBeCloseTo(2.7 + STUB_HEIGHT, 5);
    expect(highest('surfaces ground\nbrick')).toBeCloseTo(2.7, 5);
    view.setLook(new SessionLook(store, WHOLE_VIEW));
    expect(shown()).toEqual(before);
  });

  it('cuts all walls through their openings where the cutaway is seen from above', () => {
    const plan = { ...WHOLE_VIEW, wallView: 'cutaway', gaze: null } as const;
    view.setLook(new SessionLook(store, plan));
    expect(highest('surfaces ground\n\nwalls')).toBeCloseTo(PLAN_CUT, 5);
    expect(highest('surfaces ground\nbrick')).toBeCloseTo(PLAN_CUT, 5);
  });

  it('lets one look through the roof of a storey below the one that is worked on', () => {
    store.run(call(put, wall('c', [5, 4], [0, 4])));
    store.run(call(put, wall('d', [0, 4], [0, 0])));
    store.run(call(put, { kind: 'roof', id: 'roof', storey: 'ground', type: 'flat' }));
    view.update();
    expect(names()).toContain('surfaces ground\n\nroofs');
    const look = new SessionLook(store, { ...WHOLE_VIEW, storey: 'upper' });
    view.setLook(look);
    expect(names()).toContain('surfaces ground\n\nroofs\nfaded');
    expect(names()).not.toContain('surfaces ground\n\nroofs');
    expect(look.isFaded({ id: 'roof' })).toBe(true);
    expect(new SessionLook(store, { ...WHOLE_VIEW, storey: 'ground' }).isFaded({ id: 'roof' })).toBe(false);
  });

  it('lowers an edited wall as well', () => {
    view.setLook(new SessionLook(store, { ...WHOLE_VIEW, wallView: 'down' }));
    store.run(call(put, wall('far', [20, 20], [24, 22])));
    view.update();
    expect(highest('surfaces ground\n\nwalls')).toBeCloseTo(STUB_HEIGHT, 5);
  });

  it('draws what is looked through by itself, and leaves the level as it is', () => {
    const before = store.header;
    view.setLook(new SessionLook(store, { ...WHOLE_VIEW, faded: new Set(['a']) }));
    expect(names()).toContain('surfaces ground\n\nwalls\nfaded');
    expect(highest('surfaces ground\n\nwalls\nfaded')).toBeCloseTo(2.7, 5);
    expect(store.header).toBe(before);
    expect(store.isDirty).toBe(false);
    view.setLook(new SessionLook(store, WHOLE_VIEW));
    expect(names()).not.toContain('surfaces ground\n\nwalls\nfaded');
  });

  it('leaves nothing behind when it is taken down', () => {
    view.dispose();
    expect(scene.meshes).toHaveLength(0);
    expect(scene.materials).toHaveLength(0);
    expect(scene.geometries).toHaveLength(0);
  });
});
