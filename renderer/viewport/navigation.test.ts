import { describe, expect, it } from 'vitest';
import type { Vec2 } from '../../core/math/vec2.ts';
import { type CameraPose, START_POSE } from './camera-pose.ts';
import { CameraView } from './camera-view.ts';
import { anchorAt, NavigationDrag, navigationOf, turnWheel, type WheelTurn } from './navigation.ts';

const SIZE = { width: 800, height: 600 };
const TOP: CameraPose = { ...START_POSE, yaw: 0, pitch: Math.PI / 2, isOrthographic: true };
const viewOf = (pose: CameraPose): CameraView => new CameraView(pose, SIZE);
const WHEEL = { deltaX: 0, deltaY: -100, deltaMode: 0, ctrlKey: false, shiftKey: false };
const POINTER: Vec2 = [620, 410];

const turn = (pose: CameraPose, wheel: WheelTurn): CameraPose =>
  turnWheel(viewOf(pose), POINTER, wheel, anchorAt(viewOf(pose), POINTER, 0));

describe('moving around', () => {
  it('leaves the left button to the tools', () => {
    expect(navigationOf(0, false, false)).toBeNull();
    expect(navigationOf(0, true, true)).toBeNull();
  });

  it('turns with the right button, pans with the middle one, and the other way with Shift', () => {
    expect([navigationOf(2, false, false), navigationOf(1, false, false)]).toEqual(['orbit', 'pan']);
    expect([navigationOf(2, true, false), navigationOf(1, true, false)]).toEqual(['pan', 'orbit']);
  });

  it('never turns the top view', () => {
    expect([navigationOf(2, false, true), navigationOf(1, true, true)]).toEqual(['pan', 'pan']);
  });

  it.each([
    ['orbit', START_POSE],
    ['top', TOP],
  ])('keeps the ground under the hand while panning in the %s view', (_, pose) => {
    const view = viewOf(pose);
    const ground = anchorAt(view, POINTER, 0);
    const moved = new NavigationDrag('pan', view, POINTER, ground).to([300, 220]);
    const shown = viewOf(moved).toScreen(ground);
    expect(shown?.[0]).toBeCloseTo(300, 4);
    expect(shown?.[1]).toBeCloseTo(220, 4);
  });

  it('pans by what the hand moved even when the horizon is under it', () => {
    const view = viewOf({ ...START_POSE, pitch: 0.05 });
    const moved = new NavigationDrag('pan', view, [400, 20], anchorAt(view, [400, 20], 0)).to([500, 40]);
    expect(
      Math.hypot(...moved.target.map((value, axis) => value - (view.pose.target[axis] ?? 0))),
    ).toBeLessThan(view.pose.distance);
  });

  it('zooms in at the pointer when the wheel turns away from the user', () => {
    const view = viewOf(START_POSE);
    const ground = anchorAt(view, POINTER, 0);
    const nearer = turn(START_POSE, WHEEL);
    expect(nearer.distance).toBeLessThan(START_POSE.distance);
    const shown = viewOf(nearer).toScreen(ground);
    expect(shown?.[0]).toBeCloseTo(POINTER[0], 4);
    expect(shown?.[1]).toBeCloseTo(POINTER[1], 4);
  });

  it('takes a pinch of few pixels as seriously as a notch of the wheel', () => {
    const pinched = turn(START_POSE, { ...WHEEL, deltaY: -10, ctrlKey: true });
    expect(pinched.distance).toBeCloseTo(START_POSE.distance * Math.exp(-0.1), 9);
  });

  it('pans sideways with a sideways wheel, and with Shift', () => {
    const aside = turn(TOP, { ...WHEEL, deltaX: 60, deltaY: 0 });
    const shifted = turn(TOP, { ...WHEEL, deltaY: 60, shiftKey: true });
    expect(aside.target[0]).toBeCloseTo(60 * viewOf(TOP).metresPerPixel(), 6);
    expect(aside.target[2]).toBeCloseTo(0, 9);
    expect(shifted.target).toEqual(aside.target);
  });

  it('is not thrown off by a wheel that spins free', () => {
    const far = turn(START_POSE, { ...WHEEL, deltaY: 1e9 });
    expect(far.distance).toBeLessThan(START_POSE.distance * 2);
  });
});
