import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { GroundGridMaterial } from '../materials/ground-grid-material.ts';
import type { CameraView } from './camera-view.ts';
import { DRAW_ORDER } from './draw-order.ts';
import { computeGridSteps } from './grid-steps.ts';
import type { ViewportTheme } from './viewport-theme.ts';

/** How far the grid reaches, in distances from eye to target: past that it has faded into the backdrop. */
const REACH = 6;

/** An annulus of the plan, in metres. */
interface Clearing {
  readonly centre: Vec3;
  readonly radii: Vec2;
}

/** The grid on the plane that tools draw on: one quad, one draw call, lines made by its shader. */
export class GroundGrid {
  private readonly material: GroundGridMaterial;
  private height = 0;
  private isBehind = false;
  private clearing: Clearing | null = null;

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

  /** @param clearing where the grid of a ring takes its place; null for nowhere */
  setClearing(clearing: Clearing | null): void {
    this.clearing = clearing;
  }

  show(view: CameraView, pixelRatio: number): void {
    const [x, , z] = view.pose.target;
    const steps = computeGridSteps([x, z], view.metresPerPixel());
    const radius = view.pose.distance * REACH;
    const { height, isBehind } = this;
    const clearing = this.clearing?.centre[1] === height ? this.clearing : null;
    this.material.place({ ...steps, height, isBehind, radius, pixelRatio, clearing });
  }
}
