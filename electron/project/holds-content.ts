import type { OpenFile } from './file-port.ts';
import { type BytesToWrite, partsOf } from './write-bytes.ts';

/** Bytes of a file that are looked at in one go. */
const PIECE_BYTES = 1024 * 1024;

/** Whether a file, from where it is read next to its end, holds these bytes and no others. */
export async function holdsContent(file: OpenFile, content: BytesToWrite): Promise<boolean> {
  const room = new Uint8Array(PIECE_BYTES);
  for (const part of partsOf(content)) {
    for (let done = 0; done < part.length; ) {
      const count = await file.read(room.subarray(0, Math.min(room.length, part.length - done)));
      const wanted = part.subarray(done, done + count);
      if (count <= 0 || Buffer.compare(room.subarray(0, count), wanted) !== 0) return false;
      done += count;
    }
  }
  return (await file.read(room.subarray(0, 1))) === 0;
}
