import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CommandCall } from '../../../core/document/command.ts';
import type { LevelReader } from '../../../core/document/level.ts';
import { ASSET_DEFAULTS } from '../../../core/document/schema/asset.ts';
import { distance } from '../../../core/math/vec2.ts';
import { changeAsset } from '../../../core/polar/commands/change-asset.ts';
import { changeRing } from '../../../core/polar/commands/change-ring.ts';
import { renameModule } from '../../../core/polar/commands/rename-module.ts';
import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import { setRoomProperties } from '../../../core/walls/commands/room-properties.ts';
import { setStoreyProperties } from '../../../core/walls/commands/set-storey-properties.ts';
import { rooms } from '../../../core/walls/rooms/rooms.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import { type OutlineRow, rowName } from './outline-rows.ts';
import { RowToggles } from './row-toggles.tsx';
import { canRename } from './tree-keys.ts';
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

/** In pixels: where the words of a row begin. */
const INDENTS = { 1: 35, 2: 55, 3: 75 } as const;
/** In pixels, with the gap behind it. */
const TOGGLE_WIDTH = 29;

export function OutlineRowView(props: OutlineRowViewProps) {
  const { row, index, isAt, isOpen, isRenaming, select, toggle, rename } = props;
  const { session } = useEditor();
  const treeItem = {
    id: props.domId,
    role: 'treeitem' as const,
    'aria-level': row.depth,
    'aria-posinset': row.position,
    'aria-setsize': row.siblings,
    'aria-selected': session.selection.value.has(row.id),
    ...(row.isParent && { 'aria-expanded': isOpen }),
    onClick: (event: MouseEvent) => select(event.ctrlKey || event.metaKey || event.shiftKey),
    onDblClick: () => canRename(row) && rename(true),
  };
  return (
    <div
      class={`tree-row row-${row.kind} ${isAt ? 'at' : ''}`}
      style={{
        top: `${index * ROW_HEIGHT}px`,
        paddingLeft: `${INDENTS[row.depth] - (row.isParent ? TOGGLE_WIDTH : 0)}px`,
      }}
      {...treeItem}
    >
      {row.isParent && (
        <button
          type="button"
          class="toggle on"
          tabIndex={-1}
          aria-label={text(isOpen ? 'paint.outline-close' : 'paint.outline-open', {
            name: rowName(session.level, row.id),
          })}
          onClick={(event) => {
            event.stopPropagation();
            toggle(!isOpen);
          }}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
        </button>
      )}
      {isRenaming ? <NameField row={row} done={() => rename(false)} /> : <RowWords row={row} />}
      {row.kind !== 'asset' && row.kind !== 'library' && <RowToggles row={row} />}
    </div>
  );
}

function RowWords({ row }: { readonly row: OutlineRow }) {
  const { session } = useEditor();
  const { level } = session;
  const { kind, id } = row;
  const words = <span class="words">{rowName(level, id)}</span>;
  if (kind === 'storey' || kind === 'ring' || kind === 'library') return words;
  const measure = measureOf(level, row);
  return (
    <>
      <Icon name={kind === 'opening' ? (level.findKind('opening', id)?.type ?? 'door') : kind} size={14} />
      {words}
      {measure && <span class="dim">{measure}</span>}
    </>
  );
}

/** How long a wall is, how large a room, how wide an opening, where a module stands, how many cells an asset takes. */
function measureOf(level: LevelReader, { kind, id }: OutlineRow): string {
  const wall = level.findKind('wall', id);
  if (wall) return `${formatLength(distance(wall.start, wall.end))} m`;
  if (kind === 'room') return `${(level.derived(rooms).find(id)?.area ?? 0).toFixed(1)} m²`;
  const module = level.findKind('module', id);
  if (module) return module.cell ? `[${module.cell.join(', ')}]` : text('ring-panel.outline-no-place');
  const asset = level.findKind('asset', id);
  if (asset) return (asset.footprint ?? ASSET_DEFAULTS.footprint).join(' × ');
  const opening = level.findKind('opening', id);
  return opening ? `${formatLength(opening.width)} m` : '';
}

/** The change of the name of what a row stands for; null takes the name away. */
function renameCall({ kind, id }: OutlineRow, name: string | null): CommandCall | null {
  const changes = { name };
  switch (kind) {
    case 'storey':
      return fittingCall(setStoreyProperties, { storey: id, changes });
    case 'ring':
      return fittingCall(changeRing, { ring: id, changes });
    case 'asset':
      return fittingCall(changeAsset, { asset: id, changes });
    case 'module':
      return fittingCall(renameModule, { module: id, name });
    default:
      return fittingCall(setRoomProperties, { rooms: [id], changes });
  }
}

function nameOf(level: LevelReader, id: string): string {
  const record = level.find(id);
  return record && 'name' in record && typeof record.name === 'string' ? record.name : '';
}

function NameField({ row, done }: { readonly row: OutlineRow; readonly done: () => void }) {
  const { session } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const known = nameOf(session.level, row.id);
  const commit = (typed: string): void => {
    const name = typed.trim();
    const call = name === known ? null : renameCall(row, name || null);
    if (call) session.change(call);
  };
  return (
    <input
      ref={field}
      class="field"
      aria-label={text('editor.inspector.name')}
      defaultValue={known}
      maxLength={500}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.isComposing) return;
        event.stopPropagation();
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          event.currentTarget.value = known;
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
