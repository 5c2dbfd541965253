import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { describe, expect, it } from 'vitest';
import { toWorld } from '../../../core/polar/pivot.ts';
import { writeBendInstance } from './bend-instance.ts';

const PIVOT = { radius: 20, angle: 0.7 };
const CENTRE = [3, 1, -4] as const;

/** Where the matrix of an instance brings a point of the straight module. */
function placed(point: Vector3, quarterTurns: number, isMirrored: boolean): number[] {
  const matrices = new Float32Array(32);
  const bends = new Float32Array(8);
  writeBendInstance(matrices, bends, 1, { centre: CENTRE, pivot: PIVOT, quarterTurns, isMirrored });
  return Vector3.TransformCoordinates(point, Matrix.FromArray(matrices, 16)).asArray();
}

/** Quarter turns counter-clockwise, u to the right and v up, one after the other. */
function turned(x: number, z: number, quarterTurns: number): readonly [number, number] {
  return quarterTurns === 0 ? [x, z] : turned(-z, x, quarterTurns - 1);
}

describe('an instance of a module on a ring', () => {
  it('places the straight module in the frame of its pivot, mirrored first and then turned', () => {
    for (const quarterTurns of [0, 1, 2, 3]) {
      for (const isMirrored of [false, true]) {
        const [u, v] = turned(isMirrored ? -2 : 2, 5, quarterTurns);
        const expected = toWorld(PIVOT, CENTRE, [u, 3, v]);
        const actual = placed(new Vector3(2, 3, 5), quarterTurns, isMirrored);
        for (const axis of [0, 1, 2]) expect(actual[axis]).toBeCloseTo(expected[axis] ?? 0, 4);
      }
    }
  });

  it('tells the blocks its radius, its turn and its side, in its own place of the buffer', () => {
    const bends = new Float32Array(8);
    const instance = { centre: CENTRE, pivot: PIVOT, quarterTurns: 3, isMirrored: true };
    writeBendInstance(new Float32Array(32), bends, 1, instance);
    expect([...bends]).toEqual([0, 0, 0, 0, 20, 0, -1, -1]);
  });

  it('refuses what is no quarter turn', () => {
    const instance = { centre: CENTRE, pivot: PIVOT, quarterTurns: 4, isMirrored: false };
    expect(() => writeBendInstance(new Float32Array(16), new Float32Array(4), 0, instance)).toThrow(
      RangeError,
    );
  });
});
