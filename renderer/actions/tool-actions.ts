import type { TextKey } from '../../core/text/text.ts';
import { DEFAULT_SNAP, type SnapSettings } from '../../core/tools/snapping.ts';
import type { IconName } from '../panels/icons.ts';
import type { EditorSession, Mode } from '../session/editor-session.ts';
import type { Action } from './action.ts';
import { PAINT_SCOPE_ACTIONS } from './paint-actions.ts';

/** @param mode the one whose tool it is; left out: every mode has it */
export const toolAction = (id: string, label: TextKey, icon: IconName, key: string, mode?: Mode): Action => ({
  id: `tool.${id}`,
  label,
  group: mode === 'ring' || mode === 'defence' ? mode : 'tools',
  icon,
  keys: [key],
  ...(mode && { mode }),
  isOn: ({ session }) => session.tool.value === id,
  run: ({ session }) => session.useTool(id),
});

const tool = (id: string, label: TextKey, icon: IconName, key: string): Action =>
  toolAction(id, label, icon, key, 'build');

export const SELECT_TOOL = toolAction('select', 'editor.tool.select', 'select', 'V');
export const EYEDROPPER_TOOL = toolAction('eyedropper', 'paint.eyedropper', 'eyedropper', 'I');

/** The tools of the Build mode, in the order of the rail. */
export const BUILD_TOOLS: readonly Action[] = [
  SELECT_TOOL,
  tool('wall', 'editor.tool.wall', 'wall', 'W'),
  tool('room', 'editor.tool.room', 'room', 'R'),
  tool('door', 'openings.tool.door', 'door', 'D'),
  tool('window', 'openings.tool.window', 'window', 'N'),
  tool('arch', 'openings.tool.arch', 'arch', 'A'),
  tool('stair', 'building.tool.stair', 'stair', 'S'),
  tool('paint', 'paint.tool', 'paint', 'B'),
  EYEDROPPER_TOOL,
  tool('split', 'paint.split', 'split', 'X'),
  tool('erase', 'editor.tool.erase', 'eraser', 'E'),
];

export const CHAIN_ACTION: Action = {
  id: 'tool.chain',
  label: 'editor.tool.chain',
  group: 'tools',
  icon: 'chain',
  keys: ['C'],
  mode: 'build',
  isOn: ({ session }) => session.isChaining.value,
  run: ({ session }) => {
    session.isChaining.value = !session.isChaining.value;
  },
};

type SnapTarget = 'toJoints' | 'toWalls' | 'toExtensions' | 'toMidpoints';

const change = (session: EditorSession, changes: Partial<SnapSettings>): void => {
  session.snap.value = { ...session.snap.value, ...changes };
};

const target = (field: SnapTarget, label: TextKey): Action => ({
  id: `snap.${field.slice(2).toLowerCase()}`,
  label,
  group: 'tools',
  isOn: ({ session }) => session.snap.value[field],
  run: ({ session }) => change(session, { [field]: !session.snap.value[field] }),
});

export const SNAP_TARGETS: readonly Action[] = [
  target('toJoints', 'editor.snap.joints'),
  target('toWalls', 'editor.snap.walls'),
  target('toExtensions', 'editor.snap.extensions'),
  target('toMidpoints', 'editor.snap.midpoints'),
];

const SNAP_SWITCHES: readonly Action[] = [
  {
    id: 'snap.grid',
    label: 'editor.snap.grid',
    group: 'tools',
    icon: 'grid',
    keys: ['Q'],
    isOn: ({ session }) => session.snap.value.gridStep > 0,
    run: ({ session }) =>
      change(session, { gridStep: session.snap.value.gridStep > 0 ? 0 : DEFAULT_SNAP.gridStep }),
  },
  {
    id: 'snap.angle',
    label: 'editor.snap.angle',
    group: 'tools',
    keys: ['Shift+Q'],
    isOn: ({ session }) => session.snap.value.angleStep > 0,
    run: ({ session }) =>
      change(session, { angleStep: session.snap.value.angleStep > 0 ? 0 : DEFAULT_SNAP.angleStep }),
  },
];

export const TOOL_ACTIONS: readonly Action[] = [
  ...BUILD_TOOLS,
  CHAIN_ACTION,
  ...PAINT_SCOPE_ACTIONS,
  ...SNAP_SWITCHES,
  ...SNAP_TARGETS,
];
