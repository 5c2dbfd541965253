import type { Turn } from './heading.ts';
import type { TileKind } from './tile-kind.ts';

/** A cell of the grid: x, and y along +z of the level. */
export type TileCell = readonly [x: number, y: number];

/** What a ray struck, in order. */
interface Struck {
  readonly cell: TileCell;
  readonly kind: TileKind;
}

/** Why an attempt came to nothing: no side to turn to, or no free cell for the end of a walkway. */
export type RejectionReason = 'no-turn' | 'no-room';

/** What the builder did, one event a decision: enough to lay the level again without the builder. */
export type TraceEvent =
  | { readonly type: 'attempt'; readonly attempt: number }
  | {
      readonly type: 'length';
      /** As drawn at random, as raised to the emergency length, and as cut to what is left of the path. */
      readonly drawn: number;
      readonly emergency: number;
      readonly intended: number;
    }
  | {
      readonly type: 'ray';
      readonly ray: 'walkway' | 'corner';
      readonly from: TileCell;
      /** The last cell that was looked at. */
      readonly to: TileCell;
      readonly struck: readonly Struck[];
      /** Of a corner ray: which side it looked to. */
      readonly turn?: Turn;
      /** clear: nothing is in the way; crossings: straights that can be crossed; blocked: no further than there. */
      readonly outcome: 'clear' | 'crossings' | 'blocked';
    }
  | { readonly type: 'shortened'; readonly from: number; readonly to: number }
  | { readonly type: 'turn'; readonly turn: Turn; readonly emergency: number }
  | { readonly type: 'tile'; readonly cell: TileCell; readonly kind: TileKind; readonly isReplaced: boolean }
  | {
      readonly type: 'rejected';
      readonly attempt: number;
      readonly reason: RejectionReason;
      readonly at: TileCell;
    }
  | { readonly type: 'finished'; readonly attempts: number };

/** Told everything that the builder does, in order. */
export type TraceListener = (event: TraceEvent) => void;
