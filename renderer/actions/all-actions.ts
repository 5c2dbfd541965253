import type { Action, ActionGroup } from './action.ts';
import { ANALYSIS_ACTIONS } from './analysis-actions.ts';
import { CLIPBOARD_ACTIONS } from './clipboard-actions.ts';
import { DEFENCE_ACTIONS } from './defence-actions.ts';
import { EDIT_ACTIONS } from './edit-actions.ts';
import { FILE_ACTIONS } from './file-actions.ts';
import { GENERATOR_ACTIONS } from './generator-actions.ts';
import { HELP_ACTIONS } from './help-actions.ts';
import { IMPORT_ACTIONS } from './import-actions.ts';
import { MODE_ACTIONS } from './mode-actions.ts';
import { MODULE_ACTIONS } from './module-actions.ts';
import { RING_ACTIONS } from './ring-actions.ts';
import { RING_VIEW_ACTIONS } from './ring-view-actions.ts';
import { ROOF_ACTIONS } from './roof-actions.ts';
import { RUN_ACTIONS } from './run-actions.ts';
import { SELECT_ACTIONS } from './select-actions.ts';
import { STOREY_ACTIONS } from './storey-actions.ts';
import { TOOL_ACTIONS } from './tool-actions.ts';
import { TRACE_ACTIONS } from './trace-actions.ts';
import { PANEL_ACTIONS, VIEW_ACTIONS } from './view-actions.ts';

/** Everything a user can do, in the order in which the palette and the cheat sheet show it. */
export const ALL_ACTIONS: readonly Action[] = [
  ...FILE_ACTIONS,
  ...IMPORT_ACTIONS,
  ...EDIT_ACTIONS,
  ...CLIPBOARD_ACTIONS,
  ...SELECT_ACTIONS,
  ...TOOL_ACTIONS,
  ...MODULE_ACTIONS,
  ...RING_VIEW_ACTIONS,
  ...STOREY_ACTIONS,
  ...ROOF_ACTIONS,
  ...RING_ACTIONS,
  ...DEFENCE_ACTIONS,
  ...RUN_ACTIONS,
  ...ANALYSIS_ACTIONS,
  ...TRACE_ACTIONS,
  ...GENERATOR_ACTIONS,
  ...MODE_ACTIONS,
  ...VIEW_ACTIONS,
  ...PANEL_ACTIONS,
  ...HELP_ACTIONS,
];

const BY_ID: ReadonlyMap<string, Action> = new Map(ALL_ACTIONS.map((action) => [action.id, action]));

/** Throws a RangeError for an id that no action has. */
export function getAction(id: string): Action {
  const action = BY_ID.get(id);
  if (!action) throw new RangeError(`No action is called ${id}.`);
  return action;
}

export const findActionById = (id: string): Action | undefined => BY_ID.get(id);

/** The sections of the palette and the cheat sheet. */
export const ACTION_GROUPS: readonly ActionGroup[] = [
  'file',
  'edit',
  'tools',
  'ring',
  'defence',
  'building',
  'view',
  'panels',
  'help',
];
