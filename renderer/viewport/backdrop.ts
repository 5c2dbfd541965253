import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { BackdropMaterial } from '../materials/backdrop-material.ts';
import type { ViewportTheme } from './viewport-theme.ts';

/** The soft sky behind the level. */
export class Backdrop {
  private readonly material: BackdropMaterial;

  constructor(scene: Scene) {
    this.material = new BackdropMaterial(scene);
    const quad = new Mesh('backdrop', scene);
    const data = new VertexData();
    data.positions = [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0];
    data.indices = [0, 1, 2, 0, 2, 3];
    data.applyToMesh(quad);
    quad.material = this.material;
    quad.alwaysSelectAsActiveMesh = true;
    quad.isPickable = false;
  }

  setTheme({ backdrop }: ViewportTheme): void {
    this.material.setColors(backdrop.top, backdrop.bottom);
  }
}
