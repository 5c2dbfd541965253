import RBush from 'rbush';
import type { Vec2 } from '../../math/vec2.ts';
import type { Box } from '../wall-boxes.ts';

export type Well = readonly Vec2[];

interface Entry extends Box {
  readonly well: Well;
  /** Its place in the list: wells cut in that order, whichever of them are near. */
  readonly order: number;
}

/** The wells of a storey, by place: a street has hundreds of them, and a room one. */
export class StoreyWells {
  private readonly tree = new RBush<Entry>();

  /** @param all plan polygons in metres */
  constructor(readonly all: readonly Well[]) {
    this.tree.load(all.map((well, order) => ({ ...boxOf(well), well, order })));
  }

  /** Those whose boxes touch that of the points, in the order of the list. */
  near(points: readonly Vec2[]): readonly Well[] {
    if (this.all.length === 0) return this.all;
    const found = this.tree.search(boxOf(points)).sort((a, b) => a.order - b.order);
    return found.map(({ well }) => well);
  }
}

function boxOf(points: readonly Vec2[]): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [x, z] of points) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, z);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, z);
  }
  return box;
}
