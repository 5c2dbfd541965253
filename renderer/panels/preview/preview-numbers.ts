import type { Vec2 } from '../../../core/math/vec2.ts';
import type { ModuleMesh } from '../../../core/modules/module-model.ts';
import { layPlanPoint } from '../../../core/polar/deformation-steps.ts';
import { computeEdgeRatios } from '../../../core/polar/shape/edge-ratios.ts';
import { computeShapeBounds } from '../../../core/polar/shape/shape-bounds.ts';
import type { PreviewContent, PreviewShape } from '../../session/preview/preview-picture.ts';

/** Nearer than a picometre nothing is told apart. */
const LEAST_SHOWN = 1e-6;

/** Two digits that count, without powers of ten: "0.0041", "12", "1240". */
export function formatSmall(value: number): string {
  if (value === 0) return '0';
  if (value < LEAST_SHOWN) return `< ${LEAST_SHOWN.toFixed(6)}`;
  if (value >= 10) return String(Math.round(value));
  return value.toFixed(1 - Math.floor(Math.log10(value)));
}

/** How small and how large a module is drawn on the ring, of the size it was made in: R/r0 at its corners. */
export function computeStretchRange({ shape, ring, pivot, quarterTurns, mirrored }: PreviewContent): Vec2 {
  const { min, max } = computeShapeBounds(shape.prepared.meshes);
  const bend = { grid: ring.grid, pivotRadius: pivot.radius, quarterTurns, mirrored };
  const scales = [min, max].flatMap(([x]) =>
    [min, max].map(([, , z]) => {
      const [, inwards] = layPlanPoint([x, z], bend, { stretch: true, bend: false });
      return (pivot.radius - inwards) / ring.grid.r0;
    }),
  );
  return [Math.min(...scales), Math.max(...scales)];
}

/** The shortest and the longest edge that a vertex has as its longest, in wanted lengths. */
export function computeDensityRange(shape: PreviewShape): Vec2 {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { vertices } of shape.prepared.meshes) {
    for (const ratio of computeEdgeRatios(vertices, shape.wantedEdge)) {
      least = Math.min(least, ratio);
      most = Math.max(most, ratio);
    }
  }
  return [least, most];
}

export const countTriangles = (meshes: readonly ModuleMesh[]): number =>
  meshes.reduce((sum, { vertices }) => sum + vertices.indices.length / 3, 0);
