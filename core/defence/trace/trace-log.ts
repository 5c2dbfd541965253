import type { Turn } from '../builder/heading.ts';
import { TILE_KINDS } from '../builder/tile-kind.ts';
import type { RejectionReason, TileCell, TraceEvent } from '../builder/trace.ts';

/**
 * Events that are kept: some 100 MB. Of a builder that does more the first ones are there, and the log says how many
 * there were.
 */
const MOST_EVENTS = 3_000_000;

const TYPES = ['attempt', 'length', 'ray', 'shortened', 'turn', 'tile', 'rejected', 'finished'] as const;
const RAYS = ['walkway', 'corner'] as const;
const TURNS: readonly Turn[] = ['left', 'right'];
const OUTCOMES = ['clear', 'crossings', 'blocked'] as const;
const REASONS: readonly RejectionReason[] = ['no-turn', 'no-room'];

/** The arrays of a log, which can be sent from one thread to another. */
export interface PackedLog {
  readonly words: Int32Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  /** How many events there were, kept or not. */
  readonly told: number;
}

/** Packs events as they come, so that hundreds of thousands of them are two arrays and not as many objects. */
export class TraceRecorder {
  private words = new Int32Array(1024);
  private starts = new Uint32Array(256);
  private length = 0;
  private count = 0;
  private told = 0;

  /** The listener to give to the builder. */
  readonly listen = (event: TraceEvent): void => {
    this.told += 1;
    if (this.count < MOST_EVENTS) this.add(event);
  };

  finish(): PackedLog {
    return {
      words: this.words.slice(0, this.length),
      starts: this.starts.slice(0, this.count),
      told: this.told,
    };
  }

  private add(event: TraceEvent): void {
    if (this.count === this.starts.length) {
      const larger = new Uint32Array(this.count * 2);
      larger.set(this.starts);
      this.starts = larger;
    }
    this.starts[this.count] = this.length;
    this.count += 1;
    this.write(TYPES.indexOf(event.type), ...packed(event));
  }

  private write(...values: readonly number[]): void {
    if (this.length + values.length > this.words.length) {
      const larger = new Int32Array(Math.max(this.words.length * 2, this.length + values.length));
      larger.set(this.words);
      this.words = larger;
    }
    for (const value of values) {
      this.words[this.length] = value;
      this.length += 1;
    }
  }
}

function packed(event: TraceEvent): readonly number[] {
  switch (event.type) {
    case 'attempt':
      return [event.attempt];
    case 'length':
      return [event.drawn, event.emergency, event.intended];
    case 'ray':
      return [
        RAYS.indexOf(event.ray),
        ...event.from,
        ...event.to,
        event.turn === undefined ? -1 : TURNS.indexOf(event.turn),
        OUTCOMES.indexOf(event.outcome),
        ...event.struck.flatMap(({ cell, kind }) => [...cell, TILE_KINDS.indexOf(kind)]),
      ];
    case 'shortened':
      return [event.from, event.to];
    case 'turn':
      return [TURNS.indexOf(event.turn), event.emergency];
    case 'tile':
      return [...event.cell, TILE_KINDS.indexOf(event.kind), event.isReplaced ? 1 : 0];
    case 'rejected':
      return [event.attempt, REASONS.indexOf(event.reason), ...event.at];
    case 'finished':
      return [event.attempts];
  }
}

/** What a builder did, to be looked at in any order. */
export class TraceLog {
  readonly told: number;
  /** Events with which attempts begin, in order. */
  readonly attempts: readonly number[];
  /** Events that reject an attempt, in order. */
  readonly rejections: readonly number[];
  private readonly words: Int32Array;
  private readonly starts: Uint32Array;

  constructor({ words, starts, told }: PackedLog) {
    this.words = words;
    this.starts = starts;
    this.told = told;
    const [attempts, rejections]: [number[], number[]] = [[], []];
    for (const [index, start] of starts.entries()) {
      const type = TYPES[words[start] ?? -1];
      if (type === 'attempt') attempts.push(index);
      else if (type === 'rejected') rejections.push(index);
    }
    this.attempts = attempts;
    this.rejections = rejections;
  }

  /** Events that are there. */
  get count(): number {
    return this.starts.length;
  }

  /** Throws a RangeError for an event that is not there. */
  at(index: number): TraceEvent {
    const start = this.starts[index];
    if (start === undefined) throw new RangeError(`There is no event ${index} of ${this.count}.`);
    const end = this.starts[index + 1] ?? this.words.length;
    return unpacked(this.words.subarray(start, end));
  }

  /** The place in `attempts` of the attempt that an event is of. */
  attemptOf(index: number): number {
    let [low, high] = [0, this.attempts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.attempts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function unpacked(words: Int32Array): TraceEvent {
  const [type = 0, a = 0, b = 0, c = 0, d = 0] = words;
  switch (TYPES[type]) {
    case 'length':
      return { type: 'length', drawn: a, emergency: b, intended: c };
    case 'ray':
      return unpackedRay(words);
    case 'shortened':
      return { type: 'shortened', from: a, to: b };
    case 'turn':
      return { type: 'turn', turn: TURNS[a] ?? 'left', emergency: b };
    case 'tile':
      return { type: 'tile', cell: [a, b], kind: TILE_KINDS[c] ?? 'straight', isReplaced: d === 1 };
    case 'rejected':
      return { type: 'rejected', attempt: a, reason: REASONS[b] ?? 'no-room', at: [c, d] };
    case 'finished':
      return { type: 'finished', attempts: a };
    default:
      return { type: 'attempt', attempt: a };
  }
}

/** Words of a ray before what it struck, and of each thing that it struck. */
const RAY_WORDS = 8;
const STRUCK_WORDS = 3;

function unpackedRay(words: Int32Array): TraceEvent {
  const [, ray = 0, x = 0, y = 0, toX = 0, toY = 0, turn = -1, outcome = 0] = words;
  const struck: { cell: TileCell; kind: (typeof TILE_KINDS)[number] }[] = [];
  for (let at = RAY_WORDS; at < words.length; at += STRUCK_WORDS) {
    struck.push({
      cell: [words[at] ?? 0, words[at + 1] ?? 0],
      kind: TILE_KINDS[words[at + 2] ?? 0] ?? 'straight',
    });
  }
  return {
    type: 'ray',
    ray: RAYS[ray] ?? 'walkway',
    from: [x, y],
    to: [toX, toY],
    struck,
    ...(turn >= 0 && { turn: TURNS[turn] ?? 'left' }),
    outcome: OUTCOMES[outcome] ?? 'clear',
  };
}
