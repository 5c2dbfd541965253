/** In bytes. Large enough that a large file is a few hundred blocks, small enough that a half empty one does no harm. */
const LARGEST_BLOCK = 4 * 1024 * 1024;

/** Every block holds whole 32-bit numbers. */
const ALIGNMENT = 4;

/** Bytes that are added one after another and never moved again, so that a large file is in memory once. */
export class ByteBlocks {
  private readonly full: Uint8Array<ArrayBuffer>[] = [];
  private last = new Uint8Array(0);
  private used = 0;
  private total = 0;

  /** In bytes. */
  get length(): number {
    return this.total;
  }

  /** What was added, in order, as views of memory that is the blocks' own. */
  get parts(): readonly Uint8Array<ArrayBuffer>[] {
    return this.used === 0 ? this.full : [...this.full, this.last.subarray(0, this.used)];
  }

  /** Adds a copy. */
  add(bytes: Uint8Array): void {
    let done = 0;
    while (done < bytes.length) {
      if (this.used === this.last.length) this.open(bytes.length - done);
      const piece = bytes.subarray(done, done + this.last.length - this.used);
      this.last.set(piece, this.used);
      this.used += piece.length;
      this.total += piece.length;
      done += piece.length;
    }
  }

  /** As large as all before it, so that the blocks of little are small and those of much are few. */
  private open(needed: number): void {
    if (this.used > 0) this.full.push(this.last);
    const size = Math.min(LARGEST_BLOCK, Math.max(needed, this.total));
    this.last = new Uint8Array(Math.ceil(size / ALIGNMENT) * ALIGNMENT);
    this.used = 0;
  }
}
