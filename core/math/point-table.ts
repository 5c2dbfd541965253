import type { Vec2 } from './vec2.ts';

/** Something that stands at a plan point. */
export interface Placed {
  readonly at: Vec2;
}

/** The least room of a table; a power of two. */
const LEAST_ROOM = 16;

/**
 * Things by the plan point they stand at, one a point. Points are equal when their numbers are; −0 is 0.
 *
 * A Map would need a string for each question: with ten thousand walls, making those took longer than computing the
 * joints. The points stand in columns of numbers, so that a search touches nothing but what it finds.
 */
export class PointTable<T extends Placed> {
  /** Undefined where one was removed. */
  private items: (T | undefined)[] = [];
  private x: Float64Array;
  private z: Float64Array;
  /** Per item: the next one of its bucket, or −1. */
  private next: Int32Array;
  /** Per bucket, of which there are as many as there is room for items, a power of two: its first item, or −1. */
  private first: Int32Array;
  private gone = 0;

  /** @param expected about how many things it will hold; it grows as it has to */
  constructor(expected = 0) {
    let room = LEAST_ROOM;
    while (room < expected) room *= 2;
    this.x = new Float64Array(room);
    this.z = new Float64Array(room);
    this.next = new Int32Array(room);
    this.first = new Int32Array(room).fill(-1);
  }

  get size(): number {
    return this.items.length - this.gone;
  }

  get(at: Vec2): T | undefined {
    const index = this.indexOf(at);
    return index < 0 ? undefined : this.items[index];
  }

  /** Puts the thing at its point, where none stands yet. */
  add(item: T): void {
    if (this.items.length === this.first.length) this.arrange();
    this.link(item);
  }

  /** Removes what stands at the point, if anything does. */
  delete(at: Vec2): void {
    const index = this.indexOf(at);
    if (index < 0) return;
    const bucket = this.bucketOf(at[0], at[1]);
    const after = this.next[index] ?? -1;
    let previous = this.first[bucket] ?? -1;
    if (previous === index) this.first[bucket] = after;
    else {
      while (this.next[previous] !== index) previous = this.next[previous] ?? -1;
      this.next[previous] = after;
    }
    this.items[index] = undefined;
    this.gone += 1;
  }

  /** All things, in no promised order. */
  *[Symbol.iterator](): Iterator<T> {
    for (const item of this.items) if (item) yield item;
  }

  private indexOf(at: Vec2): number {
    const x = at[0];
    const z = at[1];
    let index = this.first[this.bucketOf(x, z)] ?? -1;
    while (index >= 0 && (this.x[index] !== x || this.z[index] !== z)) index = this.next[index] ?? -1;
    return index;
  }

  private link(item: T): void {
    const x = item.at[0];
    const z = item.at[1];
    const bucket = this.bucketOf(x, z);
    const index = this.items.length;
    this.next[index] = this.first[bucket] ?? -1;
    this.first[bucket] = index;
    this.x[index] = x;
    this.z[index] = z;
    this.items.push(item);
  }

  /** Closes the holes of removed items, and makes room where few were removed. */
  private arrange(): void {
    const kept = this.items.filter((item) => item !== undefined);
    const room = this.first.length;
    const buckets = kept.length * 2 > room ? room * 2 : room;
    this.items = [];
    this.x = new Float64Array(buckets);
    this.z = new Float64Array(buckets);
    this.next = new Int32Array(buckets);
    this.first = new Int32Array(buckets).fill(-1);
    this.gone = 0;
    for (const item of kept) this.link(item);
  }

  /**
   * Multiplicative hashing (Knuth, The Art of Computer Programming 6.4) of the two places counted in lattice steps: the
   * bucket is the high bits of the product, because regular plans have many zeros in the low ones.
   */
  private bucketOf(x: number, z: number): number {
    const steps = Math.imul((x * STEPS_PER_METRE) | 0, MIX_X) ^ Math.imul((z * STEPS_PER_METRE) | 0, MIX_Z);
    return Math.imul(steps, GOLDEN) >>> (Math.clz32(this.first.length) + 1);
  }
}

/** Points a lattice step apart fall into buckets of their own. */
const STEPS_PER_METRE = 10_000;
/** 2³² over the golden ratio, as Knuth recommends, and two more odd numbers without a pattern. */
const GOLDEN = 0x9e3779b1;
const MIX_X = 0x85ebca6b;
const MIX_Z = 0xc2b2ae35;
