import type { CommandContext } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { DRAWN, type DraftStep, type PlanDraft } from '../plan-draft.ts';
import type { Clip } from './clip.ts';
import type { MatchedMaterials } from './clip-materials.ts';
import { placeWalls } from './place-walls.ts';
import type { Placing } from './plan-transform.ts';

/** Adds the walls of a clip to a draft, with openings of fresh ids. Refuses as placeWalls does. */
export function pasteWalls(
  draft: PlanDraft,
  { walls, openings }: Clip,
  placing: Placing,
  materials: MatchedMaterials,
  { newId }: CommandContext,
): DraftStep {
  const placed = walls.map((wall) => ({
    wall: withChanges(wall, {
      id: draft.newId(),
      storey: draft.storey,
      left: materials.find(wall.left) ?? null,
      right: materials.find(wall.right) ?? null,
      trim: materials.find(wall.trim) ?? null,
    }),
    openings: openings
      .filter((opening) => opening.wall === wall.id)
      .map((opening) =>
        withChanges(opening, {
          id: newId('opening'),
          frame: materials.find(opening.frame) ?? null,
          leaf: materials.find(opening.leaf) ?? null,
        }),
      ),
  }));
  return placeWalls(draft, placed, placing, DRAWN);
}
