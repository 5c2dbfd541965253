import type { LevelReader } from '../../document/level.ts';
import type { Storey } from '../../document/schema/storey.ts';
import { toLattice } from '../../math/tolerance.ts';
import { text } from '../../text/text.ts';
import { ceilingOf } from '../storeys/stack.ts';
import { clearHeightOf, floorOf, storeysInOrder } from '../storeys.ts';
import type { FullWishes } from './wishes.ts';

/**
 * The storeys of a level that a building of so many would stand on, from the lowest up: fewer where the level ends.
 * Of several at one height the first counts, so that every storey has the next one as a stair finds it.
 * @param base id of the lowest; if not given the one whose floor is nearest to zero
 */
export function findStoreysFrom(
  level: LevelReader,
  base: string | undefined,
  count: number,
): readonly Storey[] {
  const all = storeysInOrder(level);
  const first = level.findKind('storey', base) ?? nearestToZero(all);
  if (!first) return [];
  const found = [first];
  for (const storey of all) {
    if (found.length === count) break;
    const top = found.at(-1) ?? first;
    if (toLattice(floorOf(storey) - floorOf(top)) > 0) found.push(storey);
  }
  return found;
}

function nearestToZero(storeys: readonly Storey[]): Storey | undefined {
  let nearest: Storey | undefined;
  for (const storey of storeys) {
    if (!nearest || Math.abs(floorOf(storey)) < Math.abs(floorOf(nearest))) nearest = storey;
  }
  return nearest;
}

/**
 * The storeys that a building needs beyond those that it stands on, on top of them.
 * @param standing from the lowest up; see findStoreysFrom
 * @param wishes how many it needs in all, and how high they are
 * @returns storeys without ids
 */
export function buildMissingStoreys(
  level: LevelReader,
  standing: readonly Storey[],
  { storeys: count, storeyHeight, slab }: FullWishes,
): readonly Storey[] {
  const taken = new Set([...level.ofKind('storey')].map(({ name }) => name));
  const added: Storey[] = [];
  // Of storeys that overlap a lower one may be the one that reaches up highest.
  let ceiling = Math.max(...standing.map(ceilingOf));
  while (standing.length + added.length < count) {
    const isFirst = standing.length + added.length === 0;
    const storey: Storey = {
      kind: 'storey',
      id: '',
      name: nameOfStorey(taken, isFirst),
      elevation: isFirst ? 0 : toLattice(ceiling + slab),
      height: toLattice(storeyHeight),
    };
    added.push(storey);
    ceiling = ceilingOf(storey);
  }
  return added;
}

function nameOfStorey(taken: Set<string | undefined>, isFirst: boolean): string {
  let number = taken.size + 1;
  let name = isFirst ? text('generate.ground-floor') : text('building.storey-name', { number });
  while (taken.has(name)) {
    number += 1;
    name = text('building.storey-name', { number });
  }
  taken.add(name);
  return name;
}

/** Metres from the floor of each storey to that of the next; of the topmost as high as it is. */
export const risesOf = (storeys: readonly Storey[]): readonly number[] =>
  storeys.map((storey, index) => {
    const above = storeys[index + 1];
    return toLattice(above ? floorOf(above) - floorOf(storey) : clearHeightOf(storey));
  });
