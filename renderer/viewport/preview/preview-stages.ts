import type { Vec2 } from '../../../core/math/vec2.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { layPlanPoint, type StepChoice } from '../../../core/polar/deformation-steps.ts';
import { shapeScale } from '../../../core/polar/shape/bake-shape.ts';
import { computeShapeBounds } from '../../../core/polar/shape/shape-bounds.ts';
import type { PreviewContent } from '../../session/preview/preview-picture.ts';
import type { Bounds } from '../camera-pose.ts';

/** The four pictures of a module, in their order: what is done to it in each. */
export const PREVIEW_STAGES: readonly StepChoice[] = [
  { stretch: false, bend: false },
  { stretch: true, bend: false },
  { stretch: false, bend: true },
  { stretch: true, bend: true },
];

/** The shape of a picture of four parts: beside one another where it is wide, else two by two. */
export const columnsOf = (width: number, height: number): 2 | 4 => (width >= 2 * height ? 4 : 2);

/** Pieces of a side of a cell: enough for an arc that looks round. */
const PIECES = 8;

/** A line between cells, as far as it borders the module's own cells, lies between them, or goes on beside them. */
interface CellLine {
  readonly points: readonly Vec3[];
  readonly part: 'border' | 'inner' | 'beside';
}

/** Module space of a grid that lies flat on the ring: neither turned nor mirrored, as cells are not. */
const FLAT = { quarterTurns: 0, mirrored: false } as const;

/** How much of the cells around is seen, so that the grid is told from the module's own ground. */
const AROUND = 0.5;

/** The cells under a module as a step leaves them, around its pivot. */
export function buildCellLines(
  { ring: { grid }, pivot, extent: [along, across] }: PreviewContent,
  steps: StepChoice,
): readonly CellLine[] {
  const lay = (u: number, v: number): Vec3 => {
    const plan: Vec2 = [(u - along / 2) * grid.cellSize, (v - across / 2) * grid.cellSize];
    const [x, z] = layPlanPoint(plan, { grid, pivotRadius: pivot.radius, ...FLAT }, steps);
    return [x, 0, z];
  };
  const rows = range(across).flatMap((v) => cutLine(v, along, across, (at) => lay(at, v)));
  const columns = range(along).flatMap((u) => cutLine(u, across, along, (at) => lay(u, at)));
  return [...rows, ...columns];
}

/**
 * A grid line with its ends beside the footprint.
 * @param number of the line, of those from 0 to `last`
 * @param length of the footprint along it, in cells
 */
function cutLine(
  number: number,
  length: number,
  last: number,
  lay: (at: number) => Vec3,
): readonly CellLine[] {
  const run = (from: number, to: number): readonly Vec3[] => {
    const pieces = Math.ceil((to - from) * PIECES);
    return range(pieces).map((at) => lay(mix(from, to, at / pieces)));
  };
  return [
    { points: run(-AROUND, 0), part: 'beside' },
    { points: run(0, length), part: number === 0 || number === last ? 'border' : 'inner' },
    { points: run(length, length + AROUND), part: 'beside' },
  ];
}

/** 0 to `last`. */
const range = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);

/** Points a side of a box that its bent shape is told by. */
const SAMPLES = 12;

/** A box that holds a module and its cells in all four pictures, around its pivot. */
export function computePreviewBounds(content: PreviewContent): Bounds {
  const { shape, ring, pivot, quarterTurns, mirrored } = content;
  const { min, max } = computeShapeBounds(shape.prepared.meshes);
  const bend = { grid: ring.grid, pivotRadius: pivot.radius, quarterTurns, mirrored };
  const parts = range(SAMPLES).map((at) => at / SAMPLES);
  const points = PREVIEW_STAGES.flatMap((steps) => {
    const height = steps.stretch ? shapeScale(ring.grid, pivot.radius, ring.scaleHeight)[1] : 1;
    const box = parts.flatMap((i) =>
      parts.flatMap((j) => {
        const plan: Vec2 = [mix(min[0], max[0], i), mix(min[2], max[2], j)];
        const [x, z] = layPlanPoint(plan, bend, steps);
        return [min[1], max[1]].map((y): Vec3 => [x, y * height, z]);
      }),
    );
    const cells = buildCellLines(content, steps).filter(({ part }) => part !== 'beside');
    return [...box, ...cells.flatMap((line) => line.points)];
  });
  return boundsOf(points);
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

function boundsOf(points: readonly Vec3[]): Bounds {
  const [first = [0, 0, 0]] = points;
  let [min, max]: [Vec3, Vec3] = [first, first];
  for (const [x, y, z] of points) {
    min = [Math.min(min[0], x), Math.min(min[1], y), Math.min(min[2], z)];
    max = [Math.max(max[0], x), Math.max(max[1], y), Math.max(max[2], z)];
  }
  return { min, max };
}
