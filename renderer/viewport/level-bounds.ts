import type { LevelReader } from '../../core/document/level.ts';
import { isKind, type LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { STOREY_DEFAULTS } from '../../core/document/schema/storey.ts';
import { WALL_DEFAULTS, type Wall } from '../../core/document/schema/wall.ts';
import type { Bounds } from './camera-pose.ts';

/** The box around what these records show, in metres; null when they show nothing. */
export function boundsOf(level: LevelReader, ids: Iterable<string>): Bounds | null {
  let bounds: Bounds | null = null;
  for (const id of ids) {
    const own = recordBounds(level, level.find(id));
    if (own) bounds = bounds ? join(bounds, own) : own;
  }
  return bounds;
}

function recordBounds(level: LevelReader, record: LevelRecord | undefined): Bounds | null {
  return isKind(record, 'wall') ? wallBounds(level, record) : null;
}

function wallBounds(level: LevelReader, { start, end, storey, thickness, height }: Wall): Bounds {
  const floor = level.findKind('storey', storey);
  const elevation = floor?.elevation ?? STOREY_DEFAULTS.elevation;
  const half = (thickness ?? WALL_DEFAULTS.thickness) / 2;
  return {
    min: [Math.min(start[0], end[0]) - half, elevation, Math.min(start[1], end[1]) - half],
    max: [
      Math.max(start[0], end[0]) + half,
      elevation + (height ?? floor?.height ?? STOREY_DEFAULTS.height),
      Math.max(start[1], end[1]) + half,
    ],
  };
}

const join = (a: Bounds, b: Bounds): Bounds => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
});
