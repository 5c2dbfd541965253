import type { LevelReader } from '../../core/document/level.ts';
import { text } from '../../core/text/text.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';

/** What users tell apart, in the order in which it is counted up. */
const THINGS = [
  'wall',
  'door',
  'window',
  'arch',
  'room',
  'stair',
  'roof',
  'module',
  'ring',
  'tower',
  'decoration',
  'defence',
  'asset',
  'storey',
  'material',
  'other',
] as const;
type Thing = (typeof THINGS)[number];

const isThing = (kind: string): kind is Thing => THINGS.some((thing) => thing === kind);

function thingOf(level: LevelReader, id: string): Thing {
  const opening = level.findKind('opening', id);
  if (opening) return opening.type;
  const kind = level.find(id)?.kind;
  // A room that has no record yet is one all the same.
  if (kind === undefined) return level.derived(rooms).find(id) ? 'room' : 'other';
  return isThing(kind) ? kind : 'other';
}

/** "2 walls, 1 door selected": how many of each kind are selected. */
export function describeSelection(level: LevelReader, ids: Iterable<string>): string {
  const counts = new Map<Thing, number>();
  for (const id of ids) {
    const thing = thingOf(level, id);
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const things = THINGS.flatMap((thing) => {
    const count = counts.get(thing);
    if (count === undefined) return [];
    return count === 1 ? text(`editor.status.one-${thing}`) : text(`editor.status.${thing}`, { count });
  });
  if (things.length === 0) return text('editor.status.none');
  return text('editor.status.selected', { things: things.join(', ') });
}
