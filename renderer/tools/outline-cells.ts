import type { Vec2 } from '../../core/math/vec2.ts';
import { angleOf, type Cell, type PolarGrid, radiusOf, wrapStep } from '../../core/polar/polar-grid.ts';

/** In radians: an arc of that much bulges out by less than a thousandth of its radius. */
const WIDEST_PIECE = Math.PI / 36;

export interface CellOutline {
  /** Flat convex pieces. */
  readonly surfaces: readonly (readonly Vec2[])[];
  /** Around all cells together: what two of them share is left out. */
  readonly edges: readonly (readonly [from: Vec2, to: Vec2])[];
}

/** What cells of a grid look like from above, in metres from its centre; their arcs as pieces short enough to look round. */
export function outlineCells(grid: PolarGrid, cells: readonly Cell[]): CellOutline {
  const has = new Set(cells.map((cell) => keyOf(grid, cell)));
  const pieces = Math.ceil((2 * Math.PI) / grid.steps / WIDEST_PIECE);
  const surfaces: Vec2[][] = [];
  const edges: (readonly [Vec2, Vec2])[] = [];
  for (const [line, step] of cells) {
    const inner = arc(grid, line, step, pieces);
    const outer = arc(grid, line + 1, step, pieces);
    const isFree = (dLine: number, dStep: number) => !has.has(keyOf(grid, [line + dLine, step + dStep]));
    for (const [a, b, c, d] of strips(inner, outer)) {
      surfaces.push([a, b, d, c]);
      if (isFree(-1, 0)) edges.push([a, b]);
      if (isFree(1, 0)) edges.push([c, d]);
    }
    const [[from], [to]] = [inner, outer];
    if (from && to && isFree(0, -1)) edges.push([from, to]);
    const [end, far] = [inner.at(-1), outer.at(-1)];
    if (end && far && isFree(0, 1)) edges.push([end, far]);
  }
  return { surfaces, edges };
}

const keyOf = ({ steps }: PolarGrid, [line, step]: Cell): string => `${line} ${wrapStep(step, steps)}`;

/** Points of a ring line along one step, both ends included. */
function arc(grid: PolarGrid, line: number, step: number, pieces: number): readonly Vec2[] {
  const radius = radiusOf(grid, line);
  return Array.from({ length: pieces + 1 }, (_, index): Vec2 => {
    const angle = angleOf(grid, step + index / pieces);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function* strips(
  inner: readonly Vec2[],
  outer: readonly Vec2[],
): Generator<readonly [Vec2, Vec2, Vec2, Vec2]> {
  for (let index = 1; index < inner.length; index += 1) {
    const [a, b, c, d] = [inner[index - 1], inner[index], outer[index - 1], outer[index]];
    if (a && b && c && d) yield [a, b, c, d];
  }
}
