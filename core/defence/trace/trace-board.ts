import { type Turn, turned } from '../builder/heading.ts';
import type { Heading } from '../builder/parameters.ts';
import { CORNER, INTERSECTION, STRAIGHT, TILE_KINDS } from '../builder/tile-kind.ts';
import type { TraceEvent } from '../builder/trace.ts';
import type { PathTiles } from '../layout/path-tiles.ts';
import type { TraceLog } from './trace-log.ts';

const QUARTERS = 4;

/**
 * The tiles that lay at any moment of a trace. A step forwards or backwards costs one event; a jump as many as lie
 * between, or between it and where its attempt began.
 */
export class TraceBoard {
  private readonly log: TraceLog;
  private readonly first: Heading;
  private xs = new Int32Array(64);
  private ys = new Int32Array(64);
  private kinds = new Uint8Array(64);
  private turns = new Uint8Array(64);
  private count = 0;
  private readonly byCell = new Map<string, number>();
  /** Tiles that were crossed, in order. */
  private readonly crossed: number[] = [];
  private heading: Heading;
  /** Where the corner that is laid next turns to. */
  private pending: Turn | null = null;
  /** Corners that were laid, by where they turned to. */
  private readonly corners: Turn[] = [];
  private moment = 0;

  /** @param heading of the entrance */
  constructor(log: TraceLog, heading: Heading) {
    this.log = log;
    this.first = heading;
    this.heading = heading;
  }

  /** Events that have happened. */
  get at(): number {
    return this.moment;
  }

  /** Goes to the moment after so many events; those beyond the last are the last. */
  goTo(moment: number): void {
    const goal = Math.max(0, Math.min(this.log.count, Math.trunc(moment)));
    const start = this.log.attempts[this.log.attemptOf(Math.max(0, goal - 1))] ?? 0;
    const isFar = goal < this.moment ? this.moment - goal > goal - start : start > this.moment;
    if (isFar || (goal < this.moment && start > goal)) {
      this.clear();
      this.moment = Math.min(start, goal);
    }
    while (this.moment < goal) {
      this.apply(this.log.at(this.moment));
      this.moment += 1;
    }
    while (this.moment > goal) {
      this.moment -= 1;
      const event = this.log.at(this.moment);
      // What lay before an attempt began is laid again from where its own attempt began.
      if (event.type === 'attempt') {
        this.restart(goal);
        return;
      }
      this.takeBack(event);
    }
  }

  /** A copy of the tiles of the moment, one a cell, in the order in which they were laid first. */
  tiles(): PathTiles {
    const { count } = this;
    return {
      count,
      xs: this.xs.slice(0, count),
      ys: this.ys.slice(0, count),
      kinds: this.kinds.slice(0, count),
      turns: this.turns.slice(0, count),
    };
  }

  private restart(goal: number): void {
    this.clear();
    this.moment = this.log.attempts[this.log.attemptOf(Math.max(0, goal - 1))] ?? 0;
    if (goal <= this.moment) this.moment = goal;
    while (this.moment < goal) {
      this.apply(this.log.at(this.moment));
      this.moment += 1;
    }
  }

  private clear(): void {
    this.count = 0;
    this.byCell.clear();
    this.crossed.length = 0;
    this.corners.length = 0;
    this.heading = this.first;
    this.pending = null;
  }

  private apply(event: TraceEvent): void {
    if (event.type === 'attempt') this.clear();
    else if (event.type === 'turn') this.pending = event.turn;
    else if (event.type === 'tile') this.lay(event);
  }

  private lay({ cell, kind, isReplaced }: Extract<TraceEvent, { type: 'tile' }>): void {
    const key = String(cell);
    const there = this.byCell.get(key);
    if (isReplaced && there !== undefined) {
      this.kinds[there] = INTERSECTION;
      this.crossed.push(there);
      return;
    }
    this.makeRoom();
    const tile = this.count;
    this.xs[tile] = cell[0];
    this.ys[tile] = cell[1];
    this.kinds[tile] = TILE_KINDS.indexOf(kind);
    const isCorner = kind === 'corner' && this.pending !== null;
    // A corner's shape turns right: one that turns left is turned one more.
    this.turns[tile] = (this.heading + (isCorner && this.pending === 'left' ? 1 : 0)) % QUARTERS;
    this.byCell.set(key, tile);
    this.count += 1;
    if (!isCorner || !this.pending) return;
    this.heading = turned(this.heading, this.pending);
    this.corners.push(this.pending);
    this.pending = null;
  }

  private takeBack(event: TraceEvent): void {
    if (event.type === 'turn') this.pending = null;
    if (event.type !== 'tile') return;
    if (event.isReplaced) {
      const there = this.crossed.pop();
      if (there !== undefined) this.kinds[there] = STRAIGHT;
      return;
    }
    this.count -= 1;
    this.byCell.delete(String(event.cell));
    if (this.kinds[this.count] !== CORNER) return;
    this.pending = this.corners.pop() ?? null;
    if (this.pending) this.heading = turned(this.heading, this.pending === 'left' ? 'right' : 'left');
  }

  private makeRoom(): void {
    if (this.count < this.xs.length) return;
    const size = this.xs.length * 2;
    this.xs = grown(this.xs, new Int32Array(size));
    this.ys = grown(this.ys, new Int32Array(size));
    this.kinds = grown(this.kinds, new Uint8Array(size));
    this.turns = grown(this.turns, new Uint8Array(size));
  }
}

function grown<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
