import { findDefenceProblems } from '../defence/defence-problems.ts';
import type { Level, LevelReader } from '../document/level.ts';
import type { Problem } from '../document/problem.ts';
import { recordPlace } from '../document/read/place.ts';
import { findRingProblems } from '../polar/ring-problems.ts';
import { findWallProblems } from '../walls/wall-problems.ts';

/** Reading finds points beside the lattice itself, with the field that holds them. */
const FOUND_BY_READING = 'walls.problem.off-lattice';

/**
 * All that is wrong or doubtful in a level that could be read: what reading found, then what its parts come to
 * together, each with its place in the file.
 * @param level as it was read: its records in the order of the file
 * @param reader the same level
 * @param found what reading it found
 */
export function findLevelProblems(
  level: Level,
  reader: LevelReader,
  found: readonly Problem[],
): readonly Problem[] {
  const problems = findWallProblems(reader).filter(({ problem }) => problem.code !== FOUND_BY_READING);
  const ofRecords = [...findRingProblems(reader), ...findDefenceProblems(reader)];
  if (problems.length === 0 && ofRecords.length === 0) return found;
  const indices = new Map(level.records.map(({ id }, index) => [id, index]));
  const placeOf = (id: string) => recordPlace(indices.get(id) ?? 0, reader.find(id));
  const placed = problems.map(({ problem, walls }): Problem => {
    const isOfWalls = problem.record === null || walls.includes(problem.record);
    const places = (isOfWalls ? walls : [problem.record]).map(placeOf);
    if (places.length === 0) return problem;
    return { ...problem, place: places.map(({ place }) => place).join(', '), at: places[0]?.at ?? null };
  });
  const single = ofRecords.map((problem) => ({ ...problem, ...placeOf(problem.record ?? '') }));
  return [...found, ...placed, ...single];
}
