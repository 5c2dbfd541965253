import type { Level } from '../document/level.ts';
import { createCottage } from './cottage.ts';
import { createDefence } from './defence.ts';
import { createEmpty } from './empty.ts';
import { createRing } from './ring.ts';

/** What a new level can start from, in the order in which it is offered. */
export const TEMPLATE_NAMES = ['empty', 'cottage', 'ring', 'defence'] as const;

export type TemplateName = (typeof TEMPLATE_NAMES)[number];

const CREATORS: Readonly<Record<TemplateName, () => Level>> = {
  empty: createEmpty,
  cottage: createCottage,
  ring: createRing,
  defence: createDefence,
};

/** A new level made from a template: always the same records with the same ids. */
export const createTemplate = (name: TemplateName): Level => CREATORS[name]();

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(CREATORS, name);
