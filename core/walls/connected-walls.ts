import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { wallGraph } from './wall-graph.ts';

/** The ids of all walls that one gets to from a wall along walls, itself first. */
export function connectedWalls(level: LevelReader, from: Wall): readonly string[] {
  const graph = level.derived(wallGraph);
  const found = new Map([[from.id, from]]);
  for (const { storey, start, end } of found.values()) {
    for (const at of [start, end]) {
      for (const wall of graph.wallsAt(storey, at)) found.set(wall.id, wall);
    }
  }
  return [...found.keys()];
}
