import type { Vec3 } from '../../math/vec3.ts';
import type { ModuleMesh, ModuleVertices } from '../../modules/module-model.ts';
import { type Bend, deformVertices } from '../deformation.ts';
import { flipWinding } from '../flip-winding.ts';
import type { PolarGrid } from '../polar-grid.ts';
import type { PreparedModule } from './prepare-module.ts';

/** A mesh of a module as it lies on a ring, in the frame (û along the ring, ŷ up, v̂ towards the centre) of its pivot. */
export type BakedMesh = ModuleMesh;

/** Which of the eight shapes of a module. */
export type ShapeState = Pick<Bend, 'quarterTurns' | 'mirrored'>;

/**
 * The bend of a shape at the threshold radius. The shape at any other radius is this one times `shapeScale`, so eight
 * shapes serve all rings of a grid.
 */
export const thresholdBend = (grid: PolarGrid, { quarterTurns, mirrored }: ShapeState): Bend => ({
  grid,
  pivotRadius: grid.r0,
  quarterTurns,
  mirrored,
  scaleHeight: false,
});

/**
 * By what a shape baked at the threshold radius is multiplied along û, ŷ and v̂ to be that at another radius: by r_P/r0
 * in the plan, since A^ρ = r_P/r0, and in height where heights grow along. Normals go through the inverse of it.
 * @param pivotRadius r_P in metres
 */
export function shapeScale({ r0 }: PolarGrid, pivotRadius: number, scaleHeight: boolean): Vec3 {
  const scale = pivotRadius / r0;
  return [scale, scaleHeight ? scale : 1, scale];
}

/**
 * Lays a module on a ring: positions, normals and tangents bent (see deformVertices), front faces outside for mirrored
 * ones too. Texture coordinates, colours and, where it is not mirrored, indices are those of the source, not copies.
 * Throws a RangeError for a bend that is none.
 */
export const bakeShape = (prepared: PreparedModule, bend: Bend): readonly BakedMesh[] =>
  prepared.meshes.map((mesh) => ({ ...mesh, vertices: bakeVertices(mesh.vertices, bend) }));

function bakeVertices(source: ModuleVertices, bend: Bend): ModuleVertices {
  const bent = {
    positions: new Float32Array(source.positions.length),
    normals: new Float32Array(source.normals.length),
    ...(source.tangents && { tangents: new Float32Array(source.tangents.length) }),
  };
  deformVertices(source, bend, bent);
  return { ...source, ...bent, indices: bend.mirrored ? flipWinding(source.indices) : source.indices };
}
