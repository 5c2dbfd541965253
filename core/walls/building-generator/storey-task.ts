import type { Random } from '../../math/random.ts';
import type { BlockedFloor } from './blocked-floor.ts';
import type { OpeningSizes } from './opening-sizes.ts';
import type { PlannedRoom, Site } from './plan.ts';
import type { WallBay } from './wall-bays.ts';
import type { FullWishes } from './wishes.ts';

/** What the openings of one storey are placed by. */
export interface StoreyTask {
  readonly rooms: readonly PlannedRoom[];
  /** One a wall, in their order. */
  readonly bays: readonly WallBay[];
  /** The room with the stairs; null where there are none. */
  readonly stairRoom: number | null;
  /** Floor of that room that stairs take. */
  readonly blocked: readonly BlockedFloor[];
  readonly sizes: OpeningSizes;
  readonly wishes: FullWishes;
  readonly site: Site;
  readonly random: Random;
}

/** The blocked floor on either side of a wall. */
export const blockedBeside = (
  { blocked, stairRoom }: StoreyTask,
  { wall }: WallBay,
): readonly BlockedFloor[] =>
  stairRoom !== null && (wall.room === stairRoom || wall.beyond === stairRoom) ? blocked : [];
