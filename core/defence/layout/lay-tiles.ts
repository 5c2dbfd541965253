import type { BuiltLevel } from '../builder/build-level.ts';
import type { Heading } from '../builder/parameters.ts';
import type { TileBounds } from '../builder/surroundings.ts';
import { TILE_KINDS } from '../builder/tile-kind.ts';
import type { DefenceShape } from '../shapes/defence-shapes.ts';
import { computePathTiles, type PathTiles } from './path-tiles.ts';
import { radiansOf, type StandsByShape, StandWriter } from './stands.ts';

/** Where the tiles of a level stand: path, blanks and walls. Walls stand on tiles of either kind. */
export function layTiles(level: BuiltLevel, heading: Heading): StandsByShape {
  return new Map([...layPath(computePathTiles(level.path, heading)), ...laySurroundings(level)]);
}

/** Where the tiles of a path stand. */
export function layPath({ count, xs, ys, kinds, turns }: PathTiles): StandsByShape {
  const writers = new Map<DefenceShape, StandWriter>();
  for (let tile = 0; tile < count; tile += 1) {
    const shape = TILE_KINDS[kinds[tile] ?? 0] ?? 'straight';
    writerOf(writers, shape).add(xs[tile] ?? 0, ys[tile] ?? 0, 1, radiansOf(turns[tile] ?? 0));
  }
  return built(writers);
}

/** Where blank tiles and walls stand. */
function laySurroundings({
  bounds,
  blanks,
  walls,
}: Pick<BuiltLevel, 'bounds' | 'blanks' | 'walls'>): StandsByShape {
  const writers = new Map<DefenceShape, StandWriter>();
  for (let next = 0; next < blanks.length; next += 2) {
    writerOf(writers, 'blank').add(blanks[next] ?? 0, blanks[next + 1] ?? 0, 1, 0);
  }
  for (let next = 0; next < walls.length; next += 2) {
    const [x, y] = [walls[next] ?? 0, walls[next + 1] ?? 0];
    const { shape, turns } = wallAt(bounds, x, y);
    writerOf(writers, shape).add(x, y, 1, radiansOf(turns));
  }
  return built(writers);
}

interface Wall {
  readonly shape: DefenceShape;
  readonly turns: number;
}

/** Walls by the outer sides of their tile: 1 for −z, 2 for +x, 4 for +z, 8 for −x. */
const WALLS: Readonly<Record<number, Wall>> = {
  1: { shape: 'wall', turns: 0 },
  2: { shape: 'wall', turns: 1 },
  4: { shape: 'wall', turns: 2 },
  8: { shape: 'wall', turns: 3 },
  3: { shape: 'wall-corner', turns: 0 },
  6: { shape: 'wall-corner', turns: 1 },
  12: { shape: 'wall-corner', turns: 2 },
  9: { shape: 'wall-corner', turns: 3 },
  5: { shape: 'wall-pair', turns: 0 },
  10: { shape: 'wall-pair', turns: 1 },
  7: { shape: 'wall-end', turns: 0 },
  14: { shape: 'wall-end', turns: 1 },
  13: { shape: 'wall-end', turns: 2 },
  11: { shape: 'wall-end', turns: 3 },
  15: { shape: 'wall-around', turns: 0 },
};

function wallAt({ min, max }: TileBounds, x: number, y: number): Wall {
  const sides =
    (y === min[1] ? 1 : 0) + (x === max[0] ? 2 : 0) + (y === max[1] ? 4 : 0) + (x === min[0] ? 8 : 0);
  return WALLS[sides] ?? { shape: 'wall', turns: 0 };
}

function writerOf(writers: Map<DefenceShape, StandWriter>, shape: DefenceShape): StandWriter {
  const known = writers.get(shape);
  if (known) return known;
  const made = new StandWriter();
  writers.set(shape, made);
  return made;
}

const built = (writers: ReadonlyMap<DefenceShape, StandWriter>): StandsByShape =>
  new Map([...writers].map(([shape, writer]) => [shape, writer.build()]));
