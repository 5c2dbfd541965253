import type { Action } from './action.ts';

/** What is shown over a defence level for its designer. */
export const ANALYSIS_ACTIONS: readonly Action[] = [
  {
    id: 'analysis.exposure',
    label: 'analysis.show-exposure',
    group: 'defence',
    icon: 'aspect',
    keys: ['Shift+E'],
    mode: 'defence',
    keepsGesture: true,
    isOn: ({ session }) => session.defences.isExposureShown.value,
    run: ({ session: { defences } }) => {
      defences.isExposureShown.value = !defences.isExposureShown.value;
    },
  },
  {
    id: 'analysis.unreached',
    label: 'analysis.show-unreached',
    group: 'defence',
    icon: 'focus',
    keys: ['Shift+U'],
    mode: 'defence',
    keepsGesture: true,
    isOn: ({ session }) => session.defences.areUnreachedShown.value,
    run: ({ session: { defences } }) => {
      defences.areUnreachedShown.value = !defences.areUnreachedShown.value;
    },
  },
];
