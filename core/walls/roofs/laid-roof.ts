import type { LevelReader } from '../../document/level.ts';
import type { Roof } from '../../document/schema/roof.ts';
import { boxAround } from '../wall-graph.ts';
import { coverStorey, type RoofCover } from './cover-storey.ts';
import { type BorderWall, boxOfBorder, type Coverage, findCoverage } from './roof-border.ts';
import type { Reach } from './roof-reach.ts';
import { findUpperBorder } from './upper-border.ts';

/** A roof over what it covers. */
export interface LaidRoof {
  readonly roof: Roof;
  readonly coverage: Coverage;
  readonly cover: RoofCover;
  /** Tells whether it is another one than before. */
  readonly shape: string;
  readonly reaches: readonly Reach[];
}

/**
 * Lays a roof over what it covers as the level is now.
 * @param before how it lay before, which is as it lies now if nothing about it has changed
 */
export function layRoof(level: LevelReader, roof: Roof, before: LaidRoof | undefined): LaidRoof {
  const coverage = findCoverage(level, roof);
  const upper = findUpperBorder(level, roof, coverage.border);
  const shape = `${describe(coverage.border)};${describe(upper.border)}`;
  const isSame = before?.roof === roof && before.shape === shape;
  const cover = isSame ? before.cover : coverStorey(coverage.border, roof, upper.border);
  const reaches = [...reachesOf(roof, coverage), ...(upper.looked ? [upper.looked] : [])];
  return { roof, coverage, cover, shape, reaches };
}

/** Where walls come, go and move without a word to a roof: anywhere but where its outlines and its points are. */
function reachesOf({ storey, covers }: Roof, { border, idle }: Coverage): Reach[] {
  if (!covers) return [{ storey, box: null }];
  const around = border.length > 0 ? [{ storey, box: boxOfBorder(border, 0) }] : [];
  return [...around, ...idle.map((point) => ({ storey, box: boxAround(point, point) }))];
}

const describe = (border: readonly BorderWall[]): string =>
  border.map(({ from, to, half }) => `${from} ${to} ${half}`).join();
