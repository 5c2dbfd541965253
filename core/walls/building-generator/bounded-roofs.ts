import type { Edit } from '../../document/edit.ts';
import type { LevelReader } from '../../document/level.ts';
import { MAX_ROOF_POINTS, type Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { findOutlines, placesInOutlines } from '../roofs/explicit-covers.ts';
import { type Outline, outlines } from '../roofs/outlines.ts';

/** What a new building does to the roofs that are there. */
export interface RoofSituation {
  /** Storeys that get walls of the new building. */
  readonly builtOn: ReadonlySet<string>;
  /** The buildings that go. */
  readonly gone: ReadonlySet<Outline>;
  /** A plan point that no building has, nor will have. */
  readonly nowhere: Vec2;
  newId(kind: string): string;
}

/**
 * Lets roofs cover what they covered, less the buildings that go: one over all of its storey is told what that was, so
 * that it does not come to lie over the new building too. One that nothing is left of goes.
 */
export function boundRoofs(level: LevelReader, situation: RoofSituation): Required<Omit<Edit, 'header'>> {
  const storeysGone = new Set([...situation.gone].map(({ storey }) => storey));
  const put: Roof[] = [];
  const remove: string[] = [];
  for (const roof of level.ofKind('roof')) {
    const hasLost = storeysGone.has(roof.storey);
    if (!hasLost && (roof.covers || !situation.builtOn.has(roof.storey))) continue;
    const left = roof.covers ? coversLeft(level, roof, situation) : allLeft(level, roof.storey, situation);
    if (left.length === 0 && hasLost) remove.push(roof.id);
    else if (left.length !== roof.covers?.length) put.push(...withCovers(roof, left, situation));
  }
  return { put, remove };
}

const coversLeft = (level: LevelReader, roof: Roof, { gone }: RoofSituation): readonly Vec2[] =>
  (roof.covers ?? []).filter((point) => {
    const outline = level.derived(outlines).at(roof.storey, point);
    return !outline || !gone.has(outline);
  });

/** A point in each outline of a storey that encloses something and stays. */
const allLeft = (level: LevelReader, storey: string, { gone }: RoofSituation): readonly Vec2[] =>
  placesInOutlines(level, findOutlines(level, storey, gone));

/** The roof over these outlines only; a second one like it where they are more than one roof can name. */
function withCovers(roof: Roof, points: readonly Vec2[], { nowhere, newId }: RoofSituation): Roof[] {
  const roofs: Roof[] = [
    { ...roof, covers: points.length > 0 ? points.slice(0, MAX_ROOF_POINTS) : [nowhere] },
  ];
  for (let first = MAX_ROOF_POINTS; first < points.length; first += MAX_ROOF_POINTS) {
    roofs.push({ ...roof, id: newId('roof'), covers: points.slice(first, first + MAX_ROOF_POINTS) });
  }
  return roofs;
}
