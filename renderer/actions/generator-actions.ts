import type { Action } from './action.ts';

/** Opens the generator, or shows again what it made. */
export const GENERATE_ACTION: Action = {
  id: 'building.generate',
  label: 'generator-panel.open',
  group: 'building',
  icon: 'generate',
  keys: ['G'],
  run: ({ generator }) => generator.open(),
};

export const GENERATOR_ACTIONS: readonly Action[] = [
  GENERATE_ACTION,
  {
    id: 'building.another',
    label: 'generator-panel.another',
    group: 'building',
    icon: 'another',
    keys: ['Shift+G'],
    keepsGesture: true,
    isAvailable: ({ generator }) => generator.isLive.value,
    run: ({ generator }) => generator.another(),
  },
  {
    id: 'building.back',
    label: 'generator-panel.back',
    group: 'building',
    icon: 'back',
    keys: ['J'],
    keepsGesture: true,
    isAvailable: ({ generator }) => generator.isLive.value && generator.canGo(-1),
    run: ({ generator }) => generator.go(-1),
  },
  {
    id: 'building.forward',
    label: 'generator-panel.forward',
    group: 'building',
    icon: 'forward',
    keys: ['K'],
    keepsGesture: true,
    isAvailable: ({ generator }) => generator.isLive.value && generator.canGo(1),
    run: ({ generator }) => generator.go(1),
  },
];
