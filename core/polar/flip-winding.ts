/** The triangles with their front faces on the other side: three indices each, the second and third change places. */
export function flipWinding(indices: Uint32Array): Uint32Array {
  const flipped = indices.slice();
  for (let i = 0; i + 2 < flipped.length; i += 3) {
    flipped[i + 1] = indices[i + 2] ?? 0;
    flipped[i + 2] = indices[i + 1] ?? 0;
  }
  return flipped;
}
