import { text } from '../../core/text/text.ts';
import type { Action } from '../actions/action.ts';
import { DEFENCE_TOOLS, NEW_DEFENCE } from '../actions/defence-actions.ts';
import { RING_TOOLS } from '../actions/module-actions.ts';
import { NEW_RING } from '../actions/ring-actions.ts';
import { SYMMETRY_ACTION } from '../actions/ring-view-actions.ts';
import { BUILD_TOOLS, CHAIN_ACTION } from '../actions/tool-actions.ts';
import type { Mode } from '../session/editor-session.ts';
import { actionProps, describeAction } from './action-button.tsx';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/** The tools of the mode, with their keys. */
export function ToolRail() {
  const { session } = useEditor();
  const [tools, others] = RAILS[session.mode.value];
  return (
    <nav class="tool-rail" data-region data-workspace aria-label={text('editor.region.tools')}>
      {tools.map((action) => (
        <ToolButton key={action.id} action={action} />
      ))}
      <hr />
      {others.map((action) => (
        <ToolButton key={action.id} action={action} />
      ))}
    </nav>
  );
}

const BUILD_RAIL = [BUILD_TOOLS, [CHAIN_ACTION]] as const;

/** The tools of each mode, and what else stands in its rail. */
const RAILS: Readonly<Record<Mode, readonly [tools: readonly Action[], others: readonly Action[]]>> = {
  build: BUILD_RAIL,
  ring: [RING_TOOLS, [SYMMETRY_ACTION, NEW_RING]],
  defence: [DEFENCE_TOOLS, [NEW_DEFENCE]],
  blob: BUILD_RAIL,
};

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
