import type { TextKey } from '../../core/text/text.ts';
import type { IconName } from '../panels/icons.ts';
import type { Mode } from '../session/editor-session.ts';
import type { Action } from './action.ts';

const mode = (id: Mode, label: TextKey, icon: IconName, key: string): Action => ({
  id: `mode.${id}`,
  label,
  group: 'view',
  icon,
  keys: [key],
  isOn: ({ session }) => session.mode.value === id,
  run: ({ session }) => session.useMode(id),
});

/** The crafts that this version has. */
export const MODE_ACTIONS: readonly Action[] = [
  mode('build', 'editor.mode.to-build', 'wall', 'F7'),
  mode('ring', 'editor.mode.to-ring', 'ring', 'F8'),
  mode('defence', 'editor.mode.to-defence', 'defence', 'F9'),
];
