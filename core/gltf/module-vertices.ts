import type { ModuleVertices } from '../modules/module-model.ts';
import { type AttributeSize, floatLayout, type VertexLayout } from './vertex-layout.ts';

interface Stream {
  readonly semantic: string;
  readonly size: AttributeSize;
  readonly values: Float32Array;
}

/** All that the vertices of a module have, by its name in glTF. */
function streamsOf({ positions, normals, tangents, uvs, colors }: ModuleVertices): readonly Stream[] {
  return [
    { semantic: 'POSITION', size: 3, values: positions },
    { semantic: 'NORMAL', size: 3, values: normals },
    ...(tangents ? [{ semantic: 'TANGENT', size: 4, values: tangents } as const] : []),
    ...uvs.map((values, set) => ({ semantic: `TEXCOORD_${set}`, size: 2, values }) as const),
    ...(colors ? [{ semantic: 'COLOR_0', size: 4, values: colors } as const] : []),
  ];
}

/** The numbers of each attribute, in the order of layoutOf. */
export const valuesOf = (vertices: ModuleVertices): readonly Float32Array[] =>
  streamsOf(vertices).map(({ values }) => values);

export const layoutOf = (vertices: ModuleVertices): VertexLayout =>
  floatLayout(streamsOf(vertices).map(({ semantic, size }) => [semantic, size]));
