/**
 * A triangle mesh as plain typed arrays: the only form in which geometry leaves core.
 * Right-handed, +Y up, metres; a front face is counter-clockwise seen from outside.
 */
export interface MeshData {
  /** x, y, z a vertex, in metres. */
  readonly positions: Float32Array;
  /** Unit x, y, z a vertex. */
  readonly normals: Float32Array;
  /** u, v a vertex, in texture repeats. On walls v grows with height (see docs/architecture.md on textures). */
  readonly uvs: Float32Array;
  /** Unit x, y, z and the sign w of the bitangent, a vertex, as in glTF. Left out where nothing needs it. */
  readonly tangents?: Float32Array;
  /** Three a triangle. */
  readonly indices: Uint32Array;
}
