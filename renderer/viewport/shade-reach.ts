import type { LevelReader } from '../../core/document/level.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';
import { storeyBelow } from '../../core/walls/storeys.ts';
import { wallGraph } from '../../core/walls/wall-graph.ts';

/** On which sides and past which ends of a wall there is a floor for its shade to lie on. */
export interface ShadeReach {
  readonly left: boolean;
  readonly right: boolean;
  readonly start: boolean;
  readonly end: boolean;
}

const ALL_AROUND: ShadeReach = { left: true, right: true, start: true, end: true };

/**
 * Around the walls of the lowest storey lies the ground. Those of a storey above stand on floors, which rooms have; past
 * a joint is another wall or the outside, where a shade would hang in the air.
 */
export function findShadeReach(level: LevelReader, wall: Wall): ShadeReach {
  if (!storeyBelow(level, wall.storey)) return ALL_AROUND;
  const [model, graph] = [level.derived(rooms), level.derived(wallGraph)];
  const isFree = (at: Wall['start']): boolean => graph.wallsAt(wall.storey, at).length === 1;
  return {
    left: model.beside(wall.id, 'left') !== undefined,
    right: model.beside(wall.id, 'right') !== undefined,
    start: isFree(wall.start),
    end: isFree(wall.end),
  };
}
