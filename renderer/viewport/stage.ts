import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Backdrop } from './backdrop.ts';
import type { CameraView } from './camera-view.ts';
import { GroundGrid } from './ground-grid.ts';
import { PoseCamera } from './pose-camera.ts';
import { SceneLights } from './scene-lights.ts';
import type { ViewportTheme } from './viewport-theme.ts';

/** A scene in the editor's space. */
export function createScene(engine: AbstractEngine): Scene {
  const scene = new Scene(engine);
  // Before any mesh: the editor's space is glTF's.
  scene.useRightHandedSystem = true;
  scene.autoClear = true;
  scene.clearColor = new Color4(0, 0, 0, 1);
  scene.skipPointerMovePicking = true;
  return scene;
}

/** A scene with camera, light, backdrop and ground: everything that is there before a level is. */
export class Stage {
  readonly scene: Scene;
  readonly grid: GroundGrid;
  private readonly camera: PoseCamera;
  private readonly backdrop: Backdrop;
  private readonly lights: SceneLights;

  constructor(engine: AbstractEngine) {
    this.scene = createScene(engine);
    this.camera = new PoseCamera(this.scene);
    this.scene.activeCamera = this.camera;
    this.backdrop = new Backdrop(this.scene);
    this.grid = new GroundGrid(this.scene);
    this.lights = new SceneLights(this.scene);
  }

  setTheme(theme: ViewportTheme): void {
    this.backdrop.setTheme(theme);
    this.grid.setTheme(theme);
    this.lights.setTheme(theme);
  }

  /** Under a ceiling, which gets the light of the floor alone, that light is as good as the sky's. */
  setIndoors(isIndoors: boolean): void {
    this.lights.setIndoors(isIndoors);
  }

  show(view: CameraView, pixelRatio: number): void {
    this.camera.show(view);
    this.grid.show(view, pixelRatio);
  }

  dispose(): void {
    this.scene.dispose();
  }
}
