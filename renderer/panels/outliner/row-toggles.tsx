import type { Signal } from '@preact/signals';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons.ts';
import { type OutlineGroup, outlineModel } from './outline-model.ts';
import type { OutlineRow } from './outline-rows.ts';

/** Everything that stands on a storey or a ring. */
const idsOn = (groups: readonly OutlineGroup[], group: string): readonly string[] =>
  groups.find(({ id }) => id === group)?.items.flatMap(({ id, openings }) => [id, ...openings]) ?? [];

/** What the toggles of a row are about: a ring is hidden with its grid. */
function idsOf({ kind, id }: OutlineRow, groups: () => readonly OutlineGroup[]): readonly string[] {
  if (kind === 'storey') return idsOn(groups(), id);
  return kind === 'ring' ? [id, ...idsOn(groups(), id)] : [id];
}

/** Hide and lock for a thing, or for all things of a storey or a ring. */
export function RowToggles({ row }: { readonly row: OutlineRow }) {
  const { session } = useEditor();
  const ids = (): readonly string[] => idsOf(row, () => session.level.derived(outlineModel).groups);
  const toggle = (set: Signal<ReadonlySet<string>>, isOn: boolean): void => {
    const next = new Set(set.value);
    for (const id of ids()) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    set.value = next;
  };
  const isAll = (set: Signal<ReadonlySet<string>>): boolean => {
    if (set.value.size === 0) return false;
    const all = ids();
    return all.length > 0 && all.every((id) => set.value.has(id));
  };
  const isHidden = isAll(session.hidden);
  const isLocked = isAll(session.locked);
  return (
    <>
      <RowToggle
        icon={isHidden ? 'hide' : 'show'}
        isOn={isHidden}
        words={text(isHidden ? 'editor.outliner.show' : 'editor.outliner.hide')}
        run={() => toggle(session.hidden, !isHidden)}
      />
      <RowToggle
        icon={isLocked ? 'lock' : 'unlock'}
        isOn={isLocked}
        words={text(isLocked ? 'editor.outliner.unlock' : 'editor.outliner.lock')}
        run={() => toggle(session.locked, !isLocked)}
      />
    </>
  );
}

interface RowToggleProps {
  readonly icon: IconName;
  readonly isOn: boolean;
  readonly words: string;
  readonly run: () => void;
}

function RowToggle({ icon, isOn, words, run }: RowToggleProps) {
  return (
    <button
      type="button"
      class={`toggle ${isOn ? 'on' : ''}`}
      tabIndex={-1}
      aria-label={words}
      aria-pressed={isOn}
      data-tip={words}
      onClick={(event) => {
        event.stopPropagation();
        run();
      }}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}
