import type { LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { roofSurfaces } from './roof-surfaces.ts';

/**
 * The roofs of a storey that cover one of these rooms, by id.
 * @param claimed rooms by their first wall sides; see Coverage
 * @param except the id of a roof that is not asked about
 */
export function findRoofsOver(
  level: LevelReader,
  storey: string,
  claimed: ReadonlySet<string>,
  except?: string,
): readonly string[] {
  const surfaces = level.derived(roofSurfaces);
  return [...level.ofKind('roof')]
    .filter((roof) => roof.storey === storey && roof.id !== except)
    .map(({ id }) => id)
    .filter((id) => meet(claimed, surfaces.coverageOf(id)?.rooms ?? new Set()))
    .sort(compareNaturally);
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const each of few) if (many.has(each)) return true;
  return false;
}
