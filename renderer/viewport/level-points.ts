import type { TileBounds } from '../../core/defence/builder/surroundings.ts';
import { defenceLevels } from '../../core/defence/defence-levels.ts';
import type { LevelReader } from '../../core/document/level.ts';
import type { Decoration } from '../../core/document/schema/decoration.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../core/document/schema/defence.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { intervalOf, RING_DEFAULTS, type Ring } from '../../core/document/schema/ring.ts';
import { STOREY_DEFAULTS } from '../../core/document/schema/storey.ts';
import type { Tower } from '../../core/document/schema/tower.ts';
import { WALL_DEFAULTS, type Wall } from '../../core/document/schema/wall.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import { findReachFault } from '../../core/polar/ring-limits.ts';
import { roofSurfaces } from '../../core/walls/roofs/roof-surfaces.ts';
import { floorSurfaces } from '../../core/walls/rooms/room-surfaces.ts';
import { stairSurfaces } from '../../core/walls/stairs/stair-surfaces.ts';
import type { Surface } from '../../core/walls/surface.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import { type Bounds, cornersOf } from './camera-pose.ts';

/**
 * Points, in metres, that are in the picture when what these records or room faces show is; none when they show nothing.
 * @param findModuleBox around a module as it is drawn
 */
export function* pointsOf(
  level: LevelReader,
  ids: Iterable<string>,
  findModuleBox: (id: string) => Bounds | undefined = () => undefined,
): Iterable<Vec3> {
  for (const id of ids) {
    const box = findModuleBox(id);
    if (box) yield* cornersOf(box);
    else yield* pointsOfOne(level, id);
  }
}

/** Models whose surfaces go by the id of what they are. */
const BY_ID = [floorSurfaces, stairSurfaces, roofSurfaces] as const;

function* pointsOfOne(level: LevelReader, id: string): Iterable<Vec3> {
  const record = level.find(id);
  if (isKind(record, 'wall')) yield* cornersOf(wallBounds(level, record));
  if (isKind(record, 'opening')) yield* openingPoints(level, record);
  if (isKind(record, 'ring')) yield* ringPoints(record);
  if (isKind(record, 'defence')) yield* defencePoints(level, record);
  if (isKind(record, 'tower') || isKind(record, 'decoration')) yield* tilePoints(level, record);
  for (const kind of BY_ID) {
    const surface = level.derived(kind).find(id);
    if (surface) yield* surfacePoints(surface);
  }
}

/** Enough that the circle is nowhere farther out than its points by 1/400 of its radius. */
const POINTS_OF_A_CIRCLE = 48;

/** The border of its grid. A ring that reaches where no level does has none: nothing is drawn of it. */
function* ringPoints(ring: Ring): Iterable<Vec3> {
  if (findReachFault(ring) !== null) return;
  const [, outer] = intervalOf(ring);
  const radius = radiusOf(createGrid(ring.steps, ring.cellSize), outer);
  const [x, y, z] = ring.centre ?? RING_DEFAULTS.centre;
  for (let at = 0; at < POINTS_OF_A_CIRCLE; at++) {
    const angle = (at / POINTS_OF_A_CIRCLE) * 2 * Math.PI;
    yield [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  }
}

/** Corners of the box around its tiles; none of one that could not be built. */
function* defencePoints(level: LevelReader, { id }: Defence): Iterable<Vec3> {
  const result = level.derived(defenceLevels).find(id);
  if (result?.ok) yield* boxOfCells(level, id, result.level.bounds);
}

const tilePoints = (level: LevelReader, { defence, cell }: Tower | Decoration): Iterable<Vec3> =>
  boxOfCells(level, defence, { min: cell, max: cell });

function* boxOfCells(level: LevelReader, defence: string, { min, max }: TileBounds): Iterable<Vec3> {
  const record = level.findKind('defence', defence);
  if (!record) return;
  const [x, y, z] = record.origin ?? DEFENCE_DEFAULTS.origin;
  const tile = record.tileSize ?? DEFENCE_DEFAULTS.tileSize;
  yield* cornersOf({
    min: [x + (min[0] - 0.5) * tile, y, z + (min[1] - 0.5) * tile],
    max: [x + (max[0] + 0.5) * tile, y + tile, z + (max[1] + 0.5) * tile],
  });
}

function wallBounds(level: LevelReader, { start, end, storey, thickness, height }: Wall): Bounds {
  const floor = level.findKind('storey', storey);
  const elevation = floor?.elevation ?? STOREY_DEFAULTS.elevation;
  const half = (thickness ?? WALL_DEFAULTS.thickness) / 2;
  return {
    min: [Math.min(start[0], end[0]) - half, elevation, Math.min(start[1], end[1]) - half],
    max: [
      Math.max(start[0], end[0]) + half,
      elevation + (height ?? floor?.height ?? STOREY_DEFAULTS.height),
      Math.max(start[1], end[1]) + half,
    ],
  };
}

/** The stretch of its wall that an opening takes up; the wall where it is not cut. */
function* openingPoints(level: LevelReader, { id, wall }: Opening): Iterable<Vec3> {
  const body = level.derived(wallBodies).find(wall);
  if (!body) return;
  const cut = body.cuts[body.holes.findIndex(({ opening }) => opening.id === id)];
  if (!cut) {
    yield* cornersOf(wallBounds(level, body.wall));
    return;
  }
  for (const { x, z } of [cut.leftFrom, cut.leftTo, cut.rightFrom, cut.rightTo]) {
    yield [x, body.elevation + cut.bottom, z];
    yield [x, body.elevation + cut.top, z];
  }
}

function* surfacePoints({ meshes }: Surface): Iterable<Vec3> {
  for (const { positions } of meshes.values()) {
    for (let at = 0; at < positions.length; at += 3) {
      yield [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    }
  }
}
