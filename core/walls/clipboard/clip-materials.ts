import type { CommandContext } from '../../document/command.ts';
import { jsonEqual } from '../../document/json-equal.ts';
import type { LevelReader } from '../../document/level.ts';
import type { Material } from '../../document/schema/material.ts';

/** The materials of a clip in a level: which are there already, and which have to be added. */
export interface MatchedMaterials {
  readonly added: readonly Material[];
  /** The id in the level of one in the clip; undefined for one that the clip does not have either. */
  find(id: string | undefined): string | undefined;
}

/** Matches materials by what they look like and are called: one that the level has already is not added again. */
export function matchMaterials(
  level: LevelReader,
  materials: readonly Material[],
  context: CommandContext,
): MatchedMaterials {
  const known = [...level.ofKind('material')];
  const added: Material[] = [];
  const ids = new Map<string, string>();
  for (const material of materials) {
    const same = known.find((other) => jsonEqual({ ...other, id: '' }, { ...material, id: '' }));
    const record = same ?? { ...material, id: context.newId('material') };
    if (!same) added.push(record);
    known.push(record);
    ids.set(material.id, record.id);
  }
  return { added, find: (id) => (id === undefined ? undefined : ids.get(id)) };
}
