import type { Vec2 } from '../../../../core/math/vec2.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import type { ModuleMaterial, ModuleModel, ModuleVertices } from '../../../../core/modules/module-model.ts';
import { DEFAULT_MATERIAL } from '../../../materials/module/default-material.ts';

/** Linear light. A file that is on its way is grey, one that is missing or no module is amber. */
const COLORS = { loading: [0.3, 0.34, 0.4], failed: [0.85, 0.42, 0.03] } as const;
const PANE_OPACITY = 0.22;
/** Thickness of the frame, as a part of a cell. */
const BAR = 0.03;
/** Height of the box, in cells. */
const HEIGHT = 1;

/**
 * What stands for a module whose file has not come: the box of its footprint, one cell high, as panes in a frame, so that
 * it is told from a module by its form too. It bends like one.
 * @param footprint cells along and across, before any turn
 * @param cellSize in metres
 */
export function buildPlaceholder(
  footprint: Vec2,
  cellSize: number,
  status: keyof typeof COLORS,
): ModuleModel {
  const half: Vec2 = [(footprint[0] * cellSize) / 2, (footprint[1] * cellSize) / 2];
  const height = HEIGHT * cellSize;
  const bar = BAR * cellSize;
  const panes = joinBoxes([
    [
      [-half[0], 0, -half[1]],
      [half[0], height, half[1]],
    ],
  ]);
  const frame = joinBoxes(barsOf(half, height, bar));
  const color = COLORS[status];
  return {
    meshes: [
      { name: 'frame', material: 0, vertices: frame },
      { name: 'panes', material: 1, vertices: panes },
    ],
    materials: [plain('frame', color, 1), plain('panes', color, PANE_OPACITY)],
    images: [],
    bounds: { min: [-half[0], 0, -half[1]], max: [half[0], height, half[1]] },
  };
}

const plain = (name: string, color: Vec3, opacity: number): ModuleMaterial => ({
  ...DEFAULT_MATERIAL,
  name,
  baseColor: [...color, opacity],
  metallic: 0,
  alphaMode: opacity < 1 ? 'BLEND' : 'OPAQUE',
  isDoubleSided: opacity < 1,
});

type Box = readonly [min: Vec3, max: Vec3];

/** Bars along the twelve edges, inside the box. */
function barsOf(half: Vec2, height: number, bar: number): readonly Box[] {
  const min: Vec3 = [-half[0], 0, -half[1]];
  const max: Vec3 = [half[0], height, half[1]];
  return [0, 1, 2].flatMap((axis) =>
    [0, 1, 2, 3].map((edge): Box => {
      const [one, other] = [(axis + 1) % 3, (axis + 2) % 3];
      const from = [...min];
      const to = [...max];
      for (const [side, bit] of [
        [one, edge & 1],
        [other, edge >> 1],
      ] as const) {
        if (bit) from[side] = (max[side] ?? 0) - bar;
        else to[side] = (min[side] ?? 0) + bar;
      }
      return [triple(from), triple(to)];
    }),
  );
}

const triple = ([x = 0, y = 0, z = 0]: readonly number[]): Vec3 => [x, y, z];

/** Two triangles a side of each box, with normals of their own. */
function joinBoxes(boxes: readonly Box[]): ModuleVertices {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const [min, max] of boxes) {
    for (const axis of [0, 1, 2]) {
      for (const isMax of [false, true]) {
        const first = positions.length / 3;
        positions.push(...sideOf(min, max, axis, isMax));
        for (let corner = 0; corner < 4; corner += 1) {
          normals.push(...[0, 1, 2].map((at) => (at === axis ? (isMax ? 1 : -1) : 0)));
        }
        indices.push(...[0, 1, 2, 0, 2, 3].map((corner) => first + (isMax ? corner : 3 - corner)));
      }
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: [],
    indices: Uint32Array.from(indices),
  };
}

/** The corners of a side, counter-clockwise seen from the positive end of its axis. */
function sideOf(min: Vec3, max: Vec3, axis: number, isMax: boolean): readonly number[] {
  const [one, other] = [(axis + 1) % 3, (axis + 2) % 3];
  const ends = [min, max] as const;
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  return corners.flatMap(([a, b]) => {
    const corner = [0, 0, 0];
    corner[axis] = ends[isMax ? 1 : 0][axis] ?? 0;
    corner[one] = ends[a][one] ?? 0;
    corner[other] = ends[b][other] ?? 0;
    return corner;
  });
}
