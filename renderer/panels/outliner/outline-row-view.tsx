import { useLayoutEffect, useRef } from 'preact/hooks';
import { distance } from '../../../core/math/vec2.ts';
import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import { setStoreyProperties } from '../../../core/walls/commands/set-storey-properties.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import { type OutlineRow, storeyName } from './outline-rows.ts';
import { RowToggles } from './row-toggles.tsx';
import { ROW_HEIGHT } from './virtual-window.ts';

interface OutlineRowViewProps {
  readonly row: OutlineRow;
  readonly index: number;
  readonly domId: string;
  readonly isAt: boolean;
  readonly isOpen: boolean;
  readonly isRenaming: boolean;
  readonly select: (adds: boolean) => void;
  readonly toggle: (isOpen: boolean) => void;
  readonly rename: (isOn: boolean) => void;
}

export function OutlineRowView(props: OutlineRowViewProps) {
  const { row, index, isAt, isOpen, isRenaming, select, toggle, rename } = props;
  const { session } = useEditor();
  const isStorey = row.kind === 'storey';
  const treeItem = {
    id: props.domId,
    role: 'treeitem' as const,
    'aria-level': isStorey ? 1 : 2,
    'aria-posinset': row.position,
    'aria-setsize': row.siblings,
    'aria-selected': session.selection.value.has(row.id),
    ...(isStorey && { 'aria-expanded': isOpen }),
    onClick: (event: MouseEvent) => select(event.ctrlKey || event.metaKey || event.shiftKey),
    onDblClick: () => isStorey && rename(true),
  };
  return (
    <div
      class={`tree-row row-${row.kind} ${isAt ? 'at' : ''}`}
      style={{ top: `${index * ROW_HEIGHT}px`, paddingLeft: isStorey ? '6px' : '32px' }}
      {...treeItem}
    >
      {isStorey && (
        <button
          type="button"
          class="toggle on"
          tabIndex={-1}
          aria-label={text(isOpen ? 'editor.outliner.collapse' : 'editor.outliner.expand')}
          onClick={(event) => {
            event.stopPropagation();
            toggle(!isOpen);
          }}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
        </button>
      )}
      {isRenaming ? <StoreyNameField id={row.id} done={() => rename(false)} /> : <RowWords row={row} />}
      <RowToggles row={row} />
    </div>
  );
}

function RowWords({ row }: { readonly row: OutlineRow }) {
  const { session } = useEditor();
  const { level } = session;
  if (row.kind === 'storey') return <span class="words">{storeyName(level, row.id)}</span>;
  const wall = level.findKind('wall', row.id);
  return (
    <>
      <Icon name="wall" size={14} />
      <span class="words">{text('editor.outliner.wall', { id: row.id })}</span>
      {wall && <span class="dim">{formatLength(distance(wall.start, wall.end))} m</span>}
    </>
  );
}

function StoreyNameField({ id, done }: { readonly id: string; readonly done: () => void }) {
  const { session } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const commit = (typed: string): void => {
    const name = typed.trim();
    const call = fittingCall(setStoreyProperties, { storey: id, changes: { name: name || null } });
    if (call) session.change(call);
  };
  return (
    <input
      ref={field}
      class="field"
      aria-label={text('editor.inspector.name')}
      defaultValue={session.level.findKind('storey', id)?.name ?? ''}
      maxLength={500}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.isComposing) return;
        event.stopPropagation();
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          event.currentTarget.value = session.level.findKind('storey', id)?.name ?? '';
          event.currentTarget.blur();
        }
      }}
      onBlur={(event) => {
        commit(event.currentTarget.value);
        done();
      }}
    />
  );
}
