import type { DefenceFacts } from '../../core/inspect/inspect-defence.ts';
import { inspectLevel, type LevelFacts, type StoreyFacts } from '../../core/inspect/inspect-level.ts';
import type { RingFacts } from '../../core/inspect/inspect-rings.ts';
import type { RoomFacts } from '../../core/inspect/inspect-rooms.ts';
import { text } from '../../core/text/text.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { describeProblems, examineLevelAndModules, isSound } from './level-source.ts';
import { toProblemJson } from './problem-json.ts';
import { print, tell } from './streams.ts';

/** Prints what follows from a level. Of a level that cannot be read only the problems are known. */
export async function inspect(
  path: string,
  { json = false }: { readonly json?: boolean },
): Promise<ExitStatus> {
  const { read, problems } = await examineLevelAndModules(path);
  const facts = read && inspectLevel(read.reader);
  if (json) print(JSON.stringify({ ...facts, problems: problems.map(toProblemJson) }, null, 2));
  else {
    if (facts) printFacts(facts);
    for (const line of describeProblems(path, problems)) tell(line);
  }
  return isSound(problems) ? EXIT.done : EXIT.levelHasProblems;
}

function printFacts({ storeys, rings, defence }: LevelFacts): void {
  if (storeys.length + rings.length + defence.length === 0) print(text('command-line.inspect.empty'));
  printStoreys(storeys);
  for (const ring of rings) printRing(ring);
  for (const level of defence) printDefence(level);
}

function printDefence({ id, length, attempts, crossings, turns, bounds: { min, max } }: DefenceFacts): void {
  const params = {
    id,
    length,
    attempts,
    crossings,
    turns,
    width: max[0] - min[0] + 1,
    depth: max[1] - min[1] + 1,
  };
  print(text('defence.inspect', params));
}

function printRing({ id, r0, A, radii, modules }: RingFacts): void {
  const params = {
    id,
    r0: r0.toFixed(3),
    growth: A.toFixed(6),
    lines: radii.length,
    modules: modules.length,
  };
  print(text('polar.inspect.ring', params));
}

function printStoreys(storeys: readonly StoreyFacts[]): void {
  for (const { id, walls, openings, wallLength, wallVolume, joints, rooms } of storeys) {
    const measures = { wallLength: wallLength.toFixed(2), wallVolume: wallVolume.toFixed(3) };
    print(text('command-line.inspect.storey', { id, walls, openings, joints: joints.length, ...measures }));
    for (const room of rooms) printRoom(room);
  }
}

function printRoom({ id, name, area, perimeter, doorsTo }: RoomFacts): void {
  const doors = doorsTo.map((to) => to ?? text('rooms.outside')).join(', ') || text('rooms.no-doors');
  const words = {
    id,
    name: name ? `${name}, ` : '',
    area: area.toFixed(2),
    perimeter: perimeter.toFixed(2),
    doors,
  };
  print(text('rooms.inspect', words));
}
