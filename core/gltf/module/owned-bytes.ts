/** Bytes in the kind of memory that libraries ask for, on a whole 32-bit number of it. Copied only where they are not. */
export function ownedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && byteOffset % 4 === 0
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : Uint8Array.from(bytes);
}
