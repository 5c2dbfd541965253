import type { Refusal } from '../../../core/document/command.ts';
import type { LevelReader } from '../../../core/document/level.ts';
import type { Asset } from '../../../core/document/schema/asset.ts';
import { MODULE_DEFAULTS, type Module } from '../../../core/document/schema/module.ts';
import { intervalOf, RING_DEFAULTS } from '../../../core/document/schema/ring.ts';
import { footprintExtent } from '../../../core/polar/footprint.ts';
import { findRingFault } from '../../../core/polar/ring-limits.ts';
import { FIRST_RING } from '../ring-place.ts';

/** How the module that is looked at would stand on a ring. Changes nothing in the level. */
export interface PreviewSettings {
  /** N of the ring. */
  readonly steps: number;
  /** l0 of the ring, in metres. */
  readonly cellSize: number;
  /** The ring line that the lowest cell of the module begins at. */
  readonly line: number;
  /** 0 to 3. */
  readonly quarterTurns: number;
  readonly mirrored: boolean;
  readonly scaleHeight: boolean;
}

/** What the module is painted by: its own material, the length of its edges, or how large it is drawn. */
export type PreviewPaint = 'look' | 'density' | 'stretch';

/**
 * What the level says of it: the ring of the module and the place it has there; else the ring that is worked on, at its
 * first line; else a ring to begin with.
 */
export function settingsOfLevel(
  level: LevelReader,
  activeRing: string | null,
  module: Readonly<Module> | undefined,
): PreviewSettings {
  const record = level.findKind('ring', module?.ring ?? activeRing ?? undefined);
  const ring = record && !findRingFault(record) ? record : FIRST_RING;
  return {
    steps: ring.steps,
    cellSize: ring.cellSize,
    line: module?.cell?.[0] ?? intervalOf(ring)[0],
    quarterTurns: module?.quarterTurns ?? MODULE_DEFAULTS.quarterTurns,
    mirrored: module?.mirrored ?? MODULE_DEFAULTS.mirrored,
    scaleHeight: record?.scaleHeight ?? RING_DEFAULTS.scaleHeight,
  };
}

/** Why a module cannot be shown like that, or null if it can: as for a ring that has just the lines of the module. */
export function findPreviewFault(
  { steps, cellSize, line, quarterTurns }: PreviewSettings,
  asset: Pick<Asset, 'footprint'> | undefined,
): Refusal | null {
  const [, across] = footprintExtent(asset, quarterTurns);
  return findRingFault({ steps, cellSize, innerRing: line, outerRing: line + across });
}
