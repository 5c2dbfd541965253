import type { LevelReader } from '../../document/level.ts';
import { type Outline, outlines } from '../roofs/outlines.ts';
import { storeysInOrder } from '../storeys.ts';
import { type Box, wallGraph } from '../wall-graph.ts';
import { OutlineArea } from './outline-area.ts';

/**
 * The buildings that some walls belong to: all that hangs together with them, and on the storeys above and below, one
 * after the other, what lies within that. Of several within which something lies the smallest has it, so that a house
 * does not go with the wall around its garden.
 */
export function findBuildings(level: LevelReader, walls: Iterable<string>): ReadonlySet<Outline> {
  const model = level.derived(outlines);
  const storeys = storeysInOrder(level).map(({ id }) => id);
  const found = new Set<Outline>();
  for (const wall of walls) {
    const outline = model.of(wall);
    if (outline) found.add(outline);
  }
  for (const outline of found) {
    const index = storeys.indexOf(outline.storey);
    for (const storey of [storeys[index - 1], storeys[index + 1]]) {
      for (const other of storey === undefined ? [] : outlinesWithin(level, outline, storey)) {
        found.add(other);
      }
    }
  }
  return found;
}

/** The outlines of another storey that lie within this one and in no smaller one of its storey. */
function outlinesWithin(level: LevelReader, outline: Outline, storey: string): readonly Outline[] {
  const area = new OutlineArea(level, outline);
  const inside = areasIn(level, storey, area.box).filter((other) => area.holds(other));
  if (inside.length === 0) return [];
  const rivals = areasIn(level, outline.storey, area.box).filter(
    (other) => other.outline !== outline && area.holds(other),
  );
  return inside.filter((other) => !rivals.some((rival) => rival.holds(other))).map((other) => other.outline);
}

/** The outlines of a storey that have a wall in a box. */
function areasIn(level: LevelReader, storey: string, box: Box): readonly OutlineArea[] {
  const model = level.derived(outlines);
  const walls = level.derived(wallGraph).wallsIn(storey, box);
  const found = new Set(walls.flatMap(({ id }) => model.of(id) ?? []));
  return [...found].map((outline) => new OutlineArea(level, outline));
}
