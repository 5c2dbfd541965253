import type { Storey } from '../../document/schema/storey.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { PaintedParts } from './painted-parts.ts';

/** What the records of a building are made with. */
export interface RecordMaker {
  /** The storeys that it stands on, from its lowest up: as many as it has. */
  readonly storeys: readonly Storey[];
  /** Where the origin of its grid comes to, on the lattice. */
  readonly at: Vec2;
  readonly parts: PaintedParts;
  newId(kind: string): string;
}
