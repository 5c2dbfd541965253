import { equals, normalize, sub, type Vec2 } from '../../math/vec2.ts';
import type { MeshData } from '../../mesh/mesh-data.ts';
import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import type { EndOutline } from '../joint-shape.ts';
import type { WallSolid } from '../mesh/wall-solid.ts';
import type { Surface } from '../surface.ts';
import type { WallBody } from '../wall-body.ts';
import { writeWallMesh } from '../wall-mesh.ts';
import { joinEnds, outlineOfEnd, outlineOfStart } from '../wall-outline.ts';
import { endsOfRun, keyOfRun } from './straight-runs.ts';

/** Walls that look like one and are drawn as one. A value: of an edited wall there is a new piece. */
export class WallPiece implements Surface {
  readonly layer = 'walls';
  readonly storey: string;
  readonly sources: readonly string[];
  private built: ReadonlyMap<string | null, MeshData> | null = null;

  /**
   * @param id its key
   * @param bodies of a straight run of walls, at least one, oriented; see findStraightRun and orientRun
   */
  constructor(
    readonly id: string,
    private readonly bodies: readonly WallBody[],
  ) {
    this.storey = bodies[0]?.wall.storey ?? '';
    this.sources = bodies.map(({ wall }) => wall.id);
  }

  get meshes(): ReadonlyMap<string | null, MeshData> {
    this.built ??= this.build();
    return this.built;
  }

  private build(): ReadonlyMap<string | null, MeshData> {
    const [first] = this.bodies;
    if (first && this.bodies.length === 1) return first.meshes;
    writeWallMesh(joinBodies(this.bodies), sorter.writerOf);
    return sorter.take();
  }
}

const sorter = new MeshSorter();

/** The run as one wall, which runs the way of its key wall. */
function joinBodies(bodies: readonly WallBody[]): WallSolid {
  const [first] = bodies;
  const last = bodies.at(-1);
  const walls = bodies.map(({ wall }) => wall);
  const key = bodies.find(({ wall }) => wall.id === keyOfRun(walls));
  if (!first || !last || !key) throw new RangeError('wall piece: no walls');
  const [start, end] = endsOfRun(walls);
  const { elevation, height, paint } = key;
  return {
    outline: joinEnds(outlineAt(first, start), outlineAt(last, end)),
    direction: normalize(sub(end, start)),
    elevation,
    height,
    paint,
    cuts: [],
  };
}

const outlineAt = ({ wall, outline }: WallBody, at: Vec2): EndOutline =>
  equals(wall.start, at) ? outlineOfStart(outline) : outlineOfEnd(outline);
