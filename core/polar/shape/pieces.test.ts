import { describe, expect, it } from 'vitest';
import { createGrid } from '../polar-grid.ts';
import { piecesOf } from './pieces.ts';

/** How far the middle of a chord over one piece of a cell lies from the arc of the threshold, in metres. */
function sagitta(steps: number, cellSize: number, pieces: number): number {
  const { r0 } = createGrid(steps, cellSize);
  return r0 - Math.hypot(...middleOfChord(r0, (2 * Math.PI) / (steps * pieces)));
}

const middleOfChord = (radius: number, angle: number) =>
  [(radius + radius * Math.cos(angle)) / 2, (radius * Math.sin(angle)) / 2] as const;

describe('how finely a cell is divided', () => {
  it('follows from what the asset wants where that is enough for the arcs', () => {
    const wide = createGrid(720, 0.5);
    expect([1, 0.5, 0.25, 0.125, 1 / 64].map((edge) => piecesOf(wide, edge))).toEqual([2, 2, 4, 8, 64]);
  });

  it('is a power of two, so that coarse and fine modules share planes with one another and with cells', () => {
    const wide = createGrid(720, 0.5);
    expect([0.9, 0.3, 1 / 3, 0.2, 1 / 60].map((edge) => piecesOf(wide, edge))).toEqual([2, 4, 4, 8, 64]);
  });

  it('keeps chords within a millimetre of their arcs, with no more pieces than that needs', () => {
    for (const [steps, cellSize] of [
      [64, 4],
      [24, 3],
      [200, 10],
      [8, Math.PI],
    ] as const) {
      const pieces = piecesOf(createGrid(steps, cellSize), 1) ?? Number.NaN;
      expect(sagitta(steps, cellSize, pieces)).toBeLessThan(0.001);
      expect(pieces === 2 || sagitta(steps, cellSize, pieces / 2) > 0.001).toBe(true);
    }
  });

  it('is 32 pieces for the sake of arcs, and no more', () => {
    expect(piecesOf(createGrid(4, 100), 0.25)).toBe(32);
    expect(piecesOf(createGrid(4, 100), 1 / 64)).toBe(64);
    expect(piecesOf(createGrid(4, 1e-4), 0.25)).toBe(4);
  });

  it('is none where the mesh is to stay as it is', () => {
    expect(piecesOf(createGrid(8, 4), null)).toBeNull();
  });
});
