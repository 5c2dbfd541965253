import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LevelReader } from '../../../core/document/level.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { useUniqueId } from '../unique-id.ts';
import { OutlineRowView } from './outline-row-view.tsx';
import type { OutlineRow } from './outline-rows.ts';
import { treeKey } from './tree-keys.ts';
import { ROW_HEIGHT, scrollTo, visibleRows } from './virtual-window.ts';

interface OutlineTreeProps {
  readonly rows: readonly OutlineRow[];
  readonly collapsed: ReadonlySet<string>;
  readonly toggle: (id: string, isOpen: boolean) => void;
}

/** The rows that are in sight, in one focusable tree: arrows move, Left and Right close and open, Space selects. */
export function OutlineTree({ rows, collapsed, toggle }: OutlineTreeProps) {
  const { session } = useEditor();
  const tree = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [renaming, setRenaming] = useState<string | null>(null);
  const view = useScrollView(tree);
  const treeId = useUniqueId();
  const [first, end] = visibleRows(view.top, view.height, rows.length);
  const current = Math.min(at, rows.length - 1);

  const reveal = (index: number): void => {
    setAt(index);
    if (tree.current) tree.current.scrollTop = scrollTo(index, view.top, view.height);
  };

  // Selecting elsewhere brings the row into sight.
  const selected = session.selection.value;
  useEffect(() => {
    const [only] = selected.size === 1 ? selected : [];
    const index = only === undefined ? -1 : rows.findIndex(({ id }) => id === only);
    if (index >= 0) reveal(index);
  }, [selected]);

  const select = (index: number, adds: boolean): void => {
    const row = rows[index];
    if (!row) return;
    setAt(index);
    const next = new Set(adds ? selected : []);
    if (adds && selected.has(row.id)) next.delete(row.id);
    else for (const id of meantBy(session.level, row)) next.add(id);
    session.selection.value = next;
    if (row.kind === 'storey') session.storey.value = row.id;
  };

  const props = {
    role: 'tree' as const,
    tabIndex: 0,
    'aria-label': text('editor.panel.outliner'),
    'aria-multiselectable': true,
    'aria-activedescendant': rows[current] ? `${treeId}-${current}` : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const step = renaming === null ? treeKey(event, rows, current, collapsed) : null;
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      if (step.type === 'go') reveal(step.index);
      else if (step.type === 'select') select(current, step.adds);
      else if (step.type === 'rename') setRenaming(step.id);
      else toggle(step.id, step.type === 'open');
    },
  };

  return (
    <div ref={tree} class="tree" data-workspace {...props}>
      <div class="tree-space" style={{ height: `${rows.length * ROW_HEIGHT}px` }}>
        {rows.slice(first, end).map((row, offset) => (
          <OutlineRowView
            key={row.id}
            row={row}
            index={first + offset}
            domId={`${treeId}-${first + offset}`}
            isAt={first + offset === current}
            isOpen={!collapsed.has(row.id)}
            isRenaming={renaming === row.id}
            select={(adds) => select(first + offset, adds)}
            toggle={(isOpen) => toggle(row.id, isOpen)}
            rename={(isOn) => {
              setRenaming(isOn ? row.id : null);
              if (!isOn) tree.current?.focus();
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** The library is no record: with it all assets are meant. */
const meantBy = (level: LevelReader, { kind, id }: OutlineRow): readonly string[] =>
  kind === 'library' ? [...level.ofKind('asset')].map((asset) => asset.id) : [id];

/** Where a scrolling element stands, in pixels. */
function useScrollView(element: { readonly current: HTMLElement | null }): { top: number; height: number } {
  const [view, setView] = useState({ top: 0, height: 600 });
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const read = (): void => setView({ top: target.scrollTop, height: target.clientHeight });
    const watch = new ResizeObserver(read);
    watch.observe(target);
    target.addEventListener('scroll', read, { passive: true });
    return () => {
      watch.disconnect();
      target.removeEventListener('scroll', read);
    };
  }, []);
  return view;
}
