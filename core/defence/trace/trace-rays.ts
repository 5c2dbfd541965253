import type { TraceEvent } from '../builder/trace.ts';
import type { TraceLog } from './trace-log.ts';

/** What of the rays is to be seen. */
export interface RayFilter {
  readonly walkway: boolean;
  readonly corner: boolean;
  /** Crosses where rays struck tiles. */
  readonly hits: boolean;
}

/** Kinds of lines, for their colours: a corner ray is another beyond what it strikes first. */
export const RAY_LINES = ['walkway', 'corner', 'struck', 'hit'] as const;

type RayLine = (typeof RAY_LINES)[number];

/** Lines of all rays, packed, in the order of the events. In tiles from the entrance. */
export interface RayLines {
  /** Two ends a line, x and z each. */
  readonly ends: Float32Array;
  /** Of each line its place in RAY_LINES. */
  readonly kinds: Uint8Array;
  /** Of each line the event that it is of. */
  readonly events: Uint32Array;
}

/** Half the size of the cross over a tile that was struck, in tiles. */
const CROSS = 0.13;

/** The lines of the rays of a log that pass a filter. */
export function buildRayLines(log: TraceLog, filter: RayFilter): RayLines {
  const lines = new LineWriter();
  for (let index = 0; index < log.count; index += 1) {
    const event = log.at(index);
    if (event.type === 'ray' && filter[event.ray]) addRay(lines, index, event, filter.hits);
  }
  return lines.finish();
}

function addRay(
  lines: LineWriter,
  index: number,
  { ray, from, to, struck }: Extract<TraceEvent, { type: 'ray' }>,
  hasHits: boolean,
): void {
  const [first] = struck;
  if (ray === 'walkway' || !first) lines.add(index, ray, from, to);
  else {
    lines.add(index, 'corner', from, first.cell);
    // A ray that ends where it strikes first is told by a line across its last half tile.
    const back = [
      first.cell[0] + (from[0] - first.cell[0]) * 0.5,
      first.cell[1] + (from[1] - first.cell[1]) * 0.5,
    ] as const;
    const isShort = first.cell[0] === to[0] && first.cell[1] === to[1];
    lines.add(index, 'struck', isShort ? back : first.cell, to);
  }
  if (!hasHits) return;
  for (const {
    cell: [x, y],
  } of struck) {
    lines.add(index, 'hit', [x - CROSS, y - CROSS], [x + CROSS, y + CROSS]);
    lines.add(index, 'hit', [x - CROSS, y + CROSS], [x + CROSS, y - CROSS]);
  }
}

class LineWriter {
  private ends = new Float32Array(1024);
  private kinds = new Uint8Array(256);
  private events = new Uint32Array(256);
  private count = 0;

  add(event: number, line: RayLine, from: readonly [number, number], to: readonly [number, number]): void {
    if (this.count === this.kinds.length) this.grow();
    this.ends.set([from[0], from[1], to[0], to[1]], this.count * 4);
    this.kinds[this.count] = RAY_LINES.indexOf(line);
    this.events[this.count] = event;
    this.count += 1;
  }

  finish(): RayLines {
    return {
      ends: this.ends.slice(0, this.count * 4),
      kinds: this.kinds.slice(0, this.count),
      events: this.events.slice(0, this.count),
    };
  }

  private grow(): void {
    const size = this.count * 2;
    const ends = new Float32Array(size * 4);
    ends.set(this.ends);
    const kinds = new Uint8Array(size);
    kinds.set(this.kinds);
    const events = new Uint32Array(size);
    events.set(this.events);
    [this.ends, this.kinds, this.events] = [ends, kinds, events];
  }
}

/** The first line, in the order of events, whose event is not before that one. */
export function firstLineFrom({ events }: RayLines, event: number): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle] ?? 0) < event) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The event of the ray that passes nearest to a place, the latest where several do; undefined where none is near.
 * @param place in tiles from the entrance
 * @param reach farthest that it may pass, in tiles
 */
export function findRayAt(
  { ends, kinds, events }: RayLines,
  [from, to]: readonly [number, number],
  place: readonly [number, number],
  reach: number,
): number | undefined {
  let [nearest, found] = [reach, -1];
  for (let line = to - 1; line >= from; line -= 1) {
    if (RAY_LINES[kinds[line] ?? 0] === 'hit') continue;
    const far = distanceTo(ends, line * 4, place);
    if (far < nearest) [nearest, found] = [far, line];
  }
  return found < 0 ? undefined : events[found];
}

function distanceTo(ends: Float32Array, at: number, [x, z]: readonly [number, number]): number {
  const [ax, az] = [ends[at] ?? 0, ends[at + 1] ?? 0];
  const [dx, dz] = [(ends[at + 2] ?? 0) - ax, (ends[at + 3] ?? 0) - az];
  const square = dx * dx + dz * dz;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / square));
  return Math.hypot(x - ax - dx * t, z - az - dz * t);
}
