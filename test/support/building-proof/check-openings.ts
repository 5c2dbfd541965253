import type { LevelReader } from '../../../core/document/level.ts';
import { wallBodies } from '../../../core/walls/wall-bodies.ts';
import type { BuiltCase, MappedStorey } from './built-case.ts';
import { isOuterWall } from './check-plan.ts';
import { OUTSIDE } from './face-map.ts';
import type { ProofOpening, ProofWall } from './proof-plan.ts';
import type { Complain } from './violations.ts';

/** In steps: what is left of doubles. */
const TOUCH = 0.01;
/** Metres; what rounding to the lattice may do to a length. */
const ROUNDING = 1.5e-4;
/** A sill as low as this (metres) is none: one walks over it. */
const LOWEST_SILL = 0.001;

/** Openings inside their walls, clear of joints and of one another, and as the bodies of the walls cut them. */
export function checkOpenings(built: BuiltCase, storeys: readonly MappedStorey[], complain: Complain): void {
  for (const storey of storeys) {
    const reaches = jointReaches(storey);
    for (const wall of storey.walls) {
      if (wall.openings.length === 0) continue;
      checkPlaces(wall, reaches, complain);
      checkBody(built.level, wall, complain);
      for (const opening of wall.openings) checkKind(built, storey, wall, opening, complain);
    }
  }
  checkEntrances(built, storeys, complain);
}

/** Whether one can walk through an opening. */
export const isPassage = ({ record: { type, sill = 0 } }: ProofOpening): boolean =>
  type !== 'window' && sill < LOWEST_SILL;

type Reaches = ReadonlyMap<string, { x: number; z: number }>;

const placeKey = (x: number, z: number): string => `${x},${z}`;

/** How far the walls that meet at each joint reach beside their middle lines, in steps: those along x, those along z. */
function jointReaches({ walls }: MappedStorey): Reaches {
  const reaches = new Map<string, { x: number; z: number }>();
  for (const { isAlongX, line, from, to, half } of walls) {
    for (const end of [from, to]) {
      const key = isAlongX ? placeKey(end, line) : placeKey(line, end);
      const reach = reaches.get(key) ?? { x: 0, z: 0 };
      const along = isAlongX ? 'x' : 'z';
      reach[along] = Math.max(reach[along], half);
      reaches.set(key, reach);
    }
  }
  return reaches;
}

function checkPlaces(wall: ProofWall, reaches: Reaches, complain: Complain): void {
  const { isAlongX, line, from, to, height, openings, record } = wall;
  const reachAt = (end: number): number => {
    const reach = reaches.get(isAlongX ? placeKey(end, line) : placeKey(line, end));
    return (isAlongX ? reach?.z : reach?.x) ?? 0;
  };
  const [clearFrom, clearTo] = [from + reachAt(from), to - reachAt(to)];
  const inOrder = [...openings].sort((a, b) => a.from - b.from);
  for (const [index, opening] of inOrder.entries()) {
    const name = `${record.id} ${opening.record.id}`;
    if (opening.from < from - TOUCH || opening.to > to + TOUCH) complain('opening-outside-wall', name);
    else if (opening.from < clearFrom - TOUCH || opening.to > clearTo + TOUCH)
      complain('opening-in-joint', `${name}: ${opening.from}–${opening.to} of ${clearFrom}–${clearTo}`);
    const before = inOrder[index - 1];
    if (before && opening.from < before.to - TOUCH) complain('opening-over-opening', name);
    const { sill = 0, height: own } = opening.record;
    if (sill + own > height + ROUNDING) complain('opening-over-top', `${name}: ${sill + own} of ${height}`);
  }
}

/** The real bodies must cut every opening whole. */
function checkBody(level: LevelReader, { record, openings }: ProofWall, complain: Complain): void {
  const holes = level.derived(wallBodies).find(record.id)?.holes ?? [];
  for (const { record: opening } of openings) {
    const hole = holes.find((each) => each.opening.id === opening.id);
    if (!hole?.isWhole) complain('opening-not-whole', `${record.id} ${opening.id}`);
  }
}

function checkKind(
  { wishes, noticed }: BuiltCase,
  storey: MappedStorey,
  wall: ProofWall,
  { record }: ProofOpening,
  complain: Complain,
): void {
  const name = `${storey.id} ${wall.record.id} ${record.id}: ${record.width} × ${record.height}`;
  const isWindow = record.type === 'window';
  if (isWindow && !isOuterWall(storey, wall)) complain('window-inside', name);
  if (isWindow && wishes.windowDensity === 0) complain('window-unwished', name);
  if (record.width <= 0 || record.height <= 0) complain(isWindow ? 'window-size' : 'door-size', name);
  if (record.type === 'arch') return;
  const names = isWindow
    ? (['windowWidth', 'windowHeight'] as const)
    : (['doorWidth', 'doorHeight'] as const);
  const isOff = [
    record.width > wishes[names[0]] + ROUNDING,
    record.height > wishes[names[1]] + ROUNDING,
  ].some((isLarger, index) => isLarger && !noticed.includes(names[index === 0 ? 0 : 1]));
  if (isOff) complain(isWindow ? 'window-size' : 'door-size', name);
}

/** Doors to the outside: on the lowest storey alone, as many as wished, fewer only with a notice. */
function checkEntrances(
  { wishes, noticed }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  let entrances = 0;
  for (const [index, storey] of storeys.entries()) {
    for (const [wall, sides] of storey.map.sides) {
      const ways = wall.openings.filter(({ record }) => record.type !== 'window');
      if (!sides.includes(OUTSIDE) || ways.length === 0) continue;
      if (index > 0 || !ways.every(isPassage)) complain('door-nowhere', `${storey.id} ${wall.record.id}`);
      else entrances += ways.length;
    }
  }
  const areEnough = entrances === wishes.entrances || noticed.includes('entrances');
  if (entrances === 0 || entrances > wishes.entrances || !areEnough)
    complain('entrance-count', `${entrances} of ${wishes.entrances}`);
}
