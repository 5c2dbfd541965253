import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { type Occlusion, OverlayMaterial } from '../materials/overlay-material.ts';
import type { CanvasSize } from './canvas-size.ts';
import type { OverlayGeometry } from './overlay-geometry.ts';

/** All overlays of one kind and occlusion in one draw call. */
export class OverlayBatch {
  private readonly mesh: Mesh;
  private readonly material: OverlayMaterial;

  constructor(scene: Scene, kind: 'line' | 'disc' | 'surface', occlusion: Occlusion, order: number) {
    this.material = new OverlayMaterial(scene, kind, occlusion);
    this.mesh = new Mesh(`${occlusion} ${kind} overlay`, scene);
    this.mesh.material = this.material;
    this.mesh.alphaIndex = order;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.isPickable = false;
    this.mesh.setEnabled(false);
  }

  /** Which cameras see it, by the bits of their layers. */
  setLayers(mask: number): void {
    this.mesh.layerMask = mask;
  }

  /** Shows exactly this from now on. */
  set({ attributes, indices }: OverlayGeometry): void {
    this.mesh.setEnabled(indices.length > 0);
    if (indices.length === 0) return;
    for (const [kind, { data, size }] of Object.entries(attributes)) {
      this.mesh.setVerticesData(kind, data, false, size);
    }
    this.mesh.setIndices(indices);
  }

  show({ width, height, pixelRatio }: CanvasSize): void {
    this.material.setView(width, height, pixelRatio);
  }

  setHollow(color: string): void {
    this.material.setHollow(color);
  }
}
