/** The tiles of a path. A straight tile that is crossed becomes an intersection. */
export const TILE_KINDS = ['entrance', 'straight', 'corner', 'intersection', 'exit'] as const;

export type TileKind = (typeof TILE_KINDS)[number];

/** Places in TILE_KINDS: what boards and paths hold a tile. */
export const ENTRANCE = 0;
export const STRAIGHT = 1;
export const CORNER = 2;
export const INTERSECTION = 3;
export const EXIT = 4;
