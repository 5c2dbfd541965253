import type { Scene } from '@babylonjs/core/scene.js';
import { standOf, standVertices } from '../../../core/gltf/module-stand.ts';
import { bakeShape, shapeScale, thresholdBend } from '../../../core/polar/shape/bake-shape.ts';
import { compareVertices, type ShapeDifference } from '../../../core/polar/shape/compare-vertices.ts';
import type { PreparedModule } from '../../../core/polar/shape/prepare-module.ts';
import { BendReadBack } from '../../materials/module/read-back.ts';
import type { PreviewContent } from '../../session/preview/preview-picture.ts';

const BOTH = { stretch: true, bend: true } as const;

/** Measures how far what the graphics card draws of a module is from what the export writes of it. */
export class ExactnessReader {
  private readonly scene: Scene;
  /** By index of the mesh; those without vertices have none. */
  private readers: ReadonlyMap<number, BendReadBack> = new Map();
  private prepared: PreparedModule | null = null;

  /** @param scene one of its own, in which nothing else is drawn */
  constructor(scene: Scene) {
    this.scene = scene;
  }

  /**
   * Where the module would stand on its ring, both told from the ring's centre: the vertices read back from the graphics
   * card, and those of the file, baked at the threshold radius and moved to their place by the export's own code.
   */
  async measure(content: PreviewContent): Promise<ShapeDifference> {
    const { shape, ring, pivot, quarterTurns, mirrored } = content;
    this.prepareReaders(shape.prepared);
    const stand = standOf(pivot, shapeScale(ring.grid, pivot.radius, ring.scaleHeight));
    const baked = bakeShape(shape.prepared, thresholdBend(ring.grid, { quarterTurns, mirrored }));
    const instance = { centre: [0, 0, 0], pivot, quarterTurns, isMirrored: mirrored } as const;
    let worst: ShapeDifference = { distance: 0, angle: 0 };
    for (const [index, reader] of this.readers) {
      const exported = baked[index];
      if (!exported) continue;
      const drawn = await reader.read({ ring, steps: BOTH, instance });
      const difference = compareVertices(drawn, standVertices(exported.vertices, stand));
      worst = {
        distance: Math.max(worst.distance, difference.distance),
        angle: Math.max(worst.angle, difference.angle),
      };
    }
    return worst;
  }

  dispose(): void {
    for (const reader of this.readers.values()) reader.dispose();
    this.readers = new Map();
    this.prepared = null;
  }

  private prepareReaders(prepared: PreparedModule): void {
    if (prepared === this.prepared) return;
    this.dispose();
    this.readers = new Map(
      [...prepared.meshes.entries()]
        .filter(([, { vertices }]) => vertices.positions.length > 0)
        .map(([index, { vertices }]) => [index, new BendReadBack(this.scene, vertices)]),
    );
    this.prepared = prepared;
  }
}
