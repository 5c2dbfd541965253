/** Triangles with the attributes that a file gives their vertices. Arrays as in `ModuleVertices`. */
export interface Surface {
  readonly positions: Float32Array;
  /** None: the faces are flat. */
  readonly normals?: Float32Array | undefined;
  readonly tangents?: Float32Array | undefined;
  readonly uvs: readonly Float32Array[];
  readonly colors?: Float32Array | undefined;
  /** Three a triangle, each a vertex that there is. */
  readonly indices: Uint32Array;
}

/** A surface of some of the vertices of another. @param order which vertex of the other each one is */
export function gatherVertices(surface: Surface, order: Uint32Array, indices: Uint32Array): Surface {
  const { positions, normals, tangents, uvs, colors } = surface;
  return {
    positions: gather(positions, 3, order),
    normals: normals && gather(normals, 3, order),
    tangents: tangents && gather(tangents, 4, order),
    uvs: uvs.map((uv) => gather(uv, 2, order)),
    colors: colors && gather(colors, 4, order),
    indices,
  };
}

function gather(values: Float32Array, size: number, order: Uint32Array): Float32Array {
  const gathered = new Float32Array(order.length * size);
  for (let at = 0; at < order.length; at += 1) {
    const from = (order[at] ?? 0) * size;
    for (let part = 0; part < size; part += 1) gathered[at * size + part] = values[from + part] ?? 0;
  }
  return gathered;
}
