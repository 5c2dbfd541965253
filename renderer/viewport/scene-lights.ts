import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ViewportTheme } from './viewport-theme.ts';

/** Where the key light goes: from over the left shoulder, so that top, left and right of a box are three tones. */
const KEY_DIRECTION = new Vector3(-0.12, -1, -0.62).normalize();
/** A faint light the other way, so that the far sides of a room are not one tone either. */
const FILL_DIRECTION = new Vector3(0.15, -0.2, 1).normalize();

/** The light that everything is shown in. */
export class SceneLights {
  private readonly ambient: HemisphericLight;
  private readonly key: DirectionalLight;
  private readonly fill: DirectionalLight;
  private light: ViewportTheme['light'] | null = null;
  private isIndoors = false;

  constructor(scene: Scene) {
    this.ambient = new HemisphericLight('sky', Vector3.Up(), scene);
    this.ambient.specular = Color3.Black();
    this.key = new DirectionalLight('key', KEY_DIRECTION, scene);
    this.fill = new DirectionalLight('fill', FILL_DIRECTION, scene);
    this.fill.specular = Color3.Black();
  }

  setTheme({ light }: ViewportTheme): void {
    this.light = light;
    this.shine();
  }

  /** Under a ceiling, which gets the light of the floor alone, that light is as good as the sky's. */
  setIndoors(isIndoors: boolean): void {
    if (isIndoors === this.isIndoors) return;
    this.isIndoors = isIndoors;
    this.shine();
  }

  private shine(): void {
    if (!this.light) return;
    const { sky, ground, indoors, key, fill } = this.light;
    this.ambient.diffuse = Color3.FromHexString(sky);
    this.ambient.groundColor = Color3.FromHexString(this.isIndoors ? indoors : ground);
    this.key.intensity = key;
    this.fill.intensity = fill;
  }
}
