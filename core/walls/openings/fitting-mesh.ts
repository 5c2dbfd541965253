import type { Vec2 } from '../../math/vec2.ts';
import type { MeshWriter } from '../../mesh/mesh-writer.ts';

/**
 * A flat upright piece: an outline in its own plane (across and up, metres), as thick as it is deep. Each fitting is
 * made of such pieces, and each piece is a closed surface of its own.
 */
export interface Panel {
  /** Where the outline's origin lies: x, y, z in metres. */
  readonly origin: readonly [number, number, number];
  /** Unit vector of the plan along which the outline's first coordinate runs. */
  readonly across: Vec2;
  /** From where to where it is thick, in metres along across × ŷ: to the right of `across`. */
  readonly near: number;
  readonly far: number;
  /** Texture repeats a metre along u and v. */
  readonly tiling: readonly [number, number];
}

/** A strip between two lines of as many points, both counter-clockwise as seen against the panel's depth. */
interface Strip {
  readonly outer: readonly Vec2[];
  readonly inner: readonly Vec2[];
  /** The last points are joined to the first ones. */
  readonly isClosed: boolean;
}

/** A slab between two corners of the outline. */
export function writeSlab(writer: MeshWriter, panel: Panel, [left, low]: Vec2, [right, high]: Vec2): void {
  const corners: readonly Vec2[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  const face = new PanelFaces(writer, panel);
  face.flat(corners, panel.far, 1);
  face.flat([...corners].reverse(), panel.near, -1);
  for (const [index, corner] of corners.entries()) {
    face.side(corner, corners[(index + 1) % corners.length] ?? corner);
  }
}

/** A frame around a hole: closed around a window, open at the floor of a door. */
export function writeFrame(writer: MeshWriter, panel: Panel, { outer, inner, isClosed }: Strip): void {
  const face = new PanelFaces(writer, panel);
  const count = isClosed ? outer.length : outer.length - 1;
  for (let index = 0; index < count; index += 1) {
    const next = (index + 1) % outer.length;
    const [a, b, c, d] = [outer[index], outer[next], inner[next], inner[index]];
    if (!a || !b || !c || !d) continue;
    face.flat([a, b, c, d], panel.far, 1);
    face.flat([d, c, b, a], panel.near, -1);
    face.side(a, b);
    face.side(c, d);
  }
  if (isClosed) return;
  const [from, last] = [outer[0], outer.at(-1)];
  const [innerFrom, innerLast] = [inner[0], inner.at(-1)];
  if (!from || !last || !innerFrom || !innerLast) return;
  face.side(innerFrom, from);
  face.side(last, innerLast);
}

/** Writes the faces of a panel, each with vertices of its own. */
class PanelFaces {
  private readonly writer: MeshWriter;
  private readonly panel: Panel;
  /** across × ŷ, in the plan. */
  private readonly depth: Vec2;

  constructor(writer: MeshWriter, panel: Panel) {
    this.writer = writer;
    this.panel = panel;
    this.depth = [-panel.across[1], panel.across[0]];
  }

  /** A face in the panel's plane that far along its depth; `corners` counter-clockwise as seen from outside. */
  flat(corners: readonly Vec2[], depth: number, facing: 1 | -1): void {
    const normal: Vec2 = [this.depth[0] * facing, this.depth[1] * facing];
    const { tiling } = this.panel;
    this.fan(
      corners.map(([across, up]) =>
        this.vertex(across, up, depth, [normal[0], 0, normal[1]], across * tiling[0], up * tiling[1]),
      ),
    );
  }

  /** The face through the panel's depth over an edge of an outline, the panel being to the left of the edge. */
  side(from: Vec2, to: Vec2): void {
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ex, ey] = [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
    const { across, near, far, tiling } = this.panel;
    const normal = [ey * across[0], -ex, ey * across[1]] as const;
    const corners: readonly (readonly [point: Vec2, depth: number, along: number])[] = [
      [from, far, 0],
      [from, near, 0],
      [to, near, size],
      [to, far, size],
    ];
    this.fan(
      corners.map(([point, depth, along]) =>
        this.vertex(point[0], point[1], depth, normal, depth * tiling[0], along * tiling[1]),
      ),
    );
  }

  private fan([a, b, c, d]: readonly number[]): void {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    this.writer.triangle(a, b, c);
    this.writer.triangle(a, c, d);
  }

  private vertex(
    across: number,
    up: number,
    depth: number,
    [nx, ny, nz]: readonly [number, number, number],
    u: number,
    v: number,
  ): number {
    const { origin, across: axis } = this.panel;
    return this.writer.vertex(
      origin[0] + axis[0] * across + this.depth[0] * depth,
      origin[1] + up,
      origin[2] + axis[1] * across + this.depth[1] * depth,
      nx,
      ny,
      nz,
      u,
      v,
    );
  }
}
