import type { LevelReader } from '../../../core/document/level.ts';
import type { OutlineStorey } from './outline-model.ts';

/** One line of the outliner. */
export interface OutlineRow {
  readonly kind: 'storey' | 'wall';
  readonly id: string;
  /** Counted from 1, as assistive technology does. */
  readonly position: number;
  readonly siblings: number;
}

/**
 * The lines of the outliner from top to bottom.
 * @param search shows only what carries it in its name or id, with the storeys these stand on; empty shows all
 */
export function listRows(
  level: LevelReader,
  storeys: readonly OutlineStorey[],
  collapsed: ReadonlySet<string>,
  search: string,
): OutlineRow[] {
  const wanted = search.trim().toLowerCase();
  const rows: OutlineRow[] = [];
  storeys.forEach((storey, index) => {
    const isHit =
      wanted === '' || matches(storeyName(level, storey.id), wanted) || matches(storey.id, wanted);
    const walls = isHit && wanted === '' ? storey.walls : storey.walls.filter((id) => matches(id, wanted));
    if (!isHit && walls.length === 0) return;
    rows.push({ kind: 'storey', id: storey.id, position: index + 1, siblings: storeys.length });
    if (collapsed.has(storey.id) && wanted === '') return;
    const shown = isHit && walls.length === 0 ? storey.walls : walls;
    shown.forEach((id, at) => {
      rows.push({ kind: 'wall', id, position: at + 1, siblings: shown.length });
    });
  });
  return rows;
}

export const storeyName = (level: LevelReader, id: string): string =>
  level.findKind('storey', id)?.name || id;

const matches = (words: string, wanted: string): boolean => words.toLowerCase().includes(wanted);
