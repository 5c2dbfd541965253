import type { Editor } from '../session/editor.ts';
import { type Action, runAction } from './action.ts';
import { type KeyPress, matchesKeys } from './keys.ts';

/** What a key press meets besides the keys: where the focus is and what the user is in the middle of. */
export interface KeySituation {
  /** The focus is in a field: letters, arrows and Delete belong to the text. */
  readonly isTyping: boolean;
  /** An input method is composing: every key belongs to it. */
  readonly isComposing: boolean;
  /** The focus is where the selection is what the user means. */
  readonly isInWorkspace: boolean;
  readonly isRepeat: boolean;
  readonly isMac: boolean;
}

/** Saving and the palette make sense in the middle of typing a name; undo and Delete belong to the text. */
const WHILE_TYPING: ReadonlySet<string> = new Set(['file.save', 'file.save-as', 'help.palette']);

/** The action that a key press means, or undefined when it means none or belongs to somebody else. */
export function findAction(
  actions: readonly Action[],
  press: KeyPress,
  situation: KeySituation,
): Action | undefined {
  if (situation.isComposing) return undefined;
  return actions.find(
    (action) =>
      (!situation.isTyping || WHILE_TYPING.has(action.id)) &&
      (action.scope !== 'workspace' || situation.isInWorkspace) &&
      action.keys?.some((keys) => matchesKeys(keys, press, situation.isMac)),
  );
}

/** Listens for the keys of all actions until the returned function is called. */
export function listenForKeys(page: Document, editor: Editor, actions: readonly Action[]): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || editor.dialogs.isOpen) return;
    const situation = {
      isTyping: isTextField(event.target),
      isComposing: event.isComposing,
      isInWorkspace: isWorkspace(event.target, page),
      isRepeat: event.repeat,
      isMac: isMac(),
    };
    const action = findAction(actions, event, situation);
    if (!action) return;
    // Prevented even when the action is not available: Ctrl+S must never show the browser's own dialog.
    event.preventDefault();
    if (situation.isRepeat && !action.repeats) return;
    runAction(action, editor);
  };
  page.addEventListener('keydown', listener);
  return () => page.removeEventListener('keydown', listener);
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
