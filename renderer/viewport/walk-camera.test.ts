import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import { eyeOf } from './camera-pose.ts';
import { WalkCamera } from './walk-camera.ts';

const level = planStore(wallFrom('a', [-5, 0], [5, 0]), { kind: 'storey', id: 'upper', elevation: 2.7 });
const STILL = { forward: 0, turn: 0, isHasty: false };
/** Two metres in front of the wall, looking at it. */
const stand = (): WalkCamera => new WalkCamera(level, { at: [0, 2], floor: 0, storey: 'ground' }, 0);

/** Frames of a twentieth of a second. */
function goOn(camera: WalkCamera, seconds: number, stride: object): void {
  for (let frame = 0; frame <= seconds * 20; frame += 1) camera.advance(frame * 50, { ...STILL, ...stride });
  camera.advance(seconds * 1000, STILL);
}

describe('walking through a level', () => {
  it('looks from the height of the eyes over the floor, level', () => {
    const { pose } = stand();
    expect(eyeOf(pose).map((value) => Number(value.toFixed(9)))).toEqual([0, 1.65, 2]);
    expect(pose.target[1]).toBeCloseTo(1.65, 9);
    expect(pose.target[2]).toBeLessThan(2);
  });

  it('goes forward as fast as one walks, faster in a hurry, and back', () => {
    const camera = stand();
    goOn(camera, 1, { forward: -1 });
    expect(camera.standing.at[1]).toBeCloseTo(3.8, 6);
    goOn(camera, 1, { forward: -1, isHasty: true });
    expect(camera.standing.at[1]).toBeGreaterThan(7);
  });

  it('stops before a wall', () => {
    const camera = stand();
    goOn(camera, 5, { forward: 1 });
    expect(camera.standing.at[1]).toBeCloseTo(0.35, 5);
  });

  it('asks for no frame while no key is down', () => {
    expect(stand().advance(0, STILL)).toBe(false);
    expect(stand().advance(0, { ...STILL, turn: 1 })).toBe(true);
  });

  it('goes on for a moment only after the window was asleep', () => {
    const camera = stand();
    camera.advance(0, { ...STILL, forward: -1 });
    camera.advance(60_000, { ...STILL, forward: -1 });
    expect(camera.standing.at[1]).toBeLessThan(2.2);
  });

  it('turns the head with a drag, and no farther than a neck does', () => {
    const camera = stand();
    const look = camera.beginLook([100, 100]);
    expect(look.to([200, 100]).yaw).toBeCloseTo(0.4, 9);
    expect(look.to([100, -5000]).pitch).toBeLessThan(Math.PI / 2);
  });

  it('goes a step a notch of the wheel, however fast it spins', () => {
    const camera = stand();
    expect(eyeOf(camera.turnWheel(100))[2]).toBeCloseTo(2.4, 6);
    camera.turnWheel(1e6);
    expect(camera.standing.at[1]).toBeCloseTo(3.4, 6);
  });
});
