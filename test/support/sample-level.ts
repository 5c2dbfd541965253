import type { Level } from '../../core/document/level.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';

/** A level of one storey with so many walls in a row, each 1 m long. */
function makeRow(walls: number, name = 'Row'): Level {
  return {
    header: { name, extra: {} },
    records: [
      { kind: 'storey', id: 'ground', name: 'Ground floor', elevation: 0, height: 2.7 },
      ...Array.from({ length: walls }, (_, index) => ({
        kind: 'wall' as const,
        id: `w${index + 1}`,
        storey: 'ground',
        start: [index, 0] as [number, number],
        end: [index + 1, 0] as [number, number],
        thickness: 0.2,
        height: 2.7,
      })),
    ],
  };
}

/** Canonical text of such a level. */
export const rowText = (walls: number, name?: string): string => serialiseLevel(makeRow(walls, name));
