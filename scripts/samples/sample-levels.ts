import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createTemplate } from '../../core/templates/templates.ts';

/** The levels in assets/samples, by file name. */
export const sampleLevels = (): Readonly<Record<string, string>> => ({
  'Cottage.level.json': serialiseLevel(createTemplate('cottage')),
  'Ring station.level.json': serialiseLevel(createTemplate('ring')),
  'Tower defence.level.json': serialiseLevel(createTemplate('defence')),
});
