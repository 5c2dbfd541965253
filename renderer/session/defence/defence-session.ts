import { signal } from '@preact/signals';
import type { TileCell } from '../../../core/defence/builder/trace.ts';
import type { PathTiles } from '../../../core/defence/layout/path-tiles.ts';
import type { DecorationShape } from '../../../core/document/schema/decoration.ts';

/** Of a tower that is placed before another range was ever chosen, in metres. */
const DEFAULT_RANGE = 2.5;

/** What the editor knows of working on tower-defence levels and no level stores. */
export class DefenceSession {
  /** The defence level that tools and panels work on; null in a document that has none. */
  readonly defence = signal<string | null>(null);
  /** Tiles that are shown in place of that level's: what its builder had laid at some moment. */
  readonly moment = signal<PathTiles | null>(null);
  /** The tile under the pointer; null outside the level. */
  readonly cell = signal<TileCell | null>(null);
  /** Of the tower that is placed next, in metres. */
  readonly range = signal(DEFAULT_RANGE);
  /** What the decoration tool puts on a tile. */
  readonly shape = signal<DecorationShape | 'none'>('tree');
  /** The path in colours of the time under fire. */
  readonly isExposureShown = signal(false);
  /** Blank tiles in reach of no tower are marked. */
  readonly areUnreachedShown = signal(false);
  /** The tile of the walk that a chart points at. */
  readonly marked = signal<number | null>(null);
  /** Of enemies, in metres a second. */
  readonly speed = signal(1);
  /** Grows when a level that took long to build is there. */
  readonly built = signal(0);
}
