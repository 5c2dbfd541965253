import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { GroundGridMaterial } from '../materials/ground-grid-material.ts';
import type { CameraView } from './camera-view.ts';
import { DRAW_ORDER } from './draw-order.ts';
import { computeGridSteps } from './grid-steps.ts';
import type { ViewportTheme } from './viewport-theme.ts';

/** How far the grid reaches, in distances from eye to target: past that it has faded into the backdrop. */
const REACH = 6;

/** The grid on the plane that tools draw on: one quad, one draw call, lines made by its shader. */
export class GroundGrid {
  private readonly material: GroundGridMaterial;
  private height = 0;
  private isBehind = false;

  constructor(scene: Scene) {
    this.material = new GroundGridMaterial(scene);
    const quad = new Mesh('ground grid', scene);
    const data = new VertexData();
    data.positions = [-1, 0, -1, 1, 0, -1, 1, 0, 1, -1, 0, 1];
    data.indices = [0, 2, 1, 0, 3, 2];
    data.applyToMesh(quad);
    quad.material = this.material;
    quad.alwaysSelectAsActiveMesh = true;
    quad.isPickable = false;
    quad.alphaIndex = DRAW_ORDER.grid;
  }

  setTheme(theme: ViewportTheme): void {
    this.material.setTheme(theme);
  }

  /**
   * @param height of the plane in metres
   * @param isBehind whether the level covers it even where the plane is nearer
   */
  setPlane(height: number, isBehind: boolean): void {
    this.height = height;
    this.isBehind = isBehind;
  }

  show(view: CameraView, pixelRatio: number): void {
    const [x, , z] = view.pose.target;
    const steps = computeGridSteps([x, z], view.metresPerPixel());
    const radius = view.pose.distance * REACH;
    this.material.place({ ...steps, height: this.height, isBehind: this.isBehind, radius, pixelRatio });
  }
}
