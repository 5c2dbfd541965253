import type { CommandContext } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Clip } from './clip.ts';
import type { MatchedMaterials } from './clip-materials.ts';
import { type Placing, placeAxis, placePoint } from './plan-transform.ts';

/** What a clip holds besides walls and openings, with fresh ids, at its place on a storey. */
export function buildPastedOthers(
  { rooms, stairs, roofs }: Clip,
  storey: string,
  placing: Placing,
  materials: MatchedMaterials,
  { newId }: CommandContext,
): readonly LevelRecord[] {
  return [
    ...rooms.map((room) =>
      withChanges(room, {
        id: newId('room'),
        storey,
        at: placePoint(room.at, placing),
        floor: materials.find(room.floor) ?? null,
        ceiling: materials.find(room.ceiling) ?? null,
      }),
    ),
    ...stairs.map((stair) =>
      withChanges(stair, {
        id: newId('stair'),
        storey,
        start: placePoint(stair.start, placing),
        end: placePoint(stair.end, placing),
        material: materials.find(stair.material) ?? null,
      }),
    ),
    ...roofs.map((roof) =>
      withChanges(roof, {
        id: newId('roof'),
        storey,
        ...(roof.open && { open: roof.open.map((point) => placePoint(point, placing)) }),
        ...(roof.covers && { covers: roof.covers.map((point) => placePoint(point, placing)) }),
        ...(roof.ridge && { ridge: placeAxis(roof.ridge, placing) }),
        material: materials.find(roof.material) ?? null,
        trim: materials.find(roof.trim) ?? null,
      }),
    ),
  ];
}
