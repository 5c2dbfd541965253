import type { TextKey } from '../../core/text/text.ts';
import type { IconName } from '../panels/icons.ts';
import type { RingOverlay } from '../session/ring-session.ts';
import type { Action } from './action.ts';

const overlay = (id: RingOverlay, label: TextKey, icon: IconName, key: string): Action => ({
  id: `ring.overlay-${id}`,
  label,
  group: 'ring',
  icon,
  keys: [key],
  mode: 'ring',
  keepsGesture: true,
  isOn: ({ session }) => session.rings.overlay.value === id,
  run: ({ session }) => {
    session.rings.overlay.value = id;
  },
});

/** What is painted over the cells. */
export const OVERLAY_ACTIONS: readonly Action[] = [
  overlay('none', 'ring-tools.overlay-none', 'ring', '1'),
  overlay('aspect', 'ring-tools.overlay-aspect', 'aspect', '2'),
  overlay('scale', 'ring-tools.overlay-scale', 'scale', '3'),
];

export const SPACING_ACTION: Action = {
  id: 'ring.regular',
  label: 'ring-tools.regular',
  group: 'ring',
  icon: 'regular',
  keys: ['4'],
  mode: 'ring',
  keepsGesture: true,
  isOn: ({ session }) => session.rings.spacing.value === 'regular',
  run: ({ session }) => {
    const { spacing } = session.rings;
    spacing.value = spacing.value === 'regular' ? 'stretched' : 'regular';
  },
};

/** Switches symmetry off, and on again with the number of copies that it had. */
export const SYMMETRY_ACTION: Action = {
  id: 'ring.symmetry',
  label: 'ring-tools.symmetry',
  group: 'ring',
  icon: 'symmetry',
  keys: ['S'],
  mode: 'ring',
  keepsGesture: true,
  isOn: ({ session }) => session.rings.symmetry.value > 1,
  run: ({ session }) => {
    const { symmetry, lastSymmetry } = session.rings;
    if (symmetry.value > 1) {
      lastSymmetry.value = symmetry.value;
      symmetry.value = 1;
    } else symmetry.value = lastSymmetry.value;
  },
};

export const RING_VIEW_ACTIONS: readonly Action[] = [SYMMETRY_ACTION, ...OVERLAY_ACTIONS, SPACING_ACTION];
