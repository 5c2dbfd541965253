/** The JSON of a .glb: chunk 0 after the 12-byte header. */
export function jsonOfGlb(glb: Uint8Array) {
  const view = new DataView(glb.buffer, glb.byteOffset);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + view.getUint32(12, true))));
}
