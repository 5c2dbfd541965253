import { text } from '../../core/text/text.ts';
import { formatLength } from '../../core/tools/number-entry.ts';
import { floorOf, storeysInOrder } from '../../core/walls/storeys.ts';
import { GENERATE_ACTION } from '../actions/generator-actions.ts';
import { ROOF_ACTIONS } from '../actions/roof-actions.ts';
import { STOREY_ACTIONS } from '../actions/storey-actions.ts';
import { STOREY_STEP_ACTIONS } from '../actions/view-actions.ts';
import type { Editor } from '../session/editor.ts';
import { ActionButton } from './action-button.tsx';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';
import { actionItem, MenuButton, type MenuEntry } from './menu.tsx';

/** The storeys from the top down, the one that is drawn on being marked, and what can be done with it. */
function storeyMenu(editor: Editor): MenuEntry[] {
  const { session } = editor;
  const storeys = storeysInOrder(session.level)
    .toReversed()
    .map((storey) => ({
      label: text('building.storey-at', {
        name: storey.name ?? storey.id,
        elevation: formatLength(floorOf(storey)),
      }),
      isOn: storey.id === session.storey.value,
      isRadio: true,
      run: () => {
        session.storey.value = storey.id;
      },
    }));
  return [
    ...storeys,
    'line',
    ...STOREY_STEP_ACTIONS.map((action) => actionItem(action, editor)),
    'line',
    ...STOREY_ACTIONS.map((action) => actionItem(action, editor)),
    'line',
    ...ROOF_ACTIONS.map((action) => actionItem(action, editor)),
    'line',
    actionItem(GENERATE_ACTION, editor),
  ];
}

/** Which storey is drawn on, with a step up and down. */
export function StoreySwitch() {
  const { session } = useEditor();
  session.revision.value;
  const current = session.level.findKind('storey', session.storey.value ?? undefined);
  const name = current ? (current.name ?? current.id) : text('editor.storey.none');
  return (
    <div class="storey-switch">
      <MenuButton
        look="outlined"
        label={`${text('editor.storey')}: ${name}`}
        face={
          <>
            <Icon name="layers" size={15} />
            <span class="wide">{name}</span>
            <Icon name="down" size={13} />
          </>
        }
        entries={storeyMenu}
      />
      {STOREY_STEP_ACTIONS.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
    </div>
  );
}
