/** Component types of the glTF specification, section 3.6.2.2. */
export const COMPONENT = { short: 5122, unsignedShort: 5123, unsignedInt: 5125, float: 5126 } as const;

export type ComponentType = (typeof COMPONENT)[keyof typeof COMPONENT];

/** Numbers of an attribute a vertex. */
export type AttributeSize = 2 | 3 | 4;

/** How one attribute of interleaved vertices lies in a file. */
export interface VertexAttribute {
  /** Its name in glTF, such as POSITION. */
  readonly semantic: string;
  readonly size: AttributeSize;
  readonly componentType: ComponentType;
  /** Whole numbers that stand for −1 to 1, or 0 to 1 where they have no sign. */
  readonly isNormalized: boolean;
  /** Bytes from the beginning of the vertex. */
  readonly offset: number;
}

export interface VertexLayout {
  /** The positions first. */
  readonly attributes: readonly VertexAttribute[];
  /** Bytes from one vertex to the next; a multiple of four. */
  readonly stride: number;
}

/** Interleaved 32-bit floats. */
export function floatLayout(
  attributes: readonly (readonly [semantic: string, size: AttributeSize])[],
): VertexLayout {
  let stride = 0;
  const placed = attributes.map(([semantic, size]): VertexAttribute => {
    const offset = stride;
    stride += size * Float32Array.BYTES_PER_ELEMENT;
    return { semantic, size, componentType: COMPONENT.float, isNormalized: false, offset };
  });
  return { attributes: placed, stride };
}

/** What every surface of a building has. */
export const SURFACE_LAYOUT = floatLayout([
  ['POSITION', 3],
  ['NORMAL', 3],
  ['TEXCOORD_0', 2],
]);
