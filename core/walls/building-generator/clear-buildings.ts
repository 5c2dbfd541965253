import type { LevelReader } from '../../document/level.ts';
import { references } from '../../document/references.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import { midpoint } from '../../math/vec2.ts';
import { type Outline, outlines } from '../roofs/outlines.ts';
import { rooms } from '../rooms/rooms.ts';

/**
 * The ids of everything of some buildings but their roofs: walls with their openings, the records of their rooms, and
 * the stairs that stand in them. What stands by itself inside them stays.
 */
export function listBuildingParts(level: LevelReader, buildings: ReadonlySet<Outline>): readonly string[] {
  const walls = new Set([...buildings].flatMap((outline) => [...outline.walls]));
  return [...walls, ...openingsOf(level, walls), ...roomsOf(level, buildings), ...stairsOf(level, buildings)];
}

const openingsOf = (level: LevelReader, walls: ReadonlySet<string>): readonly string[] =>
  [...walls].flatMap((wall) =>
    [...level.derived(references).to(wall)].filter((id) => isKind(level.find(id), 'opening')),
  );

function roomsOf(level: LevelReader, buildings: ReadonlySet<Outline>): readonly string[] {
  const model = level.derived(rooms);
  return [...buildings].flatMap(({ rooms: sides }) =>
    sides.flatMap(({ wall, side }) => model.beside(wall, side)?.records.map(({ id }) => id) ?? []),
  );
}

/** Stairs whose middle lies in one of the buildings, on its storey. */
function stairsOf(level: LevelReader, buildings: ReadonlySet<Outline>): readonly string[] {
  const model = level.derived(outlines);
  const storeys = new Set([...buildings].map(({ storey }) => storey));
  return [...level.ofKind('stair')].flatMap(({ id, storey, start, end }) => {
    const outline = storeys.has(storey) ? model.at(storey, midpoint(start, end)) : undefined;
    return outline && buildings.has(outline) ? [id] : [];
  });
}
