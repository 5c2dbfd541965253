import { describe, expect, it } from 'vitest';
import { addBox } from '../../../test/support/gltf-bytes/box.ts';
import { bareGlb, GltfMaker, jsonFile } from '../../../test/support/gltf-bytes/gltf-maker.ts';
import { JPEG_HEADER, KTX2_HEADER, pngHeader, webpHeader } from '../../../test/support/gltf-bytes/images.ts';
import { readFiles } from '../../../test/support/gltf-bytes/read-files.ts';
import { jsonOfGlb } from '../../../test/support/gltf-json.ts';
import { text } from '../../text/text.ts';
import { findExternalFiles, inspectModule } from './inspect-module.ts';
import type { ModuleFiles } from './module-file.ts';

const wordsOf = (files: ModuleFiles): string[] =>
  inspectModule(files).map(({ code, params }) => text(code, params));

const single = (bytes: Uint8Array, name = 'module.gltf'): ModuleFiles => ({
  main: { name, bytes },
  others: [],
});
const utf8 = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A box whose material shows an image. */
function pictured(
  image: Record<string, unknown>,
  texture: Record<string, unknown> = { source: 0 },
): GltfMaker {
  const maker = new GltfMaker();
  Object.assign(maker.json, {
    images: [image],
    textures: [texture],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  });
  maker.node({ mesh: maker.mesh(addBox(maker, { material: 0 })) });
  return maker;
}

describe('a file of another kind', () => {
  it.each([
    ['an OBJ file', utf8('# made by hand\nmtllib a.mtl\nv 0 0 0\n')],
    ['an FBX file', utf8('Kaydara FBX Binary  \0')],
    ['an image', pngHeader(4, 4)],
    ['a Blender file', utf8('BLENDER-v400')],
    ['an STL file', utf8('solid cube\nfacet normal 0 0 1')],
    ['a KTX texture', KTX2_HEADER],
    ['a web page', utf8('<!DOCTYPE html><title>404</title>')],
    ['something else', Uint8Array.of(1, 2, 3)],
  ])('is refused as %s', (kind, bytes) => {
    const [words = '', ...more] = wordsOf(single(bytes));
    expect(words).toContain(`it looks like ${kind}`);
    expect(more).toEqual([]);
  });

  it('is refused with its version where it is a glTF of another one', () => {
    expect(wordsOf(single(utf8('glTF\x01\0\0\0\x14\0\0\0\0\0\0\0\0\0\0\0'))).join()).toContain('version 1');
    expect(wordsOf(bareGlb({ asset: { version: '1.0' } })).join()).toContain('glTF 1.0 is not read');
  });

  it('may begin with a byte order mark', () => {
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(addBox(maker)) });
    const { main, others } = maker.apart();
    const marked = Uint8Array.of(0xef, 0xbb, 0xbf, ...main.bytes);
    expect(inspectModule({ main: { name: main.name, bytes: marked }, others })).toEqual([]);
  });
});

describe('what is wrong with a file', () => {
  it('is said all at once, each with its place', () => {
    const maker = new GltfMaker();
    const box = addBox(maker, { material: 3 });
    maker.node({ mesh: maker.mesh(box, { attributes: { POSITION: 99 } }), scale: [1, 'x', 1] });
    maker.json.accessors[0] = { ...maker.json.accessors[0], componentType: 7 };
    expect(inspectModule(maker.files()).map(({ params }) => params.place)).toEqual([
      'accessors[0].componentType',
      'meshes[0].primitives[0].material',
      'meshes[0].primitives[1].attributes.POSITION',
      'nodes[0].scale',
    ]);
  });

  it('is cut after twenty and counted', () => {
    const nodes = Array.from({ length: 1000 }, () => ({ mesh: 5 }));
    const reasons = inspectModule(bareGlb({ asset: { version: '2.0' }, nodes }));
    expect(reasons).toHaveLength(21);
    expect(reasons.at(-1)).toEqual({ code: 'modules.more-problems', params: { count: 980 } });
  });

  it.each([
    ['an accessor beyond its bufferView', 'accessors[0]', { accessors: { 0: { count: 25 } } }],
    ['an accessor that begins beyond it', 'accessors[1]', { accessors: { 1: { byteOffset: 4 } } }],
    ['a bufferView beyond its buffer', 'bufferViews[3]', { bufferViews: { 3: { byteLength: 9999 } } }],
    ['steps that are shorter than an element', 'accessors[0]', { bufferViews: { 0: { byteStride: 4 } } }],
  ])('is told for %s', (_, place, changes) => {
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(addBox(maker)) });
    for (const [list, entries] of Object.entries(changes)) {
      for (const [index, change] of Object.entries(entries))
        Object.assign(Object(maker.json[list])[index], change);
    }
    expect(inspectModule(maker.files()).map(({ params }) => params.place)).toContain(place);
  });

  it('is told for elements and counts that do not belong together', () => {
    const maker = new GltfMaker();
    const POSITION = maker.accessor(new Float32Array(9), 'VEC3');
    const NORMAL = maker.accessor(new Float32Array(12), 'VEC3');
    const indices = maker.accessor(new Float32Array(3), 'SCALAR');
    maker.node({
      mesh: maker.mesh({ attributes: { POSITION, NORMAL }, indices }, { attributes: { NORMAL } }),
    });
    expect(inspectModule(maker.files()).map(({ code }) => code)).toEqual([
      'modules.unequal-counts',
      'modules.wrong-elements',
      'modules.no-positions',
    ]);
  });

  it('is told by name for extensions that are required and not read', () => {
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(addBox(maker)) });
    maker.json.extensionsRequired = ['KHR_mesh_quantization', 'VENDOR_magic', 'KHR_accessor_float64'];
    expect(inspectModule(maker.files()).map(({ params }) => params.name)).toEqual([
      'VENDOR_magic',
      'KHR_accessor_float64',
    ]);
  });

  it('is told for scenes with nothing to place', () => {
    const code = 'modules.nothing-to-place';
    const asset = { version: '2.0' };
    for (const json of [
      { asset },
      { asset, scenes: [{}] },
      { asset, scenes: [{ nodes: [] }], nodes: [{}] },
    ]) {
      expect(inspectModule(bareGlb(json))).toEqual([{ code, params: {} }]);
    }
  });
});

describe('files beside a .gltf', () => {
  it.each([
    ['Normal%20Map.png', 'Normal Map.png'],
    ['a%23b.png', 'a#b.png'],
    ['t%C3%A9st.png', 'tést.png'],
    ['100%25.png', '100%.png'],
    ['100%.png', '100%.png'],
    ['raw space.png', 'raw space.png'],
    ['größe #1/./bild.png', 'größe #1/bild.png'],
    ['textures\\wall.png', 'textures/wall.png'],
  ])('are named decoded: %s', async (uri, name) => {
    const maker = pictured({ uri });
    const files = maker.apart('module.bin', [{ name, bytes: pngHeader(2, 2) }]);
    expect(findExternalFiles(files.main)).toEqual(['module.bin', name]);
    expect((await readFiles(files)).model.images).toHaveLength(1);
  });

  it('are found whatever the case of their letters and the way accents are written', () => {
    const files = pictured({ uri: 't%C3%A9st.PNG' }).apart('Module.bin', [
      { name: 'te\u0301st.png', bytes: pngHeader(2, 2) },
    ]);
    expect(inspectModule(files)).toEqual([]);
  });

  it('are reported by name when they are missing', () => {
    const files = pictured({ uri: 'Brick%20Wall.png' }).apart();
    expect(wordsOf(files)).toEqual([
      'images[0]: “Brick Wall.png” is missing. Put it beside the .gltf and import both, or export as .glb.',
    ]);
  });

  it.each([
    ['http://example.com/a.png', 'modules.uri-web'],
    ['https://example.com/a.png', 'modules.uri-web'],
    ['/etc/passwd', 'modules.uri-outside'],
    ['file:///etc/passwd', 'modules.uri-outside'],
    ['../secret.png', 'modules.uri-outside'],
    ['a/%2e%2e/%2e%2e/secret.png', 'modules.uri-outside'],
    ['..%5Csecret.png', 'modules.uri-outside'],
    ['C:\\secret.png', 'modules.uri-outside'],
    ['C%3A/secret.png', 'modules.uri-outside'],
    ['\\\\server\\share.png', 'modules.uri-outside'],
    ['//example.com/a.png', 'modules.uri-outside'],
    ['a%00.png', 'modules.uri-odd'],
    ['', 'modules.uri-odd'],
  ])('are refused where they lie elsewhere: %s', (uri, code) => {
    const files = pictured({ uri }).apart();
    expect(inspectModule(files).map((reason) => reason.code)).toEqual([code]);
    expect(findExternalFiles(files.main)).toEqual(['module.bin']);
  });

  it('are not looked for by a .glb', () => {
    const reasons = inspectModule(pictured({ uri: 'a.png' }).files());
    expect(reasons.map(({ code }) => code)).toEqual(['modules.uri-in-glb']);
    expect(findExternalFiles(pictured({ uri: 'a.png' }).files().main)).toEqual([]);
  });

  it('are none for what cannot be read', () => {
    for (const bytes of [new Uint8Array(), utf8('{'), utf8('v 0 0 0'), utf8('{"buffers":3}')]) {
      expect(findExternalFiles({ name: 'a.gltf', bytes })).toEqual([]);
    }
  });
});

describe('images of a module', () => {
  const embedded = (bytes: Uint8Array, image: Record<string, unknown> = {}): GltfMaker => {
    const maker = pictured({});
    maker.json.images = [{ bufferView: maker.view(bytes), ...image }];
    return maker;
  };

  it('are taken for what they are, with a notice where the file calls them something else', async () => {
    const { model, notices, glb } = await readFiles(
      embedded(JPEG_HEADER, { mimeType: 'image/png', name: 'wall' }).files(),
    );
    expect(model.images).toEqual([{ name: 'wall', type: 'image/jpeg', bytes: JPEG_HEADER }]);
    expect(notices).toEqual([['modules.notice.images', 1]]);
    expect(jsonOfGlb(glb).images[0].mimeType).toBe('image/jpeg');
  });

  it('can be data of the JSON', async () => {
    const uri = `data:image/png;base64,${Buffer.from(pngHeader(1, 1)).toString('base64')}`;
    const { model, notices } = await readFiles(pictured({ uri }).files());
    expect(model.images.map(({ type }) => type)).toEqual(['image/png']);
    expect(notices).toEqual([]);
  });

  it('stay WebP, which readers of the result then have to know', async () => {
    const maker = embedded(webpHeader(), { mimeType: 'image/webp' });
    maker.json.textures = [{ extensions: { EXT_texture_webp: { source: 0 } } }];
    maker.json.extensionsRequired = ['EXT_texture_webp'];
    const { model, glb } = await readFiles(maker.files());
    expect(model.images.map(({ type }) => type)).toEqual(['image/webp']);
    expect(jsonOfGlb(glb).extensionsRequired).toEqual(['EXT_texture_webp']);
  });

  it('are used as WebP where another image stands beside it, which is left out', async () => {
    const maker = embedded(webpHeader());
    maker.json.images = [...Object(maker.json.images), { bufferView: maker.view(pngHeader(1, 1)) }];
    maker.json.textures = [{ source: 1, extensions: { EXT_texture_webp: { source: 0 } } }];
    const { model } = await readFiles(maker.files());
    expect(model.images.map(({ type }) => type)).toEqual(['image/webp']);
  });

  it('of KTX2 are refused in one short line, unless another image stands beside them', async () => {
    const maker = embedded(KTX2_HEADER);
    maker.json.textures = [{ extensions: { KHR_texture_basisu: { source: 0 } } }];
    maker.json.extensionsRequired = ['KHR_texture_basisu'];
    const [words = '', ...more] = wordsOf(maker.files());
    expect(words).toContain('KTX2 textures are not read');
    expect(words.length).toBeLessThan(160);
    expect(more).toEqual([]);
    maker.json.images = [...Object(maker.json.images), { bufferView: maker.view(pngHeader(1, 1)) }];
    maker.json.textures = [{ source: 1, extensions: { KHR_texture_basisu: { source: 0 } } }];
    expect((await readFiles(maker.files())).model.images.map(({ type }) => type)).toEqual(['image/png']);
  });

  it.each([
    [[[20_000, 20_000]], ['modules.image-side', 'modules.image-sum']],
    [[[16_384, 16_384]], []],
    [
      [
        [16_384, 16_384],
        [16_384, 1],
      ],
      ['modules.image-sum'],
    ],
    [[[16_385, 1]], ['modules.image-side']],
    [
      [
        [8192, 8192],
        [1, 1],
      ],
      [],
    ],
  ])('have limits: %j', (sizes, codes) => {
    const maker = pictured({});
    maker.json.images = sizes.map(([width = 0, height = 0]) => ({
      bufferView: maker.view(pngHeader(width, height)),
    }));
    maker.json.textures = sizes.map((_, source) => ({ source }));
    maker.json.materials = sizes.map((_, index) => ({ emissiveTexture: { index } }));
    expect(inspectModule(maker.files()).map(({ code }) => code)).toEqual(codes);
  });

  it('that no material shows are neither looked for nor kept', async () => {
    const maker = pictured({ uri: 'gone.png' });
    maker.json.materials = [{}];
    const { model } = await readFiles(maker.apart());
    expect(model.images).toEqual([]);
  });

  it('are named by their file', async () => {
    const files = pictured({ uri: 'textures/Brick%20Wall.png' }).apart('module.bin', [
      { name: 'textures/Brick Wall.png', bytes: pngHeader(2, 2) },
    ]);
    expect((await readFiles(files)).model.images[0]?.name).toBe('Brick Wall');
  });
});

it('a .gltf of JSON alone is inspected as it is', () => {
  expect(
    inspectModule({ main: jsonFile({ asset: {} }), others: [] }).map(({ params }) => params.place),
  ).toEqual(['asset.version']);
});
