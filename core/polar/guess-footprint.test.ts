import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import { findCellSize, guessFootprint } from './guess-footprint.ts';

const box = (width: number, depth: number) => ({
  min: [-width / 2, 0, -depth / 2] as const,
  max: [width / 2, 3, depth / 2] as const,
});

describe('the footprint that is guessed for a module', () => {
  it.each([
    [4, 4, 1, [1, 1]],
    [8, 4, 1, [2, 1]],
    [4, 12.3, 1, [1, 3]],
    [5.9, 0.2, 1, [1, 1]],
    [400, 800, 0.01, [1, 2]],
    [0, 0, 1, [1, 1]],
    [1e9, 1e9, 1, [4096, 4096]],
  ])('of %s × %s m at scale %s, on cells of 4 m', (width, depth, scale, cells) => {
    expect(guessFootprint(box(width, depth), 4, scale)).toEqual(cells);
  });

  it('does not ask where the module stands in its file', () => {
    expect(guessFootprint({ min: [100, 0, -8], max: [108, 3, -4] }, 4, 1)).toEqual([2, 1]);
  });

  it('goes by the cells of the first ring, if there is one', () => {
    const ring = (id: string, cellSize: number) => ({ kind: 'ring', id, steps: 64, cellSize }) as const;
    const levelOf = (records: readonly ReturnType<typeof ring>[]) =>
      new DocumentStore({ header: { name: '', extra: {} }, records }, countedIds());
    expect(findCellSize(levelOf([ring('r10', 2), ring('r9', 3)]))).toBe(3);
    expect(findCellSize(levelOf([]))).toBe(null);
  });
});
