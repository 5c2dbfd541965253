import type { Vec2 } from '../../core/math/vec2.ts';
import { add3, along3, dot3, normalize3, type Ray, scale3, sub3, type Vec3 } from '../../core/math/vec3.ts';
import { basisOf, type CameraPose, eyeOf } from './camera-pose.ts';

/** The picture's size in CSS pixels. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** Near plane as a part of the distance to the target. */
const NEAR_PART = 1 / 50;
/** Far plane in distances to the target, at least. */
const FAR_PART = 60;
/** Metres in front of and behind the target that an orthographic view reaches, at least. */
const ORTHOGRAPHIC_REACH = 500;

/**
 * One pose seen in one picture: from pixels to rays and back, and the matrices the engine draws with. All in CSS
 * pixels and doubles, so that what is pointed at does not depend on pixel ratio or engine.
 */
export class CameraView {
  readonly pose: CameraPose;
  readonly size: ViewSize;
  readonly eye: Vec3;
  private readonly basis: ReturnType<typeof basisOf>;
  /** Half the height of the picture in metres at the target. */
  private readonly halfHeight: number;

  constructor(pose: CameraPose, size: ViewSize) {
    this.pose = pose;
    this.size = { width: Math.max(1, size.width), height: Math.max(1, size.height) };
    this.basis = basisOf(pose);
    this.eye = eyeOf(pose);
    this.halfHeight = pose.distance * pose.lens;
  }

  get aspect(): number {
    return this.size.width / this.size.height;
  }

  /** Metres that a CSS pixel covers at a point, across the line of sight. */
  metresPerPixel(at: Vec3 = this.pose.target): number {
    const perHeight = (2 * this.halfHeight) / this.size.height;
    if (this.pose.isOrthographic) return perHeight;
    return (perHeight * Math.max(this.depthOf(at), 1e-6)) / this.pose.distance;
  }

  /** The line of sight through a pixel. */
  rayAt([px, py]: Vec2): Ray {
    const { right, up, forward } = this.basis;
    const across = ((2 * px) / this.size.width - 1) * this.halfHeight * this.aspect;
    const upward = (1 - (2 * py) / this.size.height) * this.halfHeight;
    const offset = add3(scale3(right, across), scale3(up, upward));
    if (this.pose.isOrthographic) {
      return { origin: along3(add3(this.eye, offset), forward, this.nearFar().near), direction: forward };
    }
    return { origin: this.eye, direction: normalize3(along3(offset, forward, this.pose.distance)) };
  }

  /** Where a point stands in the picture; null behind the eye. */
  toScreen(point: Vec3): Vec2 | null {
    const { right, up } = this.basis;
    const depth = this.depthOf(point);
    if (!this.pose.isOrthographic && depth <= 0) return null;
    const arm = sub3(point, this.eye);
    const halfHeight = this.pose.isOrthographic ? this.halfHeight : depth * this.pose.lens;
    return [
      ((dot3(arm, right) / (halfHeight * this.aspect) + 1) / 2) * this.size.width,
      ((1 - dot3(arm, up) / halfHeight) / 2) * this.size.height,
    ];
  }

  /** Metres from the eye along the line of sight. */
  depthOf(point: Vec3): number {
    return dot3(sub3(point, this.eye), this.basis.forward);
  }

  /** View matrix, columns one after another, for column vectors. */
  viewMatrix(): number[] {
    const { right, up, forward } = this.basis;
    const back = scale3(forward, -1);
    const rows = [right, up, back] as const;
    const columns = [0, 1, 2].flatMap((column) => [...rows.map((row) => row[column] ?? 0), 0]);
    return [...columns, ...rows.map((row) => -dot3(row, this.eye)), 1];
  }

  /** Projection matrix into WebGL's clip cube, columns one after another. */
  projectionMatrix(): number[] {
    const { near, far } = this.nearFar();
    if (this.pose.isOrthographic) {
      const x = 1 / (this.halfHeight * this.aspect);
      const depth = far - near;
      return [x, 0, 0, 0, 0, 1 / this.halfHeight, 0, 0, 0, 0, -2 / depth, 0, 0, 0, -(far + near) / depth, 1];
    }
    const y = 1 / this.pose.lens;
    const depth = near - far;
    return [
      y / this.aspect,
      0,
      0,
      0,
      0,
      y,
      0,
      0,
      0,
      0,
      (far + near) / depth,
      -1,
      0,
      0,
      (2 * far * near) / depth,
      0,
    ];
  }

  /** Metres from the eye; an orthographic view also shows what is behind it. */
  nearFar(): { readonly near: number; readonly far: number } {
    const { distance, isOrthographic } = this.pose;
    const reach = Math.max(ORTHOGRAPHIC_REACH, distance);
    if (isOrthographic) return { near: distance - reach, far: distance + reach };
    return { near: distance * NEAR_PART, far: Math.max(distance * FAR_PART, ORTHOGRAPHIC_REACH) };
  }
}

/** Where a ray meets the horizontal plane of that height in front of it; null when it does not. */
export function meetHeight({ origin, direction }: Ray, height: number): Vec3 | null {
  const reach = (height - origin[1]) / direction[1];
  return Number.isFinite(reach) && reach >= 0 ? along3(origin, direction, reach) : null;
}
