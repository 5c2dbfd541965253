/** Numbers of a matrix. */
export const MATRIX_FLOATS = 16;

/** Room that a table begins with; it doubles whenever it is full. */
const LEAST_CAPACITY = 8;

/** Where a thing stands: metres, the scale of its shape, radians about +y. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly scale: number;
  readonly turn: number;
}

/** Writes the matrix, for row vectors, of a thing that is scaled, turned about +y, then moved. */
export function writeMatrix(data: Float32Array, slot: number, { x, y, z, scale, turn }: Placed): void {
  const at = slot * MATRIX_FLOATS;
  const c = Math.cos(turn) * scale;
  const s = Math.sin(turn) * scale;
  data.fill(0, at, at + MATRIX_FLOATS);
  data[at] = c;
  data[at + 2] = -s;
  data[at + 5] = scale;
  data[at + 8] = s;
  data[at + 10] = c;
  data[at + 12] = x;
  data[at + 13] = y;
  data[at + 14] = z;
  data[at + 15] = 1;
}

/** What the graphics card has to be told. */
export interface MatrixChange {
  /** The array is a new one: its buffer has to be made anew. */
  readonly isNewRoom: boolean;
  /** Slots that hold another matrix than before. */
  readonly slots: readonly number[];
}

/**
 * Matrices in one packed array, each under a key. The last takes the place of one that goes, so that there are no gaps
 * and an edit touches one or two of them, whatever their number.
 */
export class MatrixTable {
  private readonly slots = new Map<string, number>();
  private readonly keys: string[] = [];
  private data = new Float32Array(LEAST_CAPACITY * MATRIX_FLOATS);
  private isNewRoom = true;
  private readonly changed = new Set<number>();

  get count(): number {
    return this.keys.length;
  }

  get matrices(): Float32Array<ArrayBuffer> {
    return this.data;
  }

  set(key: string, placed: Placed): void {
    let slot = this.slots.get(key);
    if (slot === undefined) {
      slot = this.keys.length;
      this.keys.push(key);
      this.slots.set(key, slot);
      this.makeRoom();
    }
    writeMatrix(this.data, slot, placed);
    this.changed.add(slot);
  }

  remove(key: string): void {
    const slot = this.slots.get(key);
    const last = this.keys.pop();
    if (slot === undefined || last === undefined) {
      if (last !== undefined) this.keys.push(last);
      return;
    }
    this.slots.delete(key);
    if (last === key) return;
    const from = this.keys.length * MATRIX_FLOATS;
    this.data.copyWithin(slot * MATRIX_FLOATS, from, from + MATRIX_FLOATS);
    this.keys[slot] = last;
    this.slots.set(last, slot);
    this.changed.add(slot);
  }

  /** What changed since the last call. */
  takeChange(): MatrixChange {
    const change = {
      isNewRoom: this.isNewRoom,
      slots: [...this.changed].filter((slot) => slot < this.count).sort((a, b) => a - b),
    };
    this.isNewRoom = false;
    this.changed.clear();
    return change;
  }

  private makeRoom(): void {
    if (this.keys.length * MATRIX_FLOATS <= this.data.length) return;
    const larger = new Float32Array(this.data.length * 2);
    larger.set(this.data);
    this.data = larger;
    this.isNewRoom = true;
  }
}
