import type { LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import type { Room } from '../../document/schema/room.ts';
import { equals } from '../../math/vec2.ts';
import { FacesAfter, facesBefore } from './faces-after.ts';
import type { Loop } from './loop.ts';
import type { PencilledPlan } from './pencilled-faces.ts';
import { rooms } from './rooms.ts';

/** What an edit of walls has to do to room records as well. */
export interface CarriedRooms {
  readonly put: readonly Room[];
  readonly remove: readonly string[];
}

const NOTHING: CarriedRooms = { put: [], remove: [] };

/**
 * Keeps what the user gave to rooms with them when walls change. A record's point is moved into the face that its room
 * became: of the parts of a divided room the largest. Where rooms become one, the record of the largest stays and the
 * others go. A room that is opened keeps its record where it is, and has it again when it is closed. A record that was
 * asleep gives way to one that is awake.
 * @param plan the walls as the edit leaves them
 * @param changed ids of the walls that are new, gone or elsewhere
 * @param added records that are new: one whose room has a record already is left out
 */
export function carryRooms(
  level: LevelReader,
  plan: PencilledPlan,
  changed: readonly string[],
  added: readonly Room[] = [],
): CarriedRooms {
  if (changed.length + added.length === 0) return NOTHING;
  if (level.countOf('room') === 0) return { put: added, remove: [] };
  const model = level.derived(rooms);
  const before = facesBefore(level, model, plan, changed);
  const dormant = model.dormant(plan.storey);
  const isBlank = [...before.values()].every(({ records }) => records.length === 0);
  if (isBlank && dormant.length + added.length === 0) return NOTHING;
  const after = new FacesAfter(model, plan, before, changed);
  const claims = new Map<Loop, Claim[]>();
  const claim = (face: Loop | null, records: readonly Room[], size: number): void => {
    if (face) claims.set(face, [...(claims.get(face) ?? []), { records, size }]);
  };
  for (const face of before.values()) {
    const [first] = face.records;
    if (first)
      claim(after.successorOf(face, first.at) ?? after.ownerOf(first.at), face.records, face.grossArea);
  }
  for (const room of dormant) claim(after.ownerOf(room.at), [room], 0);
  const free = added.filter((room) => {
    const owner = after.ownerOf(room.at);
    claim(owner, [room], ADDED);
    return !owner && !model.at(plan.storey, room.at)?.record;
  });
  const { put, remove } = settleClaims(claims, after, level);
  return { put: [...put, ...free], remove };
}

/** The size of a claim that gives way to every other. */
const ADDED = -1;

interface Claim {
  /** Of one face. */
  readonly records: readonly Room[];
  /** Of that face, in m²; 0 for a record that slept, less for a new one. */
  readonly size: number;
}

function settleClaims(
  claims: ReadonlyMap<Loop, readonly Claim[]>,
  after: FacesAfter,
  level: LevelReader,
): CarriedRooms {
  const put: Room[] = [];
  const remove: string[] = [];
  for (const [face, all] of claims) {
    const [winner, ...losers] = [...all].sort(byRight);
    for (const { records } of losers) remove.push(...records.map(({ id }) => id));
    for (const room of winner?.records ?? []) {
      const at = after.placeIn(face, room.at, level);
      if (winner?.size === ADDED || !equals(at, room.at)) put.push({ ...room, at });
    }
  }
  return { put, remove };
}

const byRight = (a: Claim, b: Claim): number =>
  b.size - a.size || compareNaturally(a.records[0]?.id ?? '', b.records[0]?.id ?? '');
