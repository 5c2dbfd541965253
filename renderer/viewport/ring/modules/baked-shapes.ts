import type { Vec3 } from '../../../../core/math/vec3.ts';
import type { ModuleMesh } from '../../../../core/modules/module-model.ts';
import { bakeShape, shapeScale, thresholdBend } from '../../../../core/polar/shape/bake-shape.ts';
import type { PreparedModule } from '../../../../core/polar/shape/prepare-module.ts';
import type { Stand } from './sector-box.ts';

/** Shapes of one module that are kept: eight for each of a few rings. */
const MOST_SHAPES = 32;

/**
 * The shapes of modules at the threshold radius of their rings, made when first asked for: a click or a highlight needs
 * those of few modules, and each serves all copies of its module on the ring.
 */
export class BakedShapes {
  private readonly kept = new WeakMap<PreparedModule, Map<string, readonly ModuleMesh[]>>();

  get(prepared: PreparedModule, stand: Stand): readonly ModuleMesh[] {
    let shapes = this.kept.get(prepared);
    if (!shapes) {
      shapes = new Map();
      this.kept.set(prepared, shapes);
    }
    const { grid, quarterTurns, mirrored } = stand;
    const key = [grid.steps, grid.cellSize, quarterTurns, mirrored].join(' ');
    const known = shapes.get(key);
    if (known) return known;
    const made = bakeShape(prepared, thresholdBend(grid, stand));
    const [oldest] = shapes.keys();
    if (shapes.size >= MOST_SHAPES && oldest !== undefined) shapes.delete(oldest);
    shapes.set(key, made);
    return made;
  }
}

/** From a baked shape to where it stands, and back: a factor along each axis of the pivot's frame, a turn, a way. */
export class ShapeFrame {
  private readonly scale: Vec3;
  private readonly origin: Vec3;
  private readonly cosine: number;
  private readonly sine: number;

  constructor({ grid, pivot, centre, scaleHeight }: Stand) {
    this.scale = shapeScale(grid, pivot.radius, scaleHeight);
    this.cosine = Math.cos(pivot.angle);
    this.sine = Math.sin(pivot.angle);
    this.origin = [centre[0] + pivot.radius * this.cosine, centre[1], centre[2] + pivot.radius * this.sine];
  }

  /** A direction or a difference of the level in the space of the shape. */
  toShape([x, y, z]: Vec3): Vec3 {
    const [u, up, v] = this.scale;
    return [(this.cosine * z - this.sine * x) / u, y / up, (-this.cosine * x - this.sine * z) / v];
  }

  pointToShape([x, y, z]: Vec3): Vec3 {
    return this.toShape([x - this.origin[0], y - this.origin[1], z - this.origin[2]]);
  }

  /** All vertices of a mesh in the level. */
  toLevel(positions: Float32Array): Float32Array {
    const placed = new Float32Array(positions.length);
    const [u, up, v] = this.scale;
    for (let at = 0; at < positions.length; at += 3) {
      const along = (positions[at] ?? 0) * u;
      const inwards = (positions[at + 2] ?? 0) * v;
      placed[at] = this.origin[0] - this.sine * along - this.cosine * inwards;
      placed[at + 1] = this.origin[1] + (positions[at + 1] ?? 0) * up;
      placed[at + 2] = this.origin[2] + this.cosine * along - this.sine * inwards;
    }
    return placed;
  }
}
