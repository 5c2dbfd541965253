import type { OutlineRow } from './outline-rows.ts';

/** What a key means in the tree. */
export type TreeStep =
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'select'; readonly adds: boolean }
  | { readonly type: 'open' | 'close' | 'rename'; readonly id: string };

interface TreeKeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Rows that Page Up and Page Down pass. */
const PAGE = 12;

/** What a key does at a row, or null when it is none of the tree's. */
export function treeKey(
  press: TreeKeyPress,
  rows: readonly OutlineRow[],
  at: number,
  collapsed: ReadonlySet<string>,
): TreeStep | null {
  const row = rows[at];
  if (!row || press.altKey) return null;
  const adds = press.ctrlKey || press.metaKey;
  if (press.key === ' ' || press.key === 'Enter') return { type: 'select', adds };
  if (adds || press.shiftKey) return null;
  const go = (index: number): TreeStep => ({
    type: 'go',
    index: Math.max(0, Math.min(rows.length - 1, index)),
  });
  switch (press.key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'PageDown':
      return go(at + PAGE);
    case 'PageUp':
      return go(at - PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (row.isParent && collapsed.has(row.id)) return { type: 'open', id: row.id };
      return row.isParent ? go(at + 1) : null;
    case 'ArrowLeft':
      if (row.isParent && (row.depth === 1 || !collapsed.has(row.id))) return { type: 'close', id: row.id };
      return go(parentOf(rows, at));
    case 'F2':
      return canRename(row) ? { type: 'rename', id: row.id } : null;
    default:
      return null;
  }
}

/** What has a name of its own that can be typed in the list. */
export const canRename = ({ kind }: OutlineRow): boolean => NAMED.has(kind);

const NAMED: ReadonlySet<OutlineRow['kind']> = new Set(['storey', 'room', 'ring', 'module', 'asset']);

function parentOf(rows: readonly OutlineRow[], at: number): number {
  const depth = rows[at]?.depth ?? 1;
  for (let index = at; index >= 0; index -= 1) if ((rows[index]?.depth ?? 1) < depth) return index;
  return at;
}
