/** Spreads cells over the table: two large odd numbers, of which neither divides the other. */
const SPREAD_X = 0x9e3779b1;
const SPREAD_Y = 0x85ebca77;
/** Slots a tile: at a half full, a search looks at two slots on average. */
const SLOTS_A_TILE = 4;

/** None stands there. */
export const EMPTY = -1;

/**
 * The tiles of a path by the order in which they were laid, and which of them lies in a cell. Made once for all
 * attempts: starting over costs nothing, whatever lay there.
 */
export class TileBoard {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** By their places in TILE_KINDS. */
  readonly kinds: Uint8Array;
  count = 0;
  private readonly slots: Float64Array;
  private readonly mask: number;
  /** What slots hold is counted from here: anything less is of an attempt before. */
  private base = 1;

  /** @param length the most tiles that are laid */
  constructor(length: number) {
    this.xs = new Int32Array(length);
    this.ys = new Int32Array(length);
    this.kinds = new Uint8Array(length);
    const size = 2 ** Math.ceil(Math.log2(length * SLOTS_A_TILE));
    this.slots = new Float64Array(size);
    this.mask = size - 1;
  }

  /** Takes all tiles away. */
  clear(): void {
    this.base += this.xs.length;
    this.count = 0;
  }

  /** Lays the next tile of the path. On a cell that has one already, that one stays the one to be found. */
  lay(x: number, y: number, kind: number): void {
    const tile = this.count;
    this.xs[tile] = x;
    this.ys[tile] = y;
    this.kinds[tile] = kind;
    this.count = tile + 1;
    const slot = this.slotOf(x, y);
    if (this.tileAt(slot) === EMPTY) this.slots[slot] = this.base + tile;
  }

  /** The tile that was laid first in a cell, or EMPTY. */
  find(x: number, y: number): number {
    return this.tileAt(this.slotOf(x, y));
  }

  /** The slot that holds the cell, or the free one in which it would be. */
  private slotOf(x: number, y: number): number {
    let slot = this.hash(x, y);
    for (;;) {
      const tile = this.tileAt(slot);
      if (tile === EMPTY || (this.xs[tile] === x && this.ys[tile] === y)) return slot;
      slot = (slot + 1) & this.mask;
    }
  }

  private tileAt(slot: number): number {
    const tile = (this.slots[slot] ?? 0) - this.base;
    return tile >= 0 ? tile : EMPTY;
  }

  private hash(x: number, y: number): number {
    const mixed = Math.imul(x, SPREAD_X) ^ Math.imul(y, SPREAD_Y);
    return (mixed ^ (mixed >>> 15)) & this.mask;
  }
}
