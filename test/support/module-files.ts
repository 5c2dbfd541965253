/** The positions of one triangle, `side` metres along x and z, then its indices. */
export function triangleBytes(side: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(9 * 4 + 3 * 2);
  bytes.set(new Uint8Array(Float32Array.of(0, 0, 0, 0, 0, side, side, 0, 0).buffer));
  bytes.set(new Uint8Array(Uint16Array.of(0, 1, 2).buffer), 9 * 4);
  return bytes;
}

/** The JSON of that triangle, whose numbers stand in its only buffer. */
export function triangleJson(side: number, more: object = {}): object {
  return {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [side, 0, side] },
      { bufferView: 1, componentType: 5123, count: 3, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 36 },
      { buffer: 0, byteOffset: 36, byteLength: 6 },
    ],
    buffers: [{ byteLength: 42 }],
    ...more,
  };
}

/** A .glb of one JSON and one binary chunk. */
export function glbOf(json: object, binary: Uint8Array = new Uint8Array()): Uint8Array {
  const pad = (bytes: Uint8Array, filler: number): Buffer =>
    Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);
  const chunk = (type: string, bytes: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(bytes.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, bytes]);
  };
  const parts = [chunk('JSON', pad(Buffer.from(JSON.stringify(json)), 0x20))];
  if (binary.length > 0) parts.push(chunk('BIN\0', pad(binary, 0)));
  const head = Buffer.alloc(12);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + parts.reduce((sum, part) => sum + part.length, 0), 8);
  return Uint8Array.from(Buffer.concat([head, ...parts]));
}

export const triangleGlb = (side: number): Uint8Array => glbOf(triangleJson(side), triangleBytes(side));

/** The triangle as a .gltf that names its numbers and its pictures by these addresses. */
export function triangleGltf(side: number, buffer: string, images: readonly string[] = []): Uint8Array {
  const textures = images.map((_, source) => ({ source }));
  const json = triangleJson(side, {
    buffers: [{ byteLength: 42, uri: buffer }],
    images: images.map((uri) => ({ uri })),
    textures,
    materials: images.map((_, index) => ({ pbrMetallicRoughness: { baseColorTexture: { index } } })),
    meshes: [
      {
        primitives: (images.length === 0 ? [{}] : images.map((_, material) => ({ material }))).map(
          (part) => ({
            attributes: { POSITION: 0 },
            indices: 1,
            ...part,
          }),
        ),
      },
    ],
  });
  return Uint8Array.from(Buffer.from(JSON.stringify(json)));
}
