import { expect } from 'vitest';
import type { DocumentStore } from '../../core/document/document-store.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import type { Roof } from '../../core/document/schema/roof.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { roofSurfaces } from '../../core/walls/roofs/roof-surfaces.ts';
import { examineSurface } from './mesh-proof.ts';
import { wallFrom } from './plan-store.ts';

/** Flat, a metre thick and without eaves: its volume is the area that it covers. */
export const SLAB: Roof = {
  kind: 'roof',
  id: 'roof',
  storey: 'ground',
  type: 'flat',
  overhang: 0,
  thickness: 1,
};
export const UPPER: LevelRecord = { kind: 'storey', id: 'upper', elevation: 3, height: 2.7 };

/** A closed outline of walls 0.2 m thick. */
export const ring = (name: string, points: readonly Vec2[], storey = 'ground'): LevelRecord[] =>
  points.map((start, index) =>
    wallFrom(`${name}${index + 1}`, start, points[(index + 1) % points.length] ?? start, { storey }),
  );

export const box = (name: string, [x, z]: Vec2, [width, depth]: Vec2, storey = 'ground'): LevelRecord[] =>
  ring(
    name,
    [
      [x, z],
      [x + width, z],
      [x + width, z + depth],
      [x, z + depth],
    ],
    storey,
  );

export function factsOf(store: DocumentStore, id = 'roof') {
  const facts = examineSurface(store.derived(roofSurfaces).find(id)?.meshes.values() ?? []);
  const along = (axis: number): readonly [number, number] => {
    const values = [...facts.vertices].filter((_, index) => index % 3 === axis);
    return [Math.min(...values), Math.max(...values)];
  };
  return { ...facts, x: along(0), z: along(2) };
}

export const areaOf = (store: DocumentStore, id = 'roof'): number => {
  const { volume, loneEdges } = factsOf(store, id);
  expect(loneEdges).toBe(0);
  return volume;
};
