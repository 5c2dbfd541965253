import type { MeshData } from '../../mesh/mesh-data.ts';

/** A mesh with a colour a vertex: red, green and blue, linear, from 0 to 1, as in glTF. */
export interface ShapeMesh extends MeshData {
  readonly colors: Float32Array;
}

/** Linear red, green, blue. */
export type ShapeColor = readonly [number, number, number];
