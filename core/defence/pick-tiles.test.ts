import { describe, expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import type { Ray } from '../math/vec3.ts';
import { pickTiles } from './pick-tiles.ts';

const DEFENCE = {
  kind: 'defence',
  id: 'd',
  seed: 7,
  length: 2,
  maxTilesBeforeCorner: 4,
  border: 2,
  decorationChance: 0,
  origin: [10, 1, 0],
  tileSize: 2,
} as const;
const TOWER = { kind: 'tower', id: 't', defence: 'd', cell: [0, 1], range: 2 } as const;
const ROCK = { kind: 'decoration', id: 'r', defence: 'd', cell: [1, 1], shape: 'rock', size: 2 } as const;

const store = planStore(DEFENCE, TOWER, ROCK);
const pick = (ray: Ray, isPickable = (_id: string) => true) =>
  pickTiles(store, DEFENCE, ray, isPickable).map(({ id, part }) => `${part} ${id}`);

const down = (x: number, z: number): Ray => ({ origin: [x, 20, z], direction: [0, -1, 0] });

describe('a ray into a defence level', () => {
  it('meets what stands on a tile before its ground, and nothing outside', () => {
    // The tower stands on the middle of its tile: 10 + 0·2, 0 + 1·2.
    expect(pick(down(10, 2))).toEqual(['tower t', 'tile d']);
    expect(pick(down(12, 2))).toEqual(['decoration r', 'tile d']);
    expect(pick(down(10, 0))).toEqual(['tile d']);
    expect(pick(down(30, 0))).toEqual([]);
  });

  it('meets the nearer of two towers that stand in line', () => {
    const from = [10, 2, 20] as const;
    const level: Ray = { origin: from, direction: [0, -0.0001, -1] };
    const [hit] = pickTiles(store, DEFENCE, level, () => true);
    expect(hit?.id).toBe('t');
    // 0.34 tiles of 2 m before the middle of the tower at z = 2, but for its corners.
    expect(hit?.point[2]).toBeGreaterThan(2.6);
    expect(hit?.point[2]).toBeLessThan(2.75);
  });

  it('passes what may not be picked, and looks from below through the ground', () => {
    expect(pick(down(10, 2), (id) => id !== 't')).toEqual(['tile d']);
    expect(pick({ origin: [10, -5, 0], direction: [0, 1, 0] })).toEqual([]);
  });
});
