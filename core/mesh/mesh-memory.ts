/**
 * In bytes: some walls' meshes. A mesh that is kept keeps its whole block alive, so that blocks must not be many times
 * as large as what one edit builds.
 */
const BLOCK = 32_768;

/** A mesh larger than this, in bytes, has memory of its own: blocks are not left half empty. */
const LARGEST_PART = BLOCK / 4;

/** Hands out memory to small meshes from common blocks: a buffer for each costs more than a small mesh takes to build. */
class MeshMemory {
  private block = new ArrayBuffer(0);
  private used = 0;

  /** @param bytes a multiple of four, as is every place that is handed out */
  take(bytes: number): { readonly buffer: ArrayBuffer; readonly offset: number } {
    if (bytes > LARGEST_PART) return { buffer: new ArrayBuffer(bytes), offset: 0 };
    if (this.used + bytes > this.block.byteLength) {
      this.block = new ArrayBuffer(BLOCK);
      this.used = 0;
    }
    const offset = this.used;
    this.used += bytes;
    return { buffer: this.block, offset };
  }
}

/** Of all writers. */
export const meshMemory = new MeshMemory();
