import { text } from '../../core/text/text.ts';
import { findActionById, getAction } from '../actions/all-actions.ts';
import { PANEL_ACTIONS, ROOF_ACTION, THEME_ACTIONS, WALL_VIEW_ACTIONS } from '../actions/view-actions.ts';
import type { Editor } from '../session/editor.ts';
import type { Mode } from '../session/editor-session.ts';
import { ActionButton, actionProps, describeAction } from './action-button.tsx';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';
import { LevelName } from './level-name.tsx';
import { actionItem, MenuButton, type MenuEntry } from './menu.tsx';
import { StoreySwitch } from './storey-switch.tsx';

/** Modes that this version does not have are shown so that users know what to expect, and say so. */
const MODES: readonly Mode[] = ['build', 'ring', 'defence', 'blob'];

function mainMenu(editor: Editor): MenuEntry[] {
  const item = (id: string) => actionItem(getAction(id), editor);
  return [
    item('file.new'),
    item('file.open'),
    item('file.save'),
    item('file.save-as'),
    item('file.rename'),
    item('module.import'),
    item('file.export'),
    'line',
    { heading: text('editor.group.panels') },
    ...PANEL_ACTIONS.map((action) => actionItem(action, editor)),
    'line',
    { heading: text('editor.group.view') },
    ...THEME_ACTIONS.map((action) => actionItem(action, editor, true)),
    'line',
    item('help.palette'),
    item('help.keys'),
  ];
}

export function TopBar() {
  return (
    <header class="top-bar" data-region>
      <div>
        <MenuButton
          face={<Icon name="menu" />}
          label={text('editor.menu')}
          look="square"
          entries={mainMenu}
        />
        <LevelName />
        <ActionButton action={getAction('edit.undo')} words="wide" />
        <ActionButton action={getAction('edit.redo')} words="wide" />
      </div>
      <ModeSwitch />
      <div>
        <WallViewSwitch />
        <StoreySwitch />
        <FindAction />
        <ActionButton action={getAction('file.export')} look="primary" words="always" />
      </div>
    </header>
  );
}

function ModeSwitch() {
  return (
    <fieldset class="modes segments">
      <legend class="sr-only">{text('editor.mode')}</legend>
      {MODES.map((mode) => (
        <ModeButton key={mode} mode={mode} />
      ))}
    </fieldset>
  );
}

function ModeButton({ mode }: { readonly mode: Mode }) {
  const editor = useEditor();
  const label = text(`editor.mode.${mode}`);
  const action = findActionById(`mode.${mode}`);
  const what = action
    ? { ...actionProps(action, editor), 'data-tip': describeAction(action) }
    : {
        type: 'button' as const,
        'aria-disabled': true,
        'data-tip': text('editor.mode.later', { mode: label }),
      };
  return (
    <button class="button" aria-pressed={editor.session.mode.value === mode} {...what}>
      {label}
    </button>
  );
}

function WallViewSwitch() {
  const editor = useEditor();
  const current = WALL_VIEW_ACTIONS.find((action) => action.isOn?.(editor));
  if (!current?.icon || editor.session.mode.value !== 'build') return null;
  const name = text(current.label);
  return (
    <MenuButton
      look="outlined"
      label={`${text('views.walls')}: ${name}`}
      face={
        <>
          <Icon name={current.icon} size={15} />
          <span class="wide">{name}</span>
          <Icon name="down" size={13} />
        </>
      }
      entries={() => [
        ...WALL_VIEW_ACTIONS.map((action) => actionItem(action, editor, true)),
        'line',
        actionItem(ROOF_ACTION, editor),
      ]}
    />
  );
}

function FindAction() {
  const action = getAction('help.palette');
  return <ActionButton action={action} look="outlined" words="wide" />;
}
