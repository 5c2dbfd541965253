import { describe, expect, it } from 'vitest';
import { pivotOf } from '../../../core/polar/pivot.ts';
import { createGrid, radiusOf } from '../../../core/polar/polar-grid.ts';
import { prepareModule } from '../../../core/polar/shape/prepare-module.ts';
import type { PreviewContent } from '../../session/preview/preview-picture.ts';
import { buildPlaceholder } from '../ring/modules/placeholder-model.ts';
import { buildCellLines, columnsOf, computePreviewBounds } from './preview-stages.ts';

const GRID = createGrid(12, 2);

/** A box over two cells along and one across, at line 1. */
function boxContent(): PreviewContent {
  const model = buildPlaceholder([2, 1], GRID.cellSize, 'loading');
  const shape = { model, prepared: prepareModule(model, {}, GRID), wantedEdge: 0.5 };
  return {
    shape,
    ring: { grid: GRID, scaleHeight: false },
    pivot: pivotOf(GRID, [1, 0], [2, 1]),
    extent: [2, 1],
    quarterTurns: 0,
    mirrored: false,
  };
}

const bordersOf = (content: PreviewContent, steps: { stretch: boolean; bend: boolean }) =>
  buildCellLines(content, steps)
    .filter(({ part }) => part === 'border')
    .flatMap(({ points }) => points);

describe('the cells under a module', () => {
  it('are those of the flat grid where nothing is done', () => {
    const points = bordersOf(boxContent(), { stretch: false, bend: false });
    const [xs, zs] = [points.map(([x]) => x), points.map(([, , z]) => z)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]).toEqual([-2, 2, -1, 1]);
  });

  it('are those of the ring where both is done: between its lines, around its centre', () => {
    const content = boxContent();
    const radii = bordersOf(content, { stretch: true, bend: true }).map(([x, , z]) =>
      Math.hypot(x, content.pivot.radius - z),
    );
    expect(Math.min(...radii)).toBeCloseTo(radiusOf(GRID, 1), 9);
    expect(Math.max(...radii)).toBeCloseTo(radiusOf(GRID, 2), 9);
  });
});

describe('the pictures', () => {
  it('hold the module in all four, so that their sizes can be compared', () => {
    const { min, max } = computePreviewBounds(boxContent());
    // The straight box is 4 m long; stretched it is as much longer as the pivot is farther out than r0.
    expect(max[0] - min[0]).toBeGreaterThanOrEqual((4 * boxContent().pivot.radius) / GRID.r0 - 1e-9);
    expect([min[1], max[1]]).toEqual([0, 2]);
  });

  it('stand in one row where there is room for four', () => {
    expect([columnsOf(400, 300), columnsOf(900, 300)]).toEqual([2, 4]);
  });
});
