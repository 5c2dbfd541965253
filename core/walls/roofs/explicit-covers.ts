import type { LevelReader } from '../../document/level.ts';
import { MAX_ROOF_POINTS, type Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { placeInRoom } from '../rooms/place-in-room.ts';
import { rooms } from '../rooms/rooms.ts';
import { type Outline, outlines } from './outlines.ts';
import { pickOutlines } from './roof-border.ts';

/** The outlines that a roof covers, without those that stand inside others of them. In no promised order. */
export function findCoveredOutlines(level: LevelReader, { storey, covers }: Roof): readonly Outline[] {
  return covers ? [...pickOutlines(level, storey, covers).picked] : findOutlines(level, storey);
}

/**
 * The outlines of a storey that enclose something, without those that stand inside others. In no promised order.
 * @param gone outlines that count as not there
 */
export function findOutlines(
  level: LevelReader,
  storey: string,
  gone: ReadonlySet<Outline> = NONE,
): readonly Outline[] {
  const model = level.derived(outlines);
  const faces = level
    .derived(rooms)
    .ofStorey(storey)
    .filter((face) => {
      const outline = model.ofRoom(face);
      return outline && !gone.has(outline);
    });
  const all = new Set(faces.flatMap((face) => model.ofRoom(face) ?? []));
  const inner = new Set<Outline>();
  for (const face of faces) {
    for (const wall of face.islandWalls) {
      const outline = model.of(wall);
      if (outline) inner.add(outline);
    }
  }
  return [...all].filter((outline) => !inner.has(outline));
}

const NONE: ReadonlySet<Outline> = new Set();

/** A plan point in an outline for a roof to name it by: well inside its largest room. Undefined where walls fill all. */
function placeInOutline(level: LevelReader, outline: Outline): Vec2 | undefined {
  const model = level.derived(rooms);
  const faces = outline.rooms.flatMap(({ wall, side }) => model.beside(wall, side) ?? []);
  for (const face of faces.sort((a, b) => b.grossArea - a.grossArea)) {
    const place = placeInRoom(face);
    if (place) return place;
  }
  return undefined;
}

/** A point in each of these outlines that has room for one; see placeInOutline. */
export const placesInOutlines = (level: LevelReader, found: readonly Outline[]): readonly Vec2[] =>
  found.map((outline) => placeInOutline(level, outline)).filter((place) => place !== undefined);

/**
 * The roof with `covers` that say what it covers now, so that it does not spread over what is built beside it. As it is
 * where it says so already, covers nothing, or more than a roof can name.
 */
export function withExplicitCovers(level: LevelReader, roof: Roof): Roof {
  if (roof.covers) return roof;
  const covers = placesInOutlines(level, findOutlines(level, roof.storey));
  return covers.length > 0 && covers.length <= MAX_ROOF_POINTS ? { ...roof, covers } : roof;
}
