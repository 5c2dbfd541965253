import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Backdrop } from './backdrop.ts';
import type { CameraView } from './camera-view.ts';
import { GroundGrid } from './ground-grid.ts';
import { PoseCamera } from './pose-camera.ts';
import type { ViewportTheme } from './viewport-theme.ts';

/** Where the key light goes: from over the left shoulder, so that top, left and right of a box are three tones. */
const KEY_DIRECTION = new Vector3(-0.12, -1, -0.62).normalize();
/** A faint light the other way, so that the far sides of a room are not one tone either. */
const FILL_DIRECTION = new Vector3(0.15, -0.2, 1).normalize();

/** A scene with camera, light, backdrop and ground: everything that is there before a level is. */
export class Stage {
  readonly scene: Scene;
  readonly grid: GroundGrid;
  private readonly camera: PoseCamera;
  private readonly backdrop: Backdrop;
  private readonly ambient: HemisphericLight;
  private readonly key: DirectionalLight;
  private readonly fill: DirectionalLight;
  private light: ViewportTheme['light'] | null = null;
  private isIndoors = false;

  constructor(engine: AbstractEngine) {
    const scene = new Scene(engine);
    // Before any mesh: the editor's space is glTF's.
    scene.useRightHandedSystem = true;
    scene.autoClear = true;
    scene.clearColor = new Color4(0, 0, 0, 1);
    scene.skipPointerMovePicking = true;
    this.scene = scene;
    this.camera = new PoseCamera(scene);
    scene.activeCamera = this.camera;
    this.backdrop = new Backdrop(scene);
    this.grid = new GroundGrid(scene);
    this.ambient = new HemisphericLight('sky', Vector3.Up(), scene);
    this.ambient.specular = Color3.Black();
    this.key = new DirectionalLight('key', KEY_DIRECTION, scene);
    this.fill = new DirectionalLight('fill', FILL_DIRECTION, scene);
    this.fill.specular = Color3.Black();
  }

  setTheme(theme: ViewportTheme): void {
    this.backdrop.setTheme(theme);
    this.grid.setTheme(theme);
    this.light = theme.light;
    this.shine();
  }

  /** Under a ceiling, which gets the light of the floor alone, that light is as good as the sky's. */
  setIndoors(isIndoors: boolean): void {
    if (isIndoors === this.isIndoors) return;
    this.isIndoors = isIndoors;
    this.shine();
  }

  show(view: CameraView, pixelRatio: number): void {
    this.camera.show(view);
    this.grid.show(view, pixelRatio);
  }

  private shine(): void {
    if (!this.light) return;
    const { sky, ground, indoors, key, fill } = this.light;
    this.ambient.diffuse = Color3.FromHexString(sky);
    this.ambient.groundColor = Color3.FromHexString(this.isIndoors ? indoors : ground);
    this.key.intensity = key;
    this.fill.intensity = fill;
  }

  dispose(): void {
    this.scene.dispose();
  }
}
