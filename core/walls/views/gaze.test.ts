import { describe, expect, it } from 'vitest';
import { type Gaze, settleGaze } from './gaze.ts';

const DEGREE = Math.PI / 180;
const look = (yaw: number, pitch: number, before?: Gaze): Gaze =>
  settleGaze({ yaw: yaw * DEGREE, pitch: pitch * DEGREE }, before);

describe('where a camera looks over the plan', () => {
  it('is towards −z at yaw 0 and towards −x a quarter turn on', () => {
    expect(look(0, 30)?.[1]).toBeCloseTo(-1, 12);
    expect(look(90, 30)?.[0]).toBeCloseTo(-1, 12);
  });

  it('stays the same object while the camera turns a little', () => {
    const before = look(30, 30);
    for (const yaw of [25, 28, 34, 40]) expect(look(yaw, 30, before)).toBe(before);
  });

  it('follows in steps of 15°, and not back at the same angle', () => {
    const before = look(30, 30);
    const after = look(41, 30, before);
    expect(after).not.toBe(before);
    expect(after).toEqual(look(45, 30));
    expect(look(37, 30, after)).toBe(after);
    expect(look(34, 30, after)).toEqual(look(30, 30));
  });

  it('is none from above, and comes back a little later than it went', () => {
    expect(look(0, 73)).toBeNull();
    expect(look(0, 71, null)).toBeNull();
    expect(look(0, 68, null)).not.toBeNull();
  });

  it('is the same after a whole turn', () => {
    const before = look(10, 30);
    expect(look(370, 30, before)).toBe(before);
    expect(look(-350, 30, before)).toBe(before);
  });
});
