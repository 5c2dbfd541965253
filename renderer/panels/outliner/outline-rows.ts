import type { LevelReader } from '../../../core/document/level.ts';
import { text } from '../../../core/text/text.ts';
import { assetName } from '../fields/asset-name.ts';
import { LIBRARY, type OutlineGroup, type OutlineItem } from './outline-model.ts';

/** One line of the outliner. */
export interface OutlineRow {
  readonly kind: OutlineGroup['kind'] | 'opening' | OutlineItem['kind'];
  readonly id: string;
  /** 1 for a storey, a ring or the library, 2 for what stands on it, 3 for what is in that. */
  readonly depth: 1 | 2 | 3;
  /** It has rows of its own below it, which can be closed. */
  readonly isParent: boolean;
  /** Counted from 1, as assistive technology does. */
  readonly position: number;
  readonly siblings: number;
}

/** What of a group is listed. */
interface Shown {
  readonly item: OutlineItem;
  readonly openings: readonly string[];
}

/**
 * The lines of the outliner from top to bottom.
 * @param search shows only what carries it in its name or id, with what these stand on or in; empty shows all
 */
export function listRows(
  level: LevelReader,
  groups: readonly OutlineGroup[],
  collapsed: ReadonlySet<string>,
  search: string,
): OutlineRow[] {
  const wanted = search.trim().toLowerCase();
  const rows: OutlineRow[] = [];
  groups.forEach(({ kind, id, items }, index) => {
    const isHit = wanted === '' || matches(level, id, wanted);
    const found = wanted === '' ? items.map(showWhole) : items.flatMap((item) => findIn(level, item, wanted));
    if (!isHit && found.length === 0) return;
    const [position, siblings] = [index + 1, groups.length];
    rows.push({ kind, id, depth: 1, isParent: items.length > 0 || kind === 'storey', position, siblings });
    if (collapsed.has(id) && wanted === '') return;
    addItems(rows, isHit && found.length === 0 ? items.map(showWhole) : found, collapsed, wanted !== '');
  });
  return rows;
}

function addItems(
  rows: OutlineRow[],
  items: readonly Shown[],
  collapsed: ReadonlySet<string>,
  isSearch: boolean,
): void {
  items.forEach(({ item: { kind, id, openings: all }, openings }, index) => {
    const isParent = all.length > 0;
    rows.push({ kind, id, depth: 2, isParent, position: index + 1, siblings: items.length });
    if (collapsed.has(id) && !isSearch) return;
    openings.forEach((opening, at) => {
      const siblings = openings.length;
      rows.push({ kind: 'opening', id: opening, depth: 3, isParent: false, position: at + 1, siblings });
    });
  });
}

const showWhole = (item: OutlineItem): Shown => ({ item, openings: item.openings });

function findIn(level: LevelReader, item: OutlineItem, wanted: string): Shown[] {
  const openings = item.openings.filter((id) => matches(level, id, wanted));
  return openings.length > 0 || matches(level, item.id, wanted) ? [{ item, openings }] : [];
}

/** Whether a name or an id carries what is searched for. */
const matches = (level: LevelReader, id: string, wanted: string): boolean =>
  id.toLowerCase().includes(wanted) || rowName(level, id).toLowerCase().includes(wanted);

/** What a line says of what it stands for. */
export function rowName(level: LevelReader, id: string): string {
  if (id === LIBRARY) return text('ring-panel.outline-assets');
  const record = level.find(id);
  const name = record && 'name' in record && typeof record.name === 'string' ? record.name : '';
  if (name !== '') return name;
  const opening = level.findKind('opening', id);
  if (opening) return text(`paint.outline-${opening.type}`, { id });
  switch (record?.kind) {
    case 'wall':
      return text('editor.outliner.wall', { id });
    case 'stair':
      return text('paint.outline-stair', { id });
    case 'roof':
      return text('paint.outline-roof', { id });
    case 'storey':
      return id;
    case 'ring':
      return text('ring-panel.outline-ring', { id });
    case 'asset':
      return text('ring-panel.outline-asset', { id });
    case 'module':
      return moduleName(level, id);
    case undefined:
      return text('paint.outline-unnamed');
    default:
      return text('paint.outline-room', { id });
  }
}

/** A module is called after what it is a copy of. */
function moduleName(level: LevelReader, id: string): string {
  const asset = level.findKind('asset', level.findKind('module', id)?.asset);
  return text('ring-panel.outline-module', { asset: asset ? assetName(asset) : '', id }).trim();
}
