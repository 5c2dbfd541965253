import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import { getAction } from '../actions/all-actions.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { useEditor } from './editor-context.ts';
import { actionItem, MenuEntries, type MenuEntry } from './menu.tsx';
import { placeAt } from './placement.ts';
import { moveInMenu } from './popover.tsx';

/** In pixels: a right button that moved farther turned the view and asks for no menu. */
const STILL = 4;

/** What turns and mirrors the things of a mode. */
const TURNS = {
  build: ['edit.mirror-x', 'edit.mirror-z', 'edit.turn-left', 'edit.turn-right'],
  ring: [
    'module.turn',
    'module.turn-back',
    'module.mirror',
    'module.flip',
    'module.mirror-copy-x',
    'module.mirror-copy-z',
  ],
} as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The menu of a right click in the viewport, or of the menu key. */
export function ContextMenu({ owner }: { readonly owner: { readonly current: HTMLCanvasElement | null } }) {
  const editor = useEditor();
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (!owner.current) return;
    return listenForRightClicks(owner.current, (at) => {
      // While something is drawn, a right click ends it.
      if (editor.session.tool.peek() !== 'select') return;
      selectUnder(editor.session);
      setPlace(at);
    });
  }, []);
  useEffect(() => {
    const element = menu.current;
    if (!place || !element) return;
    element.showPopover();
    placeAt(element, place.x, place.y);
    element.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')?.focus();
  }, [place]);
  const isRing = editor.session.mode.value === 'ring';
  const item = (id: string): MenuEntry => actionItem(getAction(id), editor);
  /** Only what can be done with what is selected. */
  const fitting = (ids: readonly string[]): MenuEntry[] =>
    ids.filter((id) => getAction(id).isAvailable?.(editor) !== false).map(item);
  const entries = [
    item('view.frame-selection'),
    item('view.frame-all'),
    'line' as const,
    ...(editor.session.selection.value.size > 0 ? [item('edit.cut'), item('edit.copy')] : []),
    item('edit.paste'),
    ...fitting(['edit.duplicate', ...TURNS[isRing ? 'ring' : 'build']]),
    'line' as const,
    ...fitting(['edit.select-connected', 'edit.select-alike']),
    item(isRing ? 'edit.select-all-modules' : 'edit.select-all-walls'),
    item('edit.deselect'),
    item('edit.hide'),
    item('edit.show-all'),
    item('edit.lock'),
    item('edit.unlock-all'),
    'line' as const,
    item('edit.delete'),
  ];
  const menuProps = {
    role: 'menu' as const,
    'aria-label': text('editor.menu.context'),
    onKeyDown: moveInMenu,
  };
  return (
    <div
      ref={menu}
      popover="auto"
      class="popover menu"
      {...menuProps}
      onToggle={(event) => {
        if (event.newState === 'closed') setPlace(null);
      }}
    >
      {place && <MenuEntries entries={entries} close={() => menu.current?.hidePopover()} />}
    </div>
  );
}

/** The menu is about what the pointer is on, unless that is part of the selection. */
function selectUnder(session: EditorSession): void {
  const under = session.isPointerInside.peek() ? session.under.peek() : null;
  if (under === null || session.selection.peek().has(under) || session.locked.peek().has(under)) return;
  session.select([under]);
}

function listenForRightClicks(canvas: HTMLCanvasElement, open: (place: Place) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let from: Place | null = null;
  canvas.addEventListener(
    'pointerdown',
    ({ button, clientX: x, clientY: y }) => {
      from = button === 2 ? { x, y } : null;
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    ({ button, clientX: x, clientY: y }) => {
      if (button === 2 && from && Math.hypot(x - from.x, y - from.y) <= STILL) open({ x, y });
    },
    { signal },
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      const { left, top, width, height } = canvas.getBoundingClientRect();
      open({ x: left + width / 2, y: top + height / 2 });
    },
    { signal },
  );
  return () => ending.abort();
}
