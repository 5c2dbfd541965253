import { Document, type Material, NodeIO, type Texture } from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  KHRMaterialsClearcoat,
  KHRMaterialsUnlit,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { PNG } from 'pngjs';
import type { ModuleVertices } from '../../core/modules/module-model.ts';
import { normalised } from './artist-modules.ts';
import { boxFaces, frameFaces, meshOfFaces, prismFaces } from './code-modules.ts';

type Faces = Parameters<typeof meshOfFaces>[0];
type Attribute = 'tangents' | 'colors' | 'uvs' | 'second uvs';
type Look = 'plain' | 'metal' | 'unlit' | 'coated' | 'glass' | 'none';

/** A closed solid of one look, and what its vertices have besides positions and normals. */
interface SolidDesign {
  readonly faces: Faces;
  readonly look: Look;
  readonly has: readonly Attribute[];
}

interface ModuleDesign {
  /** Cells along and across, of 4 m. */
  readonly footprint: readonly [number, number];
  readonly solids: readonly SolidDesign[];
}

const ALL: readonly Attribute[] = ['uvs', 'second uvs', 'tangents', 'colors'];

/** Ten modules, each unlike its own mirror image and its own quarter turns, or of many kinds of vertices. */
const DESIGNS: Readonly<Record<string, ModuleDesign>> = {
  plate: { footprint: [1, 1], solids: [solid(boxFaces([-2, 0, -2], [2, 0.2, 2]), 'plain')] },
  corner: {
    footprint: [1, 1],
    solids: [
      solid(boxFaces([-2, 0, -2], [2, 1, -1]), 'metal', ['uvs', 'tangents']),
      solid(boxFaces([-2, 0, -0.9], [-1, 2, 2]), 'metal', ['uvs', 'tangents']),
    ],
  },
  frame: { footprint: [1, 1], solids: [solid(frameFaces(3.8, 2, 0, 0.5), 'coated', ALL)] },
  wedge: {
    footprint: [1, 1],
    solids: [
      solid(
        prismFaces(
          [
            [-1.8, -1.8],
            [1.9, -1.2],
            [-1.2, 1.7],
          ],
          0,
          1.3,
        ),
        'unlit',
        ['uvs'],
      ),
    ],
  },
  tower: { footprint: [1, 1], solids: [solid(boxFaces([-0.5, 0, -0.2], [0.9, 6, 0.8]), 'none')] },
  lamp: {
    footprint: [1, 1],
    solids: [
      solid(boxFaces([0.5, 0, 0.5], [0.8, 2, 0.8]), 'metal', ['uvs', 'tangents']),
      solid(boxFaces([0.3, 2.1, 0.3], [1, 2.6, 1]), 'glass', ['colors']),
    ],
  },
  hall: { footprint: [2, 1], solids: [solid(boxFaces([-4, 0, -1.9], [3, 2.5, 1.5]), 'plain', ALL)] },
  pad: {
    footprint: [2, 2],
    solids: [
      solid(
        prismFaces(
          [
            [-3.5, -3.9],
            [3.9, -3.1],
            [3, 3.6],
            [-3.7, 2.2],
          ],
          0,
          0.3,
        ),
        'coated',
        ['second uvs', 'uvs'],
      ),
    ],
  },
  pier: { footprint: [1, 3], solids: [solid(boxFaces([-0.4, 0, -6], [1.1, 0.6, 5.5]), 'plain', ['colors'])] },
  mast: {
    footprint: [1, 1],
    solids: [solid(boxFaces([-1.5, -1, 1], [-1.2, 9, 1.4]), 'none', ['tangents', 'uvs'])],
  },
};

function solid(faces: Faces, look: Look, has: readonly Attribute[] = []): SolidDesign {
  return { faces, look, has };
}

export const RING_MODULES: readonly {
  readonly name: string;
  readonly path: string;
  readonly footprint: readonly [number, number];
}[] = Object.entries(DESIGNS).map(([name, { footprint }]) => ({
  name,
  path: `assets/${name}.glb`,
  footprint,
}));

/** A picture that all textured modules have. */
const SHARED_PICTURE = Uint8Array.from(PNG.sync.write(new PNG({ width: 4, height: 2 })));

/**
 * The files of RING_MODULES by path, normalised.
 * @param isTextured three.js makes pictures of images in pages only
 */
export async function ringModuleFiles({
  isTextured,
}: {
  isTextured: boolean;
}): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  for (const [name, { solids }] of Object.entries(DESIGNS)) {
    const bytes = Uint8Array.from(await io.writeBinary(describe(name, solids, isTextured)));
    files.set(`assets/${name}.glb`, await normalised({ main: { name: `${name}.glb`, bytes }, others: [] }));
  }
  return files;
}

function describe(name: string, solids: readonly SolidDesign[], isTextured: boolean): Document {
  const document = new Document();
  document.createBuffer();
  const looks = new Map<Look, Material>();
  const picture = isTextured
    ? document.createTexture('Panels').setImage(SHARED_PICTURE).setMimeType('image/png')
    : null;
  const mesh = document.createMesh(name);
  for (const { faces, look, has } of solids) {
    const primitive = primitiveOf(document, meshOfFaces(faces).vertices, has);
    if (look !== 'none') {
      const material = looks.get(look) ?? materialOf(document, look, has.includes('uvs') ? picture : null);
      looks.set(look, material);
      primitive.setMaterial(material);
    }
    mesh.addPrimitive(primitive);
  }
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  return document;
}

function primitiveOf(document: Document, vertices: ModuleVertices, has: readonly Attribute[]) {
  const { positions, normals, tangents, uvs, colors, indices } = vertices;
  const [buffer = null] = document.getRoot().listBuffers();
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'VEC4' | 'SCALAR',
    array: Float32Array | Uint32Array | undefined,
  ) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array ? array.slice() : null)
      .setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute('NORMAL', accessor('VEC3', normals))
    .setIndices(accessor('SCALAR', indices));
  if (has.includes('tangents')) primitive.setAttribute('TANGENT', accessor('VEC4', tangents));
  if (has.includes('uvs')) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs[0]));
  if (has.includes('second uvs')) primitive.setAttribute('TEXCOORD_1', accessor('VEC2', uvs[1]));
  if (has.includes('colors')) {
    primitive.setAttribute(
      'COLOR_0',
      accessor(
        'VEC4',
        colors?.map((value) => Math.min(1, Math.abs(value) / 10)),
      ),
    );
  }
  return primitive;
}

function materialOf(document: Document, look: Look, picture: Texture | null): Material {
  const material = document.createMaterial(look).setMetallicFactor(look === 'metal' ? 1 : 0);
  if (picture) material.setBaseColorTexture(picture);
  if (picture && look === 'metal') {
    material.setNormalTexture(picture);
    const turned = document.createExtension(KHRTextureTransform).createTransform().setRotation(0.5);
    material.getNormalTextureInfo()?.setExtension(KHRTextureTransform.EXTENSION_NAME, turned);
  }
  if (look === 'glass') material.setAlphaMode('BLEND').setBaseColorFactor([0.5, 0.8, 1, 0.4]);
  if (look === 'unlit') {
    material.setExtension(
      KHRMaterialsUnlit.EXTENSION_NAME,
      document.createExtension(KHRMaterialsUnlit).createUnlit(),
    );
  }
  if (look === 'coated') {
    material.setExtension(
      KHRMaterialsClearcoat.EXTENSION_NAME,
      document.createExtension(KHRMaterialsClearcoat).createClearcoat().setClearcoatFactor(0.7),
    );
  }
  return material;
}
