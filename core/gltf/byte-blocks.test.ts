import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteBlocks } from './byte-blocks.ts';
import { joinParts } from './file-bytes.ts';

describe('bytes in blocks', () => {
  it('are those that were added, in order, however they were cut', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 50 })), (pieces) => {
        const blocks = new ByteBlocks();
        for (const piece of pieces) blocks.add(piece);
        const all = pieces.flatMap((piece) => [...piece]);
        expect(blocks.length).toBe(all.length);
        expect([...joinParts(blocks)]).toEqual(all);
      }),
    );
  });

  it('are copies, over the largest block too', () => {
    const piece = Uint8Array.from({ length: 5_000_001 }, (_, index) => index % 251);
    const blocks = new ByteBlocks();
    blocks.add(piece);
    blocks.add(piece);
    piece.fill(0);
    const whole = joinParts(blocks);
    expect(blocks.parts.length).toBeGreaterThan(1);
    expect(whole.length).toBe(10_000_002);
    expect(whole.every((byte, index) => byte === (index % 5_000_001) % 251)).toBe(true);
  });
});
