import { Camera } from '@babylonjs/core/Cameras/camera.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { CameraView } from './camera-view.ts';

/** The engine's camera, showing exactly what a CameraView says: it computes nothing of its own. */
export class PoseCamera extends Camera {
  private view = Matrix.Identity();

  constructor(scene: Scene) {
    super('view', Vector3.Zero(), scene);
  }

  show(view: CameraView): void {
    const { near, far } = view.nearFar();
    this.minZ = near;
    this.maxZ = far;
    this.view = Matrix.FromArray(view.viewMatrix());
    this.freezeProjectionMatrix(Matrix.FromArray(view.projectionMatrix()));
    this.position.fromArray([...view.eye]);
    this.getViewMatrix(true);
  }

  /** @internal The engine's hook for cameras that make their own view matrix. */
  override _getViewMatrix(): Matrix {
    return this.view;
  }
}
