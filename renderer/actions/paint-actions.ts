import type { TextKey } from '../../core/text/text.ts';
import type { PaintScope } from '../../core/walls/paint/paint-scope.ts';
import type { IconName } from '../panels/icons.ts';
import type { Action } from './action.ts';

const scope = (value: PaintScope, label: TextKey, icon: IconName): Action => ({
  id: `paint.${value}`,
  label,
  group: 'tools',
  icon,
  isOn: ({ session }) => session.paint.value.scope === value,
  run: ({ session }) => {
    session.paint.value = { ...session.paint.value, scope: value };
  },
});

/** How far the paint tool reaches without a key held. */
export const PAINT_SCOPE_ACTIONS: readonly Action[] = [
  scope('face', 'paint.scope-face', 'paint-face'),
  scope('room', 'paint.scope-room', 'room'),
  scope('whole', 'paint.scope-whole', 'wall'),
  scope('matching', 'paint.scope-matching', 'paint-matching'),
  scope('everywhere', 'paint.scope-everywhere', 'paint-everywhere'),
];
