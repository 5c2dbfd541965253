import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import { isKnownKind, RECORD_SCHEMAS } from '../document/schema/record-kinds.ts';
import { findPlanDefects } from '../walls/plan-defects.ts';
import { wallGraph } from '../walls/wall-graph.ts';
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
  it('encloses five rooms', () => {
    const store = new DocumentStore(createTemplate('cottage'), countedIds());
    const graph = store.derived(wallGraph);
    const joints = [...graph.jointsOf('ground')];
    expect(joints.every(({ walls }) => walls.length >= 2)).toBe(true);
    // Euler: a connected planar graph has E − V + 1 bounded faces.
    expect(store.countOf('wall') - joints.length + 1).toBe(5);
  });
});

it('knows its templates by name', () => {
  expect(isTemplateName('cottage')).toBe(true);
  expect(isTemplateName('castle')).toBe(false);
  expect(isTemplateName('toString')).toBe(false);
});
