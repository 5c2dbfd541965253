import { useMemo, useState } from 'preact/hooks';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import { outlineModel } from './outline-model.ts';
import { listRows } from './outline-rows.ts';
import { OutlineTree } from './outline-tree.tsx';

/** Everything in the level as a tree: search, select, hide, lock, rename. */
export function OutlinerPanel() {
  const { session } = useEditor();
  const [search, setSearch] = useState('');
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  session.revision.value;
  const { level } = session;
  const { groups } = level.derived(outlineModel);
  const rows = useMemo(() => listRows(level, groups, collapsed, search), [level, groups, collapsed, search]);
  const toggle = (id: string, isOpen: boolean): void => {
    const next = new Set(collapsed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setCollapsed(next);
  };
  return (
    <div class="outliner">
      <label class="panel-search">
        <Icon name="search" size={14} />
        <input
          class="field"
          type="search"
          aria-label={text('editor.outliner.search')}
          placeholder={text('editor.outliner.search')}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      {rows.length === 0 && <p class="panel-empty">{text('editor.outliner.nothing')}</p>}
      <OutlineTree rows={rows} collapsed={collapsed} toggle={toggle} />
    </div>
  );
}
