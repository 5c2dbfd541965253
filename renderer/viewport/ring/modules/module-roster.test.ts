import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { call } from '../../../../core/document/command.ts';
import { deleteRecords } from '../../../../core/document/commands/delete-records.ts';
import { DocumentStore } from '../../../../core/document/document-store.ts';
import { countedIds } from '../../../../core/document/ids.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import type { ModuleModel } from '../../../../core/modules/module-model.ts';
import { changeRing } from '../../../../core/polar/commands/change-ring.ts';
import { moveModules } from '../../../../core/polar/commands/move-modules.ts';
import { buildLevel } from '../../../../test/support/build-level.ts';
import { boxFaces, meshOfFaces } from '../../../../test/support/code-modules.ts';
import type { ModuleState } from '../../../session/level-modules.ts';
import { BakedShapes } from './baked-shapes.ts';
import { findModuleHits } from './module-hits.ts';
import { ModuleRoster, type RosterLook } from './module-roster.ts';

/** Of one box, in metres. */
function boxModel(min: Vec3, max: Vec3): ModuleModel {
  return { meshes: [meshOfFaces(boxFaces(min, max))], materials: [], images: [], bounds: { min, max } };
}

const RING = { kind: 'ring', id: 'ring', steps: 16, cellSize: 2, outerRing: 6 };
const ASSET = { kind: 'asset', id: 'box', path: 'box.glb' };
const module = (id: string, cell: readonly [number, number], more: object = {}) => ({
  kind: 'module',
  id,
  ring: 'ring',
  asset: 'box',
  cell,
  ...more,
});

/** A level with its files, all of them there unless others are given. */
class Desk {
  readonly store: DocumentStore;
  readonly revision = signal(0);
  readonly files = new Map<string, ModuleState>();
  readonly roster: ModuleRoster;
  stirs = 0;
  look: RosterLook = { isShown: () => true, isFaded: () => false };

  constructor(records: readonly object[], model: ModuleModel | null = boxModel([-1, 0, -1], [1, 1, 1])) {
    this.store = new DocumentStore(buildLevel(records), countedIds());
    if (model) this.bring(model);
    this.roster = new ModuleRoster(
      this.store,
      { revision: this.revision, find: (path) => this.files.get(path) },
      () => {
        this.stirs += 1;
      },
    );
    this.roster.update(this.look);
  }

  bring(model: ModuleModel): void {
    this.files.set('box.glb', { status: 'ready', module: { glb: new Uint8Array(), model, notices: [] } });
    this.revision.value += 1;
  }

  update(): void {
    this.roster.update(this.look);
  }

  /** How many of each group are drawn, by the end of its key. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.roster.groups].map(({ isMirrored, look, table }) => [
        `${isMirrored ? 'mirrored ' : ''}${look}`,
        table.count,
      ]),
    );
  }

  /** What would be sent to the graphics card. */
  takeRuns(): readonly (readonly [number, number])[] {
    return [...this.roster.groups].flatMap(({ table }) => table.takeChange().runs);
  }
}

describe('the modules that are drawn', () => {
  it('are grouped by what draws them, mirrored ones apart', () => {
    const desk = new Desk([
      RING,
      ASSET,
      module('a', [0, 0]),
      module('b', [0, 4], { mirrored: true }),
      module('c', [1, 0]),
    ]);
    expect(desk.counts).toEqual({ normal: 2, 'mirrored normal': 1 });
  });

  it('send one instance when one of many moves', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      module(`m${index}`, [Math.floor(index / 15), index % 15]),
    );
    const desk = new Desk([RING, ASSET, ...many]);
    desk.takeRuns();
    expect(desk.store.run(call(moveModules, { moves: [{ module: 'm7', cell: [5, 3] }] }))).toMatchObject({
      ok: true,
    });
    desk.update();
    expect(desk.takeRuns()).toEqual([[7, 8]]);
  });

  it('go with what is deleted, and come back with undo', () => {
    const desk = new Desk([RING, ASSET, module('a', [0, 0]), module('b', [0, 4])]);
    desk.store.run(call(deleteRecords, { ids: ['a'] }));
    desk.update();
    expect(desk.counts).toEqual({ normal: 1 });
    desk.store.undo();
    desk.update();
    expect(desk.counts).toEqual({ normal: 2 });
  });

  it('are not drawn while they are hidden, and stay what they are under a look that changes nothing', () => {
    const desk = new Desk([RING, ASSET, module('a', [0, 0]), module('b', [0, 4])]);
    desk.look = { isShown: (id) => id !== 'a', isFaded: () => false };
    desk.update();
    expect(desk.counts).toEqual({ normal: 1 });
    desk.takeRuns();
    desk.look = { isShown: (id) => id !== 'a', isFaded: () => false };
    desk.update();
    expect(desk.takeRuns()).toEqual([]);
    desk.look = { isShown: () => true, isFaded: ({ id }) => id === 'b' };
    desk.update();
    expect(desk.counts).toEqual({ normal: 1, faded: 1 });
  });

  it('are boxes until their file comes, and when it cannot be read', () => {
    const desk = new Desk([RING, ASSET, module('a', [0, 0])], null);
    expect(desk.roster.find('a')?.group.kind).toMatchObject({
      status: 'loading',
      straight: { max: [1, 2, 1] },
    });
    desk.files.set('box.glb', { status: 'failed', reason: 'no such file', isMissing: true });
    desk.revision.value += 1;
    desk.update();
    expect(desk.roster.find('a')?.group.kind.status).toBe('failed');
    const model = boxModel([-1, 0, -1], [1, 0.5, 1]);
    desk.bring(model);
    desk.update();
    expect(desk.roster.find('a')?.group.kind.model).toBe(model);
    expect(desk.counts).toEqual({ normal: 1 });
  });

  it('of a ring that is dragged bend as they are, and are made as fine as they need once it rests', () => {
    const desk = new Desk([{ ...RING, steps: 64 }, ASSET, module('a', [0, 3])]);
    const coarse = desk.roster.find('a')?.group.kind.prepared;
    desk.store.run(call(changeRing, { ring: 'ring', changes: { steps: 8, cellSize: 3 } }));
    desk.update();
    expect(desk.stirs).toBe(1);
    const bent = desk.roster.find('a');
    expect(bent?.group.kind.prepared).toBe(coarse);
    expect(bent?.stand.grid.steps).toBe(8);
    desk.roster.settle();
    expect(desk.roster.find('a')?.group.kind.prepared).not.toBe(coarse);
  });

  it('of a changed ring stand as in a level that is opened like that, and all of them are sent', () => {
    const modules = [module('a', [0, 0], { quarterTurns: 1 }), module('b', [1, 4], { mirrored: true })];
    const desk = new Desk([RING, ASSET, ...modules, module('c', [2, 15]), module('d', [3, 15])]);
    desk.takeRuns();
    const changes = { steps: 13, cellSize: 3, centre: [1, 2, 3] as const, scaleHeight: true };
    desk.store.run(call(changeRing, { ring: 'ring', changes }));
    desk.store.run(call(moveModules, { moves: [{ module: 'c', cell: [5, 12] }] }));
    desk.update();
    expect(desk.takeRuns()).toEqual([
      [0, 2],
      [0, 1],
    ]);
    const opened = new Desk([...desk.store.all()]);
    const facts = (of: Desk, id: string) => {
      const placed = of.roster.find(id);
      if (!placed) return undefined;
      const { table } = placed.group;
      const slot = [...Array(table.count).keys()].find((each) => table.idAt(each) === id) ?? 0;
      const numbers = [
        ...table.matrices.slice(16 * slot, 16 * slot + 16),
        ...table.bends.slice(4 * slot, 4 * slot + 4),
      ];
      return { numbers, box: table.boxAt(slot), bounds: table.bounds, stand: placed.stand };
    };
    for (const id of ['a', 'b', 'c', 'd']) expect(facts(desk, id)).toEqual(facts(opened, id));
    expect(desk.roster.find('d')).toBeUndefined();
  });

  it('are none on a ring that reaches where no level does', () => {
    const endless = { ...RING, steps: 4, cellSize: 100, outerRing: 4000 };
    expect(new Desk([endless, ASSET, module('a', [3999, 0])]).counts).toEqual({});
  });
});

describe('a module under a ray', () => {
  /** A plate 10 cm over the ring, in the middle of its cell. */
  const PLATE = boxModel([-1, 0, -1], [1, 0.1, 1]);
  const shapes = new BakedShapes();

  it('is hit at 45° on its surface to a tenth of a millimetre, stretched, turned and mirrored', () => {
    const states = [0, 1, 2, 3].flatMap((quarterTurns) =>
      [false, true].map((mirrored) => ({ quarterTurns, mirrored })),
    );
    for (const state of states) {
      const desk = new Desk([RING, ASSET, module('a', [4, 5], state)], PLATE);
      const stand = desk.roster.find('a')?.stand;
      if (!stand) throw new Error('it is not drawn');
      const { radius, angle } = stand.pivot;
      const [x, z] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      const step = Math.SQRT1_2;
      const [hit] = findModuleHits(
        desk.roster,
        shapes,
        { origin: [x - 7, 7.1, z], direction: [step, -step, 0] },
        8,
      );
      expect(hit?.id).toBe('a');
      expect(hit?.t).toBeCloseTo(7 / step, 4);
      expect(hit?.point[0]).toBeCloseTo(x, 4);
      expect(hit?.point[1]).toBeCloseTo(0.1, 4);
    }
  });

  it('is not hit where it was before it was bent', () => {
    // 7 cells long on a ring of 16: its ends lie far inside the straight line.
    const long = { ...ASSET, footprint: [7, 1] };
    const desk = new Desk([RING, long, module('a', [0, 0])], boxModel([-7, 0, -1], [7, 1, 1]));
    const { pivot } = desk.roster.find('a')?.stand ?? {};
    if (!pivot) throw new Error('it is not drawn');
    const down = (u: number) => {
      const [cosine, sine] = [Math.cos(pivot.angle), Math.sin(pivot.angle)];
      const origin: Vec3 = [pivot.radius * cosine - u * sine, 5, pivot.radius * sine + u * cosine];
      return findModuleHits(desk.roster, shapes, { origin, direction: [0, -1, 0] }, 1);
    };
    expect(down(0)).toHaveLength(1);
    expect(down(6.5)).toHaveLength(0);
  });

  it('comes before what it hides, whatever the scale of its file', () => {
    // In centimetres, seen from outside along the radius: the outer one first.
    const small = { ...ASSET, scale: 0.01 };
    const model = boxModel([-100, 0, -100], [100, 100, 100]);
    const desk = new Desk([RING, small, module('near', [1, 0]), module('far', [0, 0])], model);
    const angle = Math.PI / 16;
    const direction: Vec3 = [-Math.cos(angle), 0, -Math.sin(angle)];
    const origin: Vec3 = [-30 * direction[0], 0.5, -30 * direction[2]];
    const hits = findModuleHits(desk.roster, shapes, { origin, direction }, 8);
    expect(hits.map(({ id }) => id)).toEqual(['near', 'far']);
    // Line 2 lies at 16/π · ((16 + π)/(16 − π))² m.
    expect(hits[0]?.t).toBeCloseTo(30 - 11.2859, 2);
    expect(findModuleHits(desk.roster, shapes, { origin, direction }, 1).map(({ id }) => id)).toEqual([
      'near',
    ]);
  });

  it('is seen from its front alone, as it is drawn', () => {
    const desk = new Desk([RING, ASSET, module('a', [0, 0])], PLATE);
    const { pivot } = desk.roster.find('a')?.stand ?? {};
    if (!pivot) throw new Error('it is not drawn');
    const origin: Vec3 = [pivot.radius * Math.cos(pivot.angle), 0.05, pivot.radius * Math.sin(pivot.angle)];
    expect(findModuleHits(desk.roster, shapes, { origin, direction: [0, 1, 0] }, 1)).toEqual([]);
  });
});
