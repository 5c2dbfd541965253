import type { Scene } from '@babylonjs/core/scene.js';
import type { CanvasSize } from './canvas-size.ts';
import { DRAW_ORDER } from './draw-order.ts';
import { OverlayBatch } from './overlay-batch.ts';
import {
  buildDiscs,
  buildLines,
  buildSurfaces,
  type OverlayDisc,
  type OverlayLine,
  type OverlayMesh,
  type OverlaySurface,
} from './overlay-geometry.ts';

/** What stands over the level without being of it. */
export interface OverlayContent {
  readonly lines: readonly OverlayLine[];
  readonly discs: readonly OverlayDisc[];
  readonly surfaces: readonly OverlaySurface[];
  readonly meshes: readonly OverlayMesh[];
}

/** Guides or highlights: lines (faint where hidden), discs over everything, and translucent surfaces. */
export class Overlays {
  private readonly surfaces: OverlayBatch;
  private readonly lines: OverlayBatch;
  private readonly hiddenLines: OverlayBatch;
  private readonly discs: OverlayBatch;

  constructor(scene: Scene) {
    this.surfaces = new OverlayBatch(scene, 'surface', 'visible', DRAW_ORDER.surfaces);
    this.hiddenLines = new OverlayBatch(scene, 'line', 'hidden', DRAW_ORDER.lines);
    this.lines = new OverlayBatch(scene, 'line', 'visible', DRAW_ORDER.lines);
    this.discs = new OverlayBatch(scene, 'disc', 'on top', DRAW_ORDER.points);
  }

  set({ lines, discs, surfaces, meshes }: OverlayContent): void {
    const lineGeometry = buildLines(lines);
    this.lines.set(lineGeometry);
    this.hiddenLines.set(lineGeometry);
    this.discs.set(buildDiscs(discs));
    this.surfaces.set(buildSurfaces(surfaces, meshes));
  }

  /** @param hollow the colour inside rings, as "#rrggbb" */
  show(size: CanvasSize, hollow: string): void {
    for (const batch of [this.surfaces, this.lines, this.hiddenLines, this.discs]) batch.show(size);
    this.discs.setHollow(hollow);
  }
}

export const joinOverlays = (a: OverlayContent, b: OverlayContent): OverlayContent => ({
  lines: [...a.lines, ...b.lines],
  discs: [...a.discs, ...b.discs],
  surfaces: [...a.surfaces, ...b.surfaces],
  meshes: [...a.meshes, ...b.meshes],
});
