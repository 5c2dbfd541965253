import type { LevelReader } from '../../document/level.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { dot, leftOf, normalize, sub, type Vec2 } from '../../math/vec2.ts';
import { hasBody } from '../joint-arms.ts';
import { rooms } from '../rooms/rooms.ts';

/** Height in metres of what is left of a lowered wall: enough to see where it stands and how it is painted. */
export const STUB_HEIGHT = 0.3;

/** Height in metres over the floor where a plan is cut, as draughtsmen do: through doors and most windows. */
export const PLAN_CUT = 1.2;

/** Sine of the angle (about 9°) between gaze and wall below which the wall is seen edge-on and hides nothing. */
const EDGE_ON = 0.16;

/**
 * Whether the cutaway lowers a wall, so that one sees into the rooms: the outer walls that turn their outside to the
 * camera. Inner walls stay, since a plan without them says nothing, but for those in front of a room that the user
 * picked out. A wall with the same room on both sides, or none, hides no room and stays.
 *
 * It depends on the gaze alone, not on where the camera stands: parallel walls change together, and panning and zooming
 * change none.
 * @param gaze unit vector of the plan
 * @param revealed ids of room faces that are to be seen whole
 */
export function isCutAway(
  level: LevelReader,
  wall: Wall,
  gaze: Vec2,
  revealed: ReadonlySet<string>,
): boolean {
  if (!hasBody(wall)) return false;
  const towardsLeft = dot(gaze, leftOf(normalize(sub(wall.end, wall.start))));
  if (Math.abs(towardsLeft) < EDGE_ON) return false;
  const faces = level.derived(rooms);
  const [behind, front] = towardsLeft > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const hidden = faces.beside(wall.id, behind)?.id;
  if (hidden === undefined) return false;
  const near = faces.beside(wall.id, front)?.id;
  return near === undefined || (near !== hidden && revealed.has(hidden));
}
