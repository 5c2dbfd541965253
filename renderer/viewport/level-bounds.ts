import type { LevelReader } from '../../core/document/level.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { intervalOf, RING_DEFAULTS, type Ring } from '../../core/document/schema/ring.ts';
import { STOREY_DEFAULTS } from '../../core/document/schema/storey.ts';
import { WALL_DEFAULTS, type Wall } from '../../core/document/schema/wall.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import { findReachFault } from '../../core/polar/ring-limits.ts';
import { roofSurfaces } from '../../core/walls/roofs/roof-surfaces.ts';
import { floorSurfaces } from '../../core/walls/rooms/room-surfaces.ts';
import { stairSurfaces } from '../../core/walls/stairs/stair-surfaces.ts';
import type { Surface } from '../../core/walls/surface.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { Bounds } from './camera-pose.ts';

/**
 * The box around what these records or room faces show, in metres; null when they show nothing.
 * @param findModuleBox around a module as it is drawn
 */
export function boundsOf(
  level: LevelReader,
  ids: Iterable<string>,
  findModuleBox: (id: string) => Bounds | undefined = () => undefined,
): Bounds | null {
  let bounds: Bounds | null = null;
  for (const id of ids) {
    const own = findModuleBox(id) ?? boundsOfOne(level, id);
    if (own) bounds = bounds ? join(bounds, own) : own;
  }
  return bounds;
}

/** Models whose surfaces go by the id of what they are. */
const BY_ID = [floorSurfaces, stairSurfaces, roofSurfaces] as const;

function boundsOfOne(level: LevelReader, id: string): Bounds | null {
  const record = level.find(id);
  if (isKind(record, 'wall')) return wallBounds(level, record);
  if (isKind(record, 'opening')) return openingBounds(level, record);
  if (isKind(record, 'ring')) return ringBounds(record);
  for (const kind of BY_ID) {
    const surface = level.derived(kind).find(id);
    if (surface) return surfaceBounds(surface);
  }
  return null;
}

/** All of its grid. A ring that reaches where no level does has none: nothing is drawn of it. */
function ringBounds(ring: Ring): Bounds | null {
  if (findReachFault(ring) !== null) return null;
  const [, outer] = intervalOf(ring);
  const radius = radiusOf(createGrid(ring.steps, ring.cellSize), outer);
  const [x, y, z] = ring.centre ?? RING_DEFAULTS.centre;
  return { min: [x - radius, y, z - radius], max: [x + radius, y, z + radius] };
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
function openingBounds(level: LevelReader, { id, wall }: Opening): Bounds | null {
  const body = level.derived(wallBodies).find(wall);
  if (!body) return null;
  const cut = body.cuts[body.holes.findIndex(({ opening }) => opening.id === id)];
  if (!cut) return wallBounds(level, body.wall);
  const corners = [cut.leftFrom, cut.leftTo, cut.rightFrom, cut.rightTo];
  const xs = corners.map(({ x }) => x);
  const zs = corners.map(({ z }) => z);
  return {
    min: [Math.min(...xs), body.elevation + cut.bottom, Math.min(...zs)],
    max: [Math.max(...xs), body.elevation + cut.top, Math.max(...zs)],
  };
}

function surfaceBounds({ meshes }: Surface): Bounds | null {
  let bounds: Bounds | null = null;
  for (const { positions } of meshes.values()) {
    for (let at = 0; at < positions.length; at += 3) {
      const corner: Vec3 = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
      const own = { min: corner, max: corner };
      bounds = bounds ? join(bounds, own) : own;
    }
  }
  return bounds;
}

const join = (a: Bounds, b: Bounds): Bounds => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
});
