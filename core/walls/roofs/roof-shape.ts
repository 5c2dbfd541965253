import type { Roof } from '../../document/schema/roof.ts';
import { chooseGableEnds, extensionOf } from './gable-ends.ts';
import { computeHipLayers } from './hip-layers.ts';
import { buildRegion, type Region, rectanglesOf } from './region.ts';
import type { Axis } from './region-edges.ts';
import { buildTop, type TopTriangle } from './roof-top.ts';

/**
 * Most cells that are looked at for one roof: an outline of about 150 corners at random, and thousands in order. Above
 * it a roof that follows the pointer would stutter.
 */
const CELL_BUDGET = 4_000_000;

/**
 * The upper surface of a hip or gable roof over a region that hangs together. Undefined for an outline with too many
 * corners to be worked out while somebody waits.
 * @param ridge the axis of the ridge where the region is a rectangle; its longer side if not given
 */
export function shapeRoof(
  region: Region,
  type: Exclude<Roof['type'], 'flat'>,
  ridge?: Axis,
): readonly TopTriangle[] | undefined {
  const hip = computeHipLayers(region, CELL_BUDGET);
  if (!hip || type === 'hip') return hip && buildTop(hip, []);
  const gables = chooseGableEnds(region, hip, ridge ?? longerAxis(region));
  if (gables.length === 0) return buildTop(hip, []);
  const rectangles = [...rectanglesOf(region), ...gables.map(extensionOf)];
  const layers = computeHipLayers(buildRegion(rectangles), CELL_BUDGET);
  return layers && buildTop(layers, gables);
}

const longerAxis = ({ xs, zs }: Region): Axis =>
  (xs.at(-1) ?? 0) - (xs[0] ?? 0) >= (zs.at(-1) ?? 0) - (zs[0] ?? 0) ? 'x' : 'z';
