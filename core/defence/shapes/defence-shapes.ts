import { buildBlank, buildWall } from './ground-shapes.ts';
import { buildCorner, buildEntrance, buildExit, buildIntersection, buildStraight } from './path-shapes.ts';
import { buildBoulder, buildBush, buildRock, buildTower, buildTree } from './prop-shapes.ts';
import type { ShapeMesh } from './shape-mesh.ts';

/**
 * How each shape of a tower-defence level is made. A tile is 1 × 1 around the origin, on y = 0. Paths run along x: an
 * entrance opens to +x, an exit is reached from −x, a corner joins −x and +z. Walls stand along outer edges: one at −z;
 * a corner of those at −z and +x; the two at −z and +z; an end of those at −z, +x and +z; all around.
 */
const BUILDERS = {
  entrance: buildEntrance,
  straight: buildStraight,
  corner: buildCorner,
  intersection: buildIntersection,
  exit: buildExit,
  blank: buildBlank,
  wall: () => buildWall([true, false, false, false]),
  'wall-corner': () => buildWall([true, true, false, false]),
  'wall-pair': () => buildWall([true, false, true, false]),
  'wall-end': () => buildWall([true, true, true, false]),
  'wall-around': () => buildWall([true, true, true, true]),
  rock: buildRock,
  boulder: buildBoulder,
  bush: buildBush,
  tree: buildTree,
  tower: buildTower,
} as const satisfies Readonly<Record<string, () => ShapeMesh>>;

export type DefenceShape = keyof typeof BUILDERS;

export const DEFENCE_SHAPES = Object.keys(BUILDERS) as readonly DefenceShape[];

const built = new Map<DefenceShape, ShapeMesh>();

/** The mesh of a shape, made once: nobody may write into it. */
export function shapeMesh(shape: DefenceShape): ShapeMesh {
  const known = built.get(shape) ?? BUILDERS[shape]();
  built.set(shape, known);
  return known;
}
