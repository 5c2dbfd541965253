import { text } from '../../core/text/text.ts';
import type { Action } from '../actions/action.ts';
import { RING_TOOLS } from '../actions/module-actions.ts';
import { NEW_RING } from '../actions/ring-actions.ts';
import { SYMMETRY_ACTION } from '../actions/ring-view-actions.ts';
import { BUILD_TOOLS, CHAIN_ACTION } from '../actions/tool-actions.ts';
import { actionProps, describeAction } from './action-button.tsx';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/** The tools of the mode, with their keys. */
export function ToolRail() {
  const { session } = useEditor();
  const isRing = session.mode.value === 'ring';
  return (
    <nav class="tool-rail" data-region data-workspace aria-label={text('editor.region.tools')}>
      {(isRing ? RING_TOOLS : BUILD_TOOLS).map((action) => (
        <ToolButton key={action.id} action={action} />
      ))}
      <hr />
      <ToolButton action={isRing ? SYMMETRY_ACTION : CHAIN_ACTION} />
      {isRing && <ToolButton action={NEW_RING} />}
    </nav>
  );
}

function ToolButton({ action }: { readonly action: Action }) {
  const editor = useEditor();
  const isOn = action.isOn?.(editor) ?? false;
  return (
    <button
      {...actionProps(action, editor)}
      class="tool"
      aria-label={text(action.label)}
      data-tip={describeAction(action)}
      data-tip-beside
      aria-pressed={isOn}
    >
      {action.icon && <Icon name={action.icon} size={18} />}
      <kbd>{action.keys?.[0]}</kbd>
    </button>
  );
}
