import type { Level } from '../../core/document/level.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import type { Wall } from '../../core/document/schema/wall.ts';

/** Side of a cell of the lattice, in metres: a small room. */
export const CELL = 4;

export const STOREY = 'ground';
export const WALL_HEIGHT = 2.7;
/** In metres; several, so that joints have walls of different thickness. */
const THICKNESSES = [0.2, 0.1, 0.3] as const;

/** So many walls of a square lattice: every wall meets up to three others at either end. */
export function latticeWalls(count: number): Wall[] {
  const side = Math.ceil(Math.sqrt(count / 2));
  const walls: Wall[] = [];
  for (let index = 0; walls.length < count; index += 1) {
    const x = (index % side) * CELL;
    const z = Math.floor(index / side) * CELL;
    for (const end of [[x + CELL, z] as const, [x, z + CELL] as const]) {
      if (walls.length === count) break;
      walls.push({
        kind: 'wall',
        id: `w${walls.length + 1}`,
        storey: STOREY,
        start: [x, z],
        end: [...end],
        thickness: THICKNESSES[walls.length % THICKNESSES.length] ?? THICKNESSES[0],
        height: WALL_HEIGHT,
      });
    }
  }
  return walls;
}

/** A level of such walls on one storey. */
export function latticeLevel(walls: number, others: readonly LevelRecord[] = []): Level {
  return {
    header: { name: `${walls} walls`, extra: {} },
    records: [
      { kind: 'storey', id: STOREY, name: 'Ground floor', elevation: 0, height: WALL_HEIGHT },
      ...latticeWalls(walls),
      ...others,
    ],
  };
}

/** In a wall of the lattice: a door and a window, as far from one another as from the ends. */
const DOOR = { type: 'door', offset: CELL / 3, width: 0.9, height: 2.1 } as const;
const WINDOW = { type: 'window', offset: (2 * CELL) / 3, width: 0.8, height: 1.2, sill: 0.9 } as const;

/** Two openings for each of that many walls of the lattice. */
export const latticeOpenings = (walls: number): LevelRecord[] =>
  Array.from({ length: walls }, (_, index) =>
    [DOOR, WINDOW].map(
      (opening): LevelRecord => ({
        kind: 'opening',
        id: `${opening.type}${index + 1}`,
        wall: `w${index + 1}`,
        ...opening,
      }),
    ),
  ).flat();
