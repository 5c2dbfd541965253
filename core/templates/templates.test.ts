import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defenceExposure } from '../defence/defence-exposure.ts';
import { findDefenceProblems } from '../defence/defence-problems.ts';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import { isKnownKind, RECORD_SCHEMAS } from '../document/schema/record-kinds.ts';
import { cellsOf } from '../polar/footprint.ts';
import { placement } from '../polar/placement.ts';
import { findRingProblems } from '../polar/ring-problems.ts';
import { findPlanDefects } from '../walls/plan-defects.ts';
import { rooms } from '../walls/rooms/rooms.ts';
import { stairFlights } from '../walls/stairs/stair-flights.ts';
import { wallBodies } from '../walls/wall-bodies.ts';
import { findWallProblems } from '../walls/wall-problems.ts';
import { shippedFilesOf } from './shipped-files.ts';
import { STATION_ASSETS, withFilesBeside } from './station-assets.ts';
import { createTemplate, isTemplateName, TEMPLATE_NAMES } from './templates.ts';

describe.each(TEMPLATE_NAMES)('the template "%s"', (name) => {
  const store = new DocumentStore(createTemplate(name), countedIds());

  it('is the same on every call', () => {
    expect(createTemplate(name)).toEqual(createTemplate(name));
  });

  it('holds valid records of known kinds with ids of their own', () => {
    const { records } = createTemplate(name);
    for (const record of records) {
      if (!isKnownKind(record.kind)) throw new Error(`unknown kind ${record.kind}`);
      expect(RECORD_SCHEMAS[record.kind].parse(record)).toEqual(record);
    }
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('has a storey to draw on, and a plan without a fault', () => {
    expect(store.findKind('storey', 'ground')).toBeDefined();
    expect(findPlanDefects(store)).toEqual([]);
  });
});

describe('the cottage', () => {
  const store = new DocumentStore(createTemplate('cottage'), countedIds());

  it('has four named rooms below and five above, each with a floor, a ceiling and a door', () => {
    const model = store.derived(rooms);
    const faces = ['ground', 'upper'].map((storey) => model.ofStorey(storey));
    expect(faces.map(({ length }) => length)).toEqual([4, 5]);
    for (const { record, doors } of faces.flat()) {
      expect(record).toMatchObject({
        name: expect.any(String),
        floor: expect.any(String),
        ceiling: expect.any(String),
      });
      expect(doors.length).toBeGreaterThan(0);
    }
  });

  it('cuts every opening whole, and climbs by its stair to the upper floor', () => {
    const bodies = store.derived(wallBodies);
    const holes = [...store.ofKind('wall')].flatMap(({ id }) => bodies.find(id)?.holes ?? []);
    expect(holes).toHaveLength(store.countOf('opening'));
    expect(holes.every(({ isWhole }) => isWhole)).toBe(true);
    expect(store.derived(stairFlights).ofStorey('ground')).toMatchObject([{ leadsTo: 'upper' }]);
  });

  it('has nothing wrong or doubtful in it', () => {
    expect(findWallProblems(store)).toEqual([]);
  });
});

describe('the ring station', () => {
  const store = new DocumentStore(createTemplate('ring'), countedIds());

  it('has some sixty modules, each kind of the library but none without a place, and nothing doubtful', () => {
    expect(store.countOf('module')).toBeGreaterThan(50);
    const used = new Set([...store.ofKind('module')].map(({ asset }) => asset));
    expect(used).toEqual(new Set(STATION_ASSETS.map(({ id }) => id)));
    expect(findRingProblems(store)).toEqual([]);
  });

  it('closes its way around: cell by cell from step 0 to step 63', () => {
    const model = store.derived(placement);
    const taken = [...store.ofKind('module')]
      .flatMap(({ id }) => model.find(id) ?? [])
      .flatMap((footprint) => [...cellsOf(footprint, 64)]);
    expect(new Set(taken.flatMap(([line, step]) => (line === 1 ? step : []))).size).toBe(64);
  });
});

describe('the tower-defence level', () => {
  it('is built, and every tower of it reaches the path', () => {
    const store = new DocumentStore(createTemplate('defence'), countedIds());
    const reach = store.derived(defenceExposure).find('path')?.towers ?? [];
    expect(reach.length).toBeGreaterThan(3);
    expect(reach.every(({ pathInRange }) => pathInRange > 1)).toBe(true);
    expect(findDefenceProblems(store)).toEqual([]);
  });
});

it('every file that a template names comes with the program', () => {
  for (const name of TEMPLATE_NAMES) {
    for (const path of shippedFilesOf(createTemplate(name)).flatMap(withFilesBeside)) {
      expect([path, existsSync(new URL(`../../assets/samples/${path}`, import.meta.url))]).toEqual([
        path,
        true,
      ]);
    }
  }
  expect(withFilesBeside('assets/modules/solar-wing.gltf')).toContain('assets/modules/solar-cells.png');
});

it('knows its templates by name', () => {
  expect(isTemplateName('cottage')).toBe(true);
  expect(isTemplateName('castle')).toBe(false);
  expect(isTemplateName('toString')).toBe(false);
});
