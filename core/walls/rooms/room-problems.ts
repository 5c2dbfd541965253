import { type CommandCall, call } from '../../document/command.ts';
import { deleteRecords } from '../../document/commands/delete-records.ts';
import type { LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import type { TextKey, TextParams } from '../../text/text.ts';
import { stairFlights } from '../stairs/stair-flights.ts';
import type { WallProblem } from '../wall-problem.ts';
import type { RoomFace } from './room-face.ts';
import { type RoomModel, rooms } from './rooms.ts';

/**
 * What is doubtful about the rooms of a level, all of it legal: rooms without a door or a stair, records beyond the
 * first in a room, records in no room.
 */
export function findRoomProblems(level: LevelReader): WallProblem[] {
  const model = level.derived(rooms);
  const storeys = [...level.ofKind('storey')].map(({ id }) => id).sort(compareNaturally);
  return storeys.flatMap((storey) => {
    const reached = findRoomsOnStairs(level, model, storey);
    return [
      ...model.dormant(storey).map(({ id }) => ofRecord('rooms.problem.no-room', id, { room: id })),
      ...model.ofStorey(storey).flatMap((face) => problemsOf(face, reached)),
    ];
  });
}

function problemsOf(face: RoomFace, reached: ReadonlySet<string>): WallProblem[] {
  const [first, ...others] = face.records;
  const doubled = others.map(({ id }) =>
    ofRecord('rooms.problem.doubled', id, { room: id, first: first?.id ?? '' }),
  );
  const isClosed = face.area > 0 && face.doors.length === 0 && !reached.has(face.id);
  return isClosed ? [...doubled, withoutDoor(face)] : doubled;
}

/** The rooms of a storey in which a flight begins or ends. */
function findRoomsOnStairs(level: LevelReader, model: RoomModel, storey: string): ReadonlySet<string> {
  const flights = level.derived(stairFlights);
  const feet = flights.ofStorey(storey).map(({ stair }) => stair.start);
  const heads = [...level.ofKind('stair')].filter(({ id }) => flights.find(id)?.leadsTo === storey);
  const places = [...feet, ...heads.map(({ end }) => end)];
  return new Set(places.flatMap((place) => model.at(storey, place)?.id ?? []));
}

function withoutDoor(face: RoomFace): WallProblem {
  const walls = [...new Set(face.outerWalls.map(({ wall }) => wall))];
  const name = face.record?.name;
  const area = face.area.toFixed(1);
  return {
    problem: {
      code: name ? 'rooms.problem.no-door' : 'rooms.problem.unnamed-no-door',
      severity: 'warning',
      place: `room "${face.id}"`,
      at: null,
      record: face.record?.id ?? null,
      params: name ? { room: name, area } : { area },
    },
    walls,
    repair: null,
  };
}

function ofRecord(code: TextKey, id: string, params: TextParams): WallProblem {
  const repair: CommandCall = call(deleteRecords, { ids: [id] });
  return {
    problem: { code, severity: 'warning', place: `room "${id}"`, at: null, record: id, params },
    walls: [],
    repair,
  };
}
