import type { DefenceShape } from '../shapes/defence-shapes.ts';

/** Numbers of a stand: x and z in tiles from the entrance, size, and radians about +y. */
export const STAND_NUMBERS = 4;

/** Where the things of one shape stand, packed; STAND_NUMBERS each. */
export interface Stands {
  readonly count: number;
  readonly data: Float64Array;
}

export type StandsByShape = ReadonlyMap<DefenceShape, Stands>;

/** Quarter turns from +x towards +z, as radians about +y. */
export const radiansOf = (quarterTurns: number): number => -quarterTurns * (Math.PI / 2);

/** Collects where things stand, whose number need not be known before. */
export class StandWriter {
  private data = new Float64Array(64 * STAND_NUMBERS);
  private count = 0;

  add(x: number, z: number, size: number, turn: number): void {
    const at = this.count * STAND_NUMBERS;
    if (at === this.data.length) {
      const larger = new Float64Array(at * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[at] = x;
    this.data[at + 1] = z;
    this.data[at + 2] = size;
    this.data[at + 3] = turn;
    this.count += 1;
  }

  build(): Stands {
    return { count: this.count, data: this.data.subarray(0, this.count * STAND_NUMBERS) };
  }
}
