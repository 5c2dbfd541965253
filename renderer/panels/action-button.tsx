import { text } from '../../core/text/text.ts';
import { type Action, runAction } from '../actions/action.ts';
import { isMac } from '../actions/key-dispatcher.ts';
import { describeKeys, describeKeysForAria } from '../actions/keys.ts';
import type { Editor } from '../session/editor.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/** The label with the key, as tooltips show it. */
export function describeAction(action: Action): string {
  const key = action.keys?.[0];
  const label = text(action.label);
  return key ? text('editor.with-key', { label, key: describeKeys(key, isMac()) }) : label;
}

/** What every control that stands for an action has in common. */
export function actionProps(action: Action, editor: Editor) {
  const key = action.keys?.[0];
  const isAvailable = action.isAvailable?.(editor) ?? true;
  return {
    type: 'button' as const,
    'data-action': action.id,
    'aria-disabled': !isAvailable,
    ...(key && { 'aria-keyshortcuts': describeKeysForAria(key, isMac()) }),
    onClick: () => runAction(action, editor),
  };
}

interface ActionButtonProps {
  readonly action: Action;
  readonly look?: string;
  /** icon: the label is in the tooltip only; wide: words go when the window is narrow. */
  readonly words?: 'always' | 'wide' | 'never';
}

/** A button for an action. */
export function ActionButton({ action, look = '', words = 'never' }: ActionButtonProps) {
  const editor = useEditor();
  const label = text(action.label);
  const isOn = action.isOn?.(editor);
  return (
    <button
      {...actionProps(action, editor)}
      class={`button ${look} ${words === 'never' ? 'square' : ''}`}
      aria-label={label}
      data-tip={describeAction(action)}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
    >
      {action.icon && <Icon name={action.icon} />}
      {words !== 'never' && <span class={words === 'wide' ? 'wide' : undefined}>{label}</span>}
    </button>
  );
}
