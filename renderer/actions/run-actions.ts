import type { Action } from './action.ts';

/** The run of enemies on a defence level. */
export const RUN_ACTIONS: readonly Action[] = [
  {
    id: 'run.play',
    label: 'run.play',
    group: 'defence',
    icon: 'play',
    keys: ['R'],
    mode: 'defence',
    keepsGesture: true,
    isAvailable: ({ run }) => run.track.value !== null,
    isOn: ({ run }) => run.isPlaying.value,
    run: ({ run }) => run.togglePlay(),
  },
  {
    id: 'run.reset',
    label: 'run.reset',
    group: 'defence',
    icon: 'step-first',
    keys: ['Shift+R'],
    mode: 'defence',
    keepsGesture: true,
    isAvailable: ({ run }) => run.isShown.value,
    run: ({ run }) => run.reset(),
  },
];
