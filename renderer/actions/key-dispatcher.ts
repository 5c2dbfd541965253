import type { Editor } from '../session/editor.ts';
import type { Mode } from '../session/editor-session.ts';
import { type Action, runAction } from './action.ts';
import { type KeyPress, matchesKeys } from './keys.ts';

/** What a key press meets besides the keys: where the focus is and what the user is in the middle of. */
export interface KeySituation {
  /** The focus is in a field: letters, arrows and Delete belong to the text. */
  readonly isTyping: boolean;
  /** The field holds what the level says, nothing typed: undo means the level's. */
  readonly isUntouched: boolean;
  /** An input method is composing: every key belongs to it. */
  readonly isComposing: boolean;
  /** The focus is where the selection is what the user means. */
  readonly isInWorkspace: boolean;
  /** A menu is open: its own keys go round in it. */
  readonly isInMenu: boolean;
  readonly isMac: boolean;
  readonly mode: Mode;
}

/** Saving and the palette make sense in the middle of typing a name; undo and Delete belong to the text. */
const WHILE_TYPING: ReadonlySet<string> = new Set(['file.save', 'file.save-as', 'help.palette']);

const UNDO: ReadonlySet<string> = new Set(['edit.undo', 'edit.redo']);

const mayInterruptTyping = ({ id }: Action, { isUntouched }: KeySituation): boolean =>
  WHILE_TYPING.has(id) || (isUntouched && UNDO.has(id));

/** The action that a key press means, or undefined when it means none or belongs to somebody else. */
export function findAction(
  actions: readonly Action[],
  press: KeyPress,
  situation: KeySituation,
): Action | undefined {
  if (situation.isComposing || situation.isInMenu) return undefined;
  return actions.find(
    (action) =>
      (action.mode === undefined || action.mode === situation.mode) &&
      (!situation.isTyping || mayInterruptTyping(action, situation)) &&
      (action.scope !== 'workspace' || situation.isInWorkspace) &&
      action.keys?.some((keys) => matchesKeys(keys, press, situation.isMac)),
  );
}

/** Listens for the keys of all actions until the returned function is called. */
export function listenForKeys(page: Document, editor: Editor, actions: readonly Action[]): () => void {
  let held: Action | null = null;
  const release = (): void => {
    held?.hold?.finish(editor);
    held = null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || editor.dialogs.isOpen) return;
    const action = findAction(actions, event, situationOf(event, page, editor.session.mode.peek()));
    if (!action) return;
    // Prevented even when the action is not available: Ctrl+S must never show the browser's own dialog.
    event.preventDefault();
    if (held !== action) release();
    if (action.hold) {
      held = holdAction(action, held, editor);
    } else if (!event.repeat || action.repeats) {
      runAction(action, editor);
    }
  };
  page.addEventListener('keydown', press);
  page.addEventListener('keyup', release);
  page.defaultView?.addEventListener('blur', release);
  return () => {
    page.removeEventListener('keydown', press);
    page.removeEventListener('keyup', release);
    page.defaultView?.removeEventListener('blur', release);
  };
}

function holdAction(action: Action, held: Action | null, editor: Editor): Action | null {
  if (action.isAvailable?.(editor) === false) return null;
  if (held !== action && !action.keepsGesture) editor.session.interrupt();
  action.hold?.step(editor);
  return action;
}

function situationOf(event: KeyboardEvent, page: Document, mode: Mode): KeySituation {
  return {
    isTyping: isTextField(event.target),
    isUntouched: event.target instanceof HTMLElement && event.target.dataset.untouched !== undefined,
    isComposing: event.isComposing,
    isInWorkspace: isWorkspace(event.target, page),
    isInMenu: event.target instanceof Element && event.target.closest('[popover]') !== null,
    isMac: isMac(),
    mode,
  };
}

export const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

const NOT_TEXT: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'range', 'color', 'submit']);

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

function isWorkspace(target: EventTarget | null, page: Document): boolean {
  if (target === page.body || target === page.documentElement) return true;
  return target instanceof Element && target.closest('[data-workspace]') !== null;
}
