import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import type { Action } from '../actions/action.ts';
import { ALL_ACTIONS } from '../actions/all-actions.ts';
import { isMac } from '../actions/key-dispatcher.ts';
import { describeKeys } from '../actions/keys.ts';
import { useEditor } from '../panels/editor-context.ts';
import { Icon } from '../panels/icon.tsx';
import { useUniqueId } from '../panels/unique-id.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { searchActions } from './palette-search.ts';

/** Every action by name, with its key: type, choose with the arrows, Enter. */
export function PaletteDialog({ close }: { readonly close: (actionId: string | null) => void }) {
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const editor = useEditor();
  const listId = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  const isAvailable = (action: Action): boolean => action.isAvailable?.(editor) ?? true;
  const found = searchActions(
    ALL_ACTIONS.filter(({ id }) => id !== 'help.palette'),
    search,
    isAvailable,
  );
  const run = (action: Action | undefined): void => {
    if (action && isAvailable(action)) close(action.id);
  };

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, search]);

  return (
    <DialogFrame title={text('editor.help.palette')} hidesTitle look="palette" onCancel={() => close(null)}>
      <div class="palette-search">
        <Icon name="search" />
        <input
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
          aria-label={text('editor.help.palette')}
          placeholder={text('editor.palette.placeholder')}
          autoComplete="off"
          spellcheck={false}
          value={search}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.isComposing) return;
            const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
            if (step !== undefined) {
              event.preventDefault();
              setAt(Math.max(0, Math.min(found.length - 1, at + step)));
            } else if (event.key === 'Enter') {
              event.preventDefault();
              run(found[at]);
            }
          }}
        />
      </div>
      <div
        ref={list}
        id={listId}
        class="palette-list"
        role="listbox"
        aria-label={text('editor.help.palette')}
      >
        {found.map((action, index) => (
          <button
            key={action.id}
            type="button"
            tabIndex={-1}
            id={`${listId}-${index}`}
            class="palette-item"
            role="option"
            data-action={action.id}
            aria-selected={index === at}
            aria-disabled={!isAvailable(action)}
            onPointerMove={() => setAt(index)}
            onClick={() => run(action)}
          >
            {action.icon ? <Icon name={action.icon} size={15} /> : <span />}
            <span>{text(action.label)}</span>
            <span class="dim">{text(`editor.group.${action.group}`)}</span>
            <kbd>{action.keys?.[0] && describeKeys(action.keys[0], isMac())}</kbd>
          </button>
        ))}
      </div>
      {found.length === 0 && <p class="panel-empty">{text('editor.palette.nothing', { search })}</p>}
    </DialogFrame>
  );
}
