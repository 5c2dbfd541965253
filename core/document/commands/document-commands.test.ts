import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { call } from '../command.ts';
import { addMaterial } from './add-material.ts';
import { renameLevel } from './rename-level.ts';
import { setMaterialProperties } from './set-material-properties.ts';

describe('renaming a level', () => {
  it('is a step, and keeps what the header holds besides', () => {
    const store = planStore();
    store.run(call(renameLevel, { name: 'Keep' }));
    expect(store.header).toEqual({ name: 'Keep', extra: {} });
    store.undo();
    expect(store.header.name).toBe('Plan');
  });

  it('to the same name changes nothing', () => {
    expect(planStore().run(call(renameLevel, { name: 'Plan' }))).toMatchObject({ changed: false });
  });
});

describe('materials', () => {
  it('are added with what is given and selected', () => {
    const store = planStore();
    expect(store.run(call(addMaterial, { color: '#ff0000' }))).toMatchObject({ select: ['m1'] });
    expect(store.find('m1')).toEqual({ kind: 'material', id: 'm1', color: '#ff0000' });
  });

  it('are changed field by field; null goes back to the default', () => {
    const store = planStore({ kind: 'material', id: 'brick', color: '#aa0000', roughness: 0.5 });
    store.run(call(setMaterialProperties, { material: 'brick', changes: { roughness: null, metallic: 1 } }));
    expect(store.find('brick')).toEqual({ kind: 'material', id: 'brick', color: '#aa0000', metallic: 1 });
  });

  it('that are not there are refused', () => {
    const reason = { code: 'records.no-such-record' };
    const store = planStore();
    expect(store.run(call(setMaterialProperties, { material: 'x', changes: {} }))).toMatchObject({ reason });
  });

  it('take no values out of range', () => {
    expect(addMaterial.args.safeParse({ texture: '../secret.png' }).success).toBe(false);
  });
});
