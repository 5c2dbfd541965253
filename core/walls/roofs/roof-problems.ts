import { type CommandCall, call } from '../../document/command.ts';
import { deleteRecords } from '../../document/commands/delete-records.ts';
import type { LevelReader } from '../../document/level.ts';
import { inNaturalOrder } from '../../document/natural-order.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { TextKey, TextParams } from '../../text/text.ts';
import { setRoofProperties } from '../commands/set-roof-properties.ts';
import { rooms } from '../rooms/rooms.ts';
import type { WallProblem } from '../wall-problem.ts';
import type { FlatReason, RoofCover } from './cover-storey.ts';
import type { Coverage } from './roof-border.ts';
import { roofSurfaces } from './roof-surfaces.ts';

const FLAT: Readonly<Record<FlatReason, TextKey>> = {
  oblique: 'building.problem.roof-flat-instead',
  'too-many-corners': 'building.problem.roof-too-many-corners',
  'beside-upper': 'building.problem.roof-flat-beside',
};

/**
 * What is doubtful about the roofs of a level: what they cover of it twice or not at all, points that mean nothing,
 * and roofs that cannot be what they should be.
 */
export function findRoofProblems(level: LevelReader): WallProblem[] {
  const surfaces = level.derived(roofSurfaces);
  const roofed = new Map<string, string>();
  const roofs = inNaturalOrder(level.ofKind('roof'));
  return roofs.flatMap((roof) => {
    const [cover, coverage] = [surfaces.coverOf(roof.id), surfaces.coverageOf(roof.id)];
    if (!cover || !coverage) return [];
    return [
      ...findTwice(roof, coverage, roofed),
      ...findNotAsSaid(roof, cover),
      ...findUncovered(roof, cover, coverage),
      ...findIdlePoints(level, roof, coverage),
    ];
  });
}

/** @param roofed the roof over each room, of those asked about before; those of this one are added */
function findTwice({ id }: Roof, { rooms: covered }: Coverage, roofed: Map<string, string>): WallProblem[] {
  let other: string | undefined;
  for (const room of covered) {
    other ??= roofed.get(room);
    if (!roofed.has(room)) roofed.set(room, id);
  }
  return other === undefined ? [] : [doubt(id, 'building.problem.roof-twice', { other })];
}

function findNotAsSaid({ id, type }: Roof, { flatInstead, ignoresUpper }: RoofCover): WallProblem[] {
  return [
    ...(flatInstead ? [doubt(id, FLAT[flatInstead], { type })] : []),
    ...(ignoresUpper ? [doubt(id, 'building.problem.roof-ignores-upper')] : []),
  ];
}

function findUncovered({ id, covers }: Roof, { tops }: RoofCover, { border, idle }: Coverage): WallProblem[] {
  if (tops.length > 0) return [];
  if (border.length > 0) return [doubt(id, 'building.problem.roof-beneath')];
  const isOverNoBuilding = covers !== undefined && covers.length === idle.length;
  return isOverNoBuilding
    ? [doubt(id, 'building.problem.roof-no-building', {}, call(deleteRecords, { ids: [id] }))]
    : [doubt(id, 'building.problem.roof-over-nothing')];
}

function findIdlePoints(level: LevelReader, roof: Roof, { idle }: Coverage): WallProblem[] {
  const { id, storey, covers = [], open = [] } = roof;
  const model = level.derived(rooms);
  const problems: WallProblem[] = [];
  const inRooms = open.filter((point) => model.at(storey, point));
  if (inRooms.length < open.length) {
    const repair = change(id, { open: inRooms.length > 0 ? inRooms : null });
    const count = open.length - inRooms.length;
    problems.push(doubt(id, 'building.problem.roof-idle-open', { count }, repair));
  }
  if (idle.length > 0 && idle.length < covers.length) {
    const repair = change(id, { covers: covers.filter((point) => !idle.includes(point)) });
    problems.push(doubt(id, 'building.problem.roof-idle-covers', { count: idle.length }, repair));
  }
  return problems;
}

const change = (roof: string, changes: Parameters<typeof setRoofProperties.run>[1]['changes']): CommandCall =>
  call(setRoofProperties, { roof, changes });

const doubt = (
  roof: string,
  code: TextKey,
  params: TextParams = {},
  repair: CommandCall | null = null,
): WallProblem => ({
  problem: {
    code,
    severity: 'warning',
    place: `roof "${roof}"`,
    at: null,
    record: roof,
    params: { roof, ...params },
  },
  walls: [],
  repair,
});
