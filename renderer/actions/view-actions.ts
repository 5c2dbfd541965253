import type { Storey } from '../../core/document/schema/storey.ts';
import type { TextKey } from '../../core/text/text.ts';
import { storeyAbove, storeyBelow } from '../../core/walls/storeys.ts';
import type { IconName } from '../panels/icons.ts';
import { type Editor, PANEL_IDS, type PanelId } from '../session/editor.ts';
import type { CameraMode, EditorSession, Theme, WallView } from '../session/editor-session.ts';
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
  camera('walk', 'views.walk', 'walk', 'Y'),
];

const walls = (view: WallView, label: TextKey, icon: IconName, key: string): Action => ({
  id: `view.walls-${view}`,
  label,
  group: 'view',
  icon,
  keys: [key],
  mode: 'build',
  keepsGesture: true,
  isOn: ({ session }) => session.wallView.value === view,
  run: ({ session }) => {
    session.wallView.value = view;
  },
});

export const WALL_VIEW_ACTIONS: readonly Action[] = [
  walls('up', 'views.walls-up', 'walls-up', '1'),
  walls('cutaway', 'views.cutaway', 'cutaway', '2'),
  walls('down', 'views.walls-down', 'walls-down', '3'),
];

export const ROOF_ACTION: Action = {
  id: 'view.roof',
  label: 'views.roof',
  group: 'view',
  icon: 'roof',
  keys: ['4'],
  mode: 'build',
  keepsGesture: true,
  isOn: ({ session }) => session.isRoofShown.value,
  run: ({ session }) => {
    session.isRoofWanted.value = !session.isRoofShown.value;
    if (session.isRoofWanted.value) session.wallView.value = 'up';
  },
};

type FindStorey = (level: EditorSession['level'], id: string) => Storey | undefined;

const storeyStep = (id: string, label: TextKey, icon: IconName, key: string, find: FindStorey): Action => {
  const next = ({ session }: Editor): Storey | undefined => {
    session.revision.value;
    const { value } = session.storey;
    return value === null ? undefined : find(session.level, value);
  };
  return {
    id,
    label,
    group: 'view',
    icon,
    keys: [key],
    scope: 'workspace',
    isAvailable: (editor) => next(editor) !== undefined,
    run: (editor) => {
      editor.session.storey.value = next(editor)?.id ?? editor.session.storey.value;
    },
  };
};

export const STOREY_STEP_ACTIONS: readonly Action[] = [
  storeyStep('view.storey-up', 'views.storey-up', 'storey-up', 'PageUp', storeyAbove),
  storeyStep('view.storey-down', 'views.storey-down', 'storey-down', 'PageDown', storeyBelow),
];

const setPeeking = ({ session }: Editor, isPeeking: boolean): void => {
  session.isPeeking.value = isPeeking;
};

/** Holding the key peeks as long as it is down; a menu or the palette switches it on and off. */
const PEEK: Action = {
  id: 'view.peek',
  label: 'views.peek',
  group: 'view',
  icon: 'peek',
  keys: ['P'],
  mode: 'build',
  scope: 'workspace',
  keepsGesture: true,
  isOn: ({ session }) => session.isPeeking.value,
  hold: {
    step: (editor) => setPeeking(editor, true),
    finish: (editor) => setPeeking(editor, false),
  },
  run: (editor) => setPeeking(editor, !editor.session.isPeeking.value),
};

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
  generator: 'generator-panel.title',
  preview: 'preview.title',
  trace: 'trace.title',
  analysis: 'analysis.title',
};

export const panelTitle = (id: PanelId): TextKey => PANEL_LABELS[id];

export const PANEL_ACTIONS: readonly Action[] = [
  // Of the generator there is an action that opens a building with it.
  ...PANEL_IDS.filter((id) => id !== 'generator').map(
    (id): Action => ({
      id: `panel.${id}`,
      label: PANEL_LABELS[id],
      group: 'panels',
      ...(id === 'preview' && { icon: 'preview' as const, keys: ['Shift+P'] }),
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
  ...WALL_VIEW_ACTIONS,
  ROOF_ACTION,
  ...STOREY_STEP_ACTIONS,
  PEEK,
  ...FRAME_ACTIONS,
  TOGGLE_THEME,
  ...THEME_ACTIONS,
];
