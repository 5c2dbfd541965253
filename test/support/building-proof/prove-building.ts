import type { LevelReader } from '../../../core/document/level.ts';
import { inspectRooms } from '../../../core/inspect/inspect-rooms.ts';
import type { BuiltCase, MappedStorey } from './built-case.ts';
import { checkMaterials, checkNames } from './check-looks.ts';
import { checkOpenings } from './check-openings.ts';
import { checkGrid, checkOutline, checkRooms, checkWalls } from './check-plan.ts';
import { checkRoofs } from './check-roofs.ts';
import { checkStairs } from './check-stairs.ts';
import { checkWalk } from './check-walk.ts';
import { checkWays } from './check-ways.ts';
import { checkWindows } from './check-windows.ts';
import { collectLines, mapFaces } from './face-map.ts';
import { readStoreys } from './proof-plan.ts';
import type { Complain, Violation } from './violations.ts';

type Check = (built: BuiltCase, storeys: readonly MappedStorey[], complain: Complain) => void;

const CHECKS: readonly Check[] = [
  checkWalls,
  checkRooms,
  checkOutline,
  checkGrid,
  checkInspect,
  checkOpenings,
  checkWindows,
  checkWays,
  checkStairs,
  checkWalk,
  checkRoofs,
  checkNames,
  checkMaterials,
];

/**
 * Everything that is wrong with a building, from its records and their geometry alone. It knows nothing of how the
 * building was made.
 */
export function proveBuilding(built: BuiltCase): Violation[] {
  const violations: Violation[] = [];
  const complain: Complain = (rule, where) => violations.push({ rule, where });
  const storeys = mapStoreys(built.level, complain);
  for (const check of CHECKS) check(built, storeys, complain);
  return violations;
}

/** The storeys that anything stands on, from the lowest up, with their faces. */
export function mapStoreys(level: LevelReader, complain: Complain): MappedStorey[] {
  const read = readStoreys(level, complain);
  const { xs, zs } = collectLines(read);
  return read.map((storey) => ({ ...storey, map: mapFaces(storey, xs, zs, complain) }));
}

/** What `inspect` finds is what stands there. */
function checkInspect({ level }: BuiltCase, storeys: readonly MappedStorey[], complain: Complain): void {
  for (const { id, map } of storeys) {
    const found = inspectRooms(level, id).length;
    if (found !== map.faces.length)
      complain('room-count-of-inspect', `${id}: ${found} for ${map.faces.length}`);
  }
}
