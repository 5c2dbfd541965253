import type { Level } from '../../core/document/level.ts';
import { STOREY_DEFAULTS } from '../../core/document/schema/storey.ts';
import { text } from '../../core/text/text.ts';

/** What a level can begin with. */
export const TEMPLATE_NAMES = ['empty'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** A level to begin with. */
export function createLevel(_template: string): Level {
  return {
    header: { name: text('editor.new.name'), extra: {} },
    records: [{ kind: 'storey', id: 'ground', name: text('editor.new.storey'), ...STOREY_DEFAULTS }],
  };
}
