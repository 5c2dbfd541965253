import type { Ray } from '../../../../core/math/vec3.ts';
import type { Bounds } from '../../../../core/modules/module-model.ts';
import {
  type BendInstance,
  INSTANCE_FLOATS,
  writeBendInstance,
} from '../../../materials/module/bend-instance.ts';

/** Room for instances that a table begins with; it doubles whenever it is full. */
const LEAST_CAPACITY = 8;
const BOX_FLOATS = 6;

/** What the graphics card has to be told. */
export interface TableChange {
  /** The arrays are new ones: their buffers have to be made anew. */
  readonly isNewRoom: boolean;
  /** The instances that changed, in runs from the first to before the last. */
  readonly runs: readonly (readonly [from: number, to: number])[];
}

/** Each run is a call; of more than this one call with what lies between is cheaper. */
const MOST_RUNS = 32;

/**
 * Instances in packed arrays, each under an id. The last one takes the place of one that goes, so that there are never
 * gaps and an edit touches one or two of them, whatever their number.
 */
export class InstanceTable {
  private readonly slots = new Map<string, number>();
  private readonly ids: string[] = [];
  private matrixData = new Float32Array(LEAST_CAPACITY * INSTANCE_FLOATS.matrix);
  private bendData = new Float32Array(LEAST_CAPACITY * INSTANCE_FLOATS.bend);
  private boxData = new Float64Array(LEAST_CAPACITY * BOX_FLOATS);
  private isNewRoom = true;
  private readonly changed = new Set<number>();
  private isAllChanged = false;
  /** Null: to be measured anew. */
  private union: Bounds | null = null;
  /** Instances that left since the union was exact: it may be too large by as many. */
  private left = 0;

  get count(): number {
    return this.ids.length;
  }

  /** Of the places that the arrays have. */
  get matrices(): Float32Array<ArrayBuffer> {
    return this.matrixData;
  }

  get bends(): Float32Array<ArrayBuffer> {
    return this.bendData;
  }

  idAt(slot: number): string {
    const id = this.ids[slot];
    if (id === undefined) throw new RangeError(`There is no instance ${slot} of ${this.count}.`);
    return id;
  }

  /** @param box around the instance, in metres of the level */
  set(id: string, instance: BendInstance, box: Bounds): void {
    let slot = this.slots.get(id);
    if (slot === undefined) {
      slot = this.ids.length;
      this.ids.push(id);
      this.slots.set(id, slot);
      this.makeRoom();
      if (slot === 0) this.union = box;
    } else this.left += 1;
    this.write(slot, instance, box);
    this.union &&= join(this.union, box);
    this.changed.add(slot);
  }

  /**
   * Puts another in the place of each instance, as cheaply as many can be.
   * @param instanceOf of an id; null leaves the one that is there
   */
  setAll(instanceOf: (id: string) => { readonly instance: BendInstance; readonly box: Bounds } | null): void {
    for (const [slot, id] of this.ids.entries()) {
      const next = instanceOf(id);
      if (next) this.write(slot, next.instance, next.box);
    }
    this.isAllChanged = true;
    this.union = null;
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    const last = this.ids.length - 1;
    const moved = this.ids[last];
    if (moved !== undefined && slot !== last) {
      copyWithin(this.matrixData, INSTANCE_FLOATS.matrix, last, slot);
      copyWithin(this.bendData, INSTANCE_FLOATS.bend, last, slot);
      copyWithin(this.boxData, BOX_FLOATS, last, slot);
      this.ids[slot] = moved;
      this.slots.set(moved, slot);
      this.changed.add(slot);
    }
    this.ids.pop();
    this.slots.delete(id);
    this.left += 1;
  }

  /** What changed since the last call. */
  takeChange(): TableChange {
    const change = { isNewRoom: this.isNewRoom, runs: this.changedRuns() };
    this.isNewRoom = false;
    this.isAllChanged = false;
    this.changed.clear();
    return change;
  }

  /** The buffers that it was drawn from are gone. */
  forgetRoom(): void {
    this.isNewRoom = true;
  }

  /**
   * A box that holds all instances; null when there is none. It grows with what comes, and is made exact again when as
   * many have gone as there are: the work stays in step with the edits.
   */
  get bounds(): Bounds | null {
    if (this.count === 0) return null;
    if (!this.union || this.left > this.count) this.union = this.measure();
    return this.union;
  }

  /** How far along a ray it enters the box of an instance; infinity where it does not meet it. */
  entryAt(slot: number, { origin, direction }: Ray): number {
    const first = slot * BOX_FLOATS;
    let enter = 0;
    let leave = Number.POSITIVE_INFINITY;
    for (let axis = 0; axis < 3; axis += 1) {
      const start = origin[axis] ?? 0;
      const per = 1 / (direction[axis] ?? 0);
      const a = ((this.boxData[first + axis] ?? 0) - start) * per;
      const b = ((this.boxData[first + 3 + axis] ?? 0) - start) * per;
      // A ray within the plane of a side gives 0·∞: that side bounds nothing.
      if (Number.isNaN(a) || Number.isNaN(b)) continue;
      enter = Math.max(enter, Math.min(a, b));
      leave = Math.min(leave, Math.max(a, b));
    }
    return enter <= leave ? enter : Number.POSITIVE_INFINITY;
  }

  boxAt(slot: number): Bounds {
    const at = (index: number): number => this.boxData[slot * BOX_FLOATS + index] ?? 0;
    return { min: [at(0), at(1), at(2)], max: [at(3), at(4), at(5)] };
  }

  private write(slot: number, instance: BendInstance, { min, max }: Bounds): void {
    writeBendInstance(this.matrixData, this.bendData, slot, instance);
    const at = slot * BOX_FLOATS;
    for (let axis = 0; axis < 3; axis += 1) {
      this.boxData[at + axis] = min[axis] ?? 0;
      this.boxData[at + 3 + axis] = max[axis] ?? 0;
    }
  }

  private changedRuns(): TableChange['runs'] {
    if (this.isAllChanged) return this.count > 0 ? [[0, this.count]] : [];
    return runsOf([...this.changed].filter((slot) => slot < this.count).sort((a, b) => a - b));
  }

  private measure(): Bounds {
    this.left = 0;
    const ends = (axis: number): readonly [number, number] => {
      let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let at = axis; at < this.count * BOX_FLOATS; at += BOX_FLOATS) {
        least = Math.min(least, this.boxData[at] ?? 0);
        most = Math.max(most, this.boxData[at + 3] ?? 0);
      }
      return [least, most];
    };
    const [x, y, z] = [ends(0), ends(1), ends(2)];
    return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
  }

  private makeRoom(): void {
    if (this.count * BOX_FLOATS <= this.boxData.length) return;
    this.matrixData = grown(this.matrixData, new Float32Array(this.matrixData.length * 2));
    this.bendData = grown(this.bendData, new Float32Array(this.bendData.length * 2));
    this.boxData = grown(this.boxData, new Float64Array(this.boxData.length * 2));
    this.isNewRoom = true;
  }
}

function grown<T extends Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function runsOf(slots: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const slot of slots) {
    const run = runs.at(-1);
    if (run && run[1] === slot) run[1] = slot + 1;
    else runs.push([slot, slot + 1]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  return runs.length > MOST_RUNS && first && last ? [[first[0], last[1]]] : runs;
}

const copyWithin = (data: Float32Array | Float64Array, size: number, from: number, to: number): void => {
  data.copyWithin(to * size, from * size, (from + 1) * size);
};

const join = (a: Bounds, b: Bounds): Bounds => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
});
