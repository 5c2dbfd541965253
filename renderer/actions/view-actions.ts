import type { TextKey } from '../../core/text/text.ts';
import type { IconName } from '../panels/icons.ts';
import { type Editor, PANEL_IDS, type PanelId } from '../session/editor.ts';
import type { CameraMode, Theme } from '../session/editor-session.ts';
import type { Action } from './action.ts';

const hasView = ({ view }: Editor): boolean => view.value !== null;

const camera = (mode: CameraMode, label: TextKey, icon: IconName, key: string): Action => ({
  id: `view.${mode}`,
  label,
  group: 'view',
  icon,
  keys: [key],
  isOn: ({ session }) => session.camera.value === mode,
  run: ({ session }) => {
    session.camera.value = mode;
  },
});

export const CAMERA_ACTIONS: readonly Action[] = [
  camera('orbit', 'editor.view.orbit', 'orbit', 'O'),
  camera('top', 'editor.view.top', 'top', 'T'),
];

export const FRAME_ACTIONS: readonly Action[] = [
  {
    id: 'view.frame-selection',
    label: 'editor.view.frame-selection',
    group: 'view',
    icon: 'focus',
    keys: ['F'],
    isAvailable: (editor) => hasView(editor) && editor.session.selection.value.size > 0,
    run: ({ view }) => view.value?.frameSelection(),
  },
  {
    id: 'view.frame-all',
    label: 'editor.view.frame-all',
    group: 'view',
    icon: 'maximize',
    keys: ['Shift+F', 'Home'],
    scope: 'workspace',
    isAvailable: hasView,
    run: ({ view }) => view.value?.frameAll(),
  },
];

const theme = (value: Theme, label: TextKey): Action => ({
  id: `view.theme-${value}`,
  label,
  group: 'view',
  isOn: ({ session }) => session.theme.value === value,
  run: ({ session }) => {
    session.theme.value = value;
  },
});

export const THEME_ACTIONS: readonly Action[] = [
  theme('system', 'editor.view.theme-system'),
  theme('light', 'editor.view.theme-light'),
  theme('dark', 'editor.view.theme-dark'),
];

const TOGGLE_THEME: Action = {
  id: 'view.toggle-theme',
  label: 'editor.view.toggle-theme',
  group: 'view',
  icon: 'theme',
  run: ({ session }) => {
    session.theme.value = session.isDark.value ? 'light' : 'dark';
  },
};

const PANEL_LABELS: Readonly<Record<PanelId, TextKey>> = {
  inspector: 'editor.panel.inspector',
  outliner: 'editor.panel.outliner',
  assets: 'editor.panel.assets',
  problems: 'editor.panel.problems',
  history: 'editor.panel.history',
  messages: 'editor.panel.messages',
};

export const panelTitle = (id: PanelId): TextKey => PANEL_LABELS[id];

export const PANEL_ACTIONS: readonly Action[] = [
  ...PANEL_IDS.map(
    (id): Action => ({
      id: `panel.${id}`,
      label: PANEL_LABELS[id],
      group: 'panels',
      isOn: ({ panels }) => panels.shown.value.has(id),
      run: ({ panels }) => panels.show(id),
    }),
  ),
  {
    id: 'panel.next-region',
    label: 'editor.panel.next-region',
    group: 'panels',
    keys: ['F6'],
    run: ({ panels }) => panels.focusRegion(1),
  },
  {
    id: 'panel.previous-region',
    label: 'editor.panel.previous-region',
    group: 'panels',
    keys: ['Shift+F6'],
    run: ({ panels }) => panels.focusRegion(-1),
  },
  {
    id: 'panel.reset',
    label: 'editor.panel.reset',
    group: 'panels',
    icon: 'panels',
    run: ({ panels }) => panels.reset(),
  },
];

export const VIEW_ACTIONS: readonly Action[] = [
  ...CAMERA_ACTIONS,
  ...FRAME_ACTIONS,
  TOGGLE_THEME,
  ...THEME_ACTIONS,
];
