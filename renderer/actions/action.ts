import type { TextKey } from '../../core/text/text.ts';
import type { IconName } from '../panels/icons.ts';
import type { Editor } from '../session/editor.ts';
import type { Mode } from '../session/editor-session.ts';

export type ActionGroup =
  | 'file'
  | 'edit'
  | 'tools'
  | 'ring'
  | 'defence'
  | 'building'
  | 'view'
  | 'panels'
  | 'help';

/**
 * Where a key works. everywhere: also while a panel has the focus; workspace: only where the selection is what the
 * user means, in the viewport and in the outliner, because lists and menus use the same keys themselves.
 */
type KeyScope = 'everywhere' | 'workspace';

/** Something a user can do: what buttons, menus, the palette, the cheat sheet and keys are views of. */
export interface Action {
  /** Stable, such as "edit.undo". */
  readonly id: string;
  readonly label: TextKey;
  readonly group: ActionGroup;
  readonly icon?: IconName;
  /** Such as "Mod+Shift+Z"; Mod is Ctrl, or Cmd on a Mac. The first is the one that is shown. */
  readonly keys?: readonly string[];
  readonly scope?: KeyScope;
  /** The mode whose craft it belongs to: its keys mean something else in other modes. Left out: all of them. */
  readonly mode?: Mode;
  /** Holding the key down goes on doing it. */
  readonly repeats?: boolean;
  /** What the key does while it is held, again with every repeat; `finish` makes it one step when it is let go. */
  readonly hold?: { readonly step: (editor: Editor) => void; readonly finish: (editor: Editor) => void };
  /** Left out: always. */
  readonly isAvailable?: (editor: Editor) => boolean;
  /** It changes the view alone: what a tool is in the middle of goes on. */
  readonly keepsGesture?: boolean;
  /** For what can be on or off. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void | Promise<void>;
}

/** Runs an action if it is available, in the mode that it belongs to; a gesture under way is cancelled first, so that no step is half made. */
export function runAction(action: Action, editor: Editor): void {
  if (action.isAvailable?.(editor) === false) return;
  if (action.mode) editor.session.useMode(action.mode);
  // Whoever generates a building looks at it from all sides.
  const goesOn = action.keepsGesture || (action.group === 'view' && editor.generator.isLive.value);
  const hadGesture = !goesOn && editor.session.interrupt();
  // Undo in the middle of a drag takes the drag back and nothing more.
  if (hadGesture && action.id === 'edit.undo') {
    editor.generator.rest();
    return;
  }
  void action.run(editor);
}
