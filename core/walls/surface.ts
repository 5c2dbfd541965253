import type { DerivedModel } from '../document/level.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import type { ChangeFeed } from './change-feed.ts';

/** What a surface is part of: each can be shown, hidden and exported by itself, and has a look of its own by default. */
export type SurfaceLayer =
  | 'walls'
  | 'floors'
  | 'ceilings'
  | 'frames'
  | 'leaves'
  | 'panes'
  | 'stairs'
  | 'roofs';

/** Something of a storey that is drawn and exported. */
export interface Surface {
  /** Unique within its layer. */
  readonly id: string;
  readonly layer: SurfaceLayer;
  readonly storey: string;
  /** What it was made from, for hiding and selecting; ids of records, or of room faces. */
  readonly sources: readonly string[];
  /** By material id; null is the default look of the layer. */
  readonly meshes: ReadonlyMap<string | null, MeshData>;
}

/** All surfaces of one or more layers, kept in step with the level. Views and the export know nothing else of them. */
export interface SurfaceModel extends DerivedModel {
  /** The surface of that key; undefined when there is none any more. Built at the first look. */
  find(key: string): Surface | undefined;
  /** Lets go of the mesh of that key, which is built again at the next look: for who looks at each surface once. */
  forget(key: string): void;
  /** All surfaces of a storey in a fixed order, so that the same level gives the same bytes. */
  ofStorey(storey: string): Iterable<Surface>;
  /** Starts to follow which keys change: the first `take` names all, each later one those changed since. */
  follow(): ChangeFeed;
}
