import type { Node } from '@gltf-transform/core';
import type { Vec3 } from '../math/vec3.ts';
import type { Lattice } from './lattice.ts';
import type { ShapePlace } from './module-shapes.ts';
import type { Stand } from './module-stand.ts';
import type { PlacedModule } from './ring-modules.ts';

/** What the modules of one ring become in a file. */
export interface RingForm {
  /** Takes the next module; returns how many triangles are shown for it. */
  add(placed: PlacedModule, place: ShapePlace): Promise<number>;
  /** Ends the ring whose node is given. */
  finish(ring: Node): void;
}

/** The scale of a node that shows a mesh of that lattice, which lies around the pivot. */
export const scaleOn = ({ scale: [x, y, z] }: Stand, { half }: Lattice): [...Vec3] => [
  x * half,
  y * half,
  z * half,
];
