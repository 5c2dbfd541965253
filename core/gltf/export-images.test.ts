import { WebIO } from '@gltf-transform/core';
import { EXTTextureWebP, KHRTextureTransform } from '@gltf-transform/extensions';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { buildLevel } from '../../test/support/build-level.ts';
import { jsonOfGlb } from '../../test/support/gltf-json.ts';
import { findImageHeader } from '../images/image-header.ts';
import { exportLevel } from './export-level.ts';
import type { ExportFile, ExportOptions } from './export-options.ts';
import { joinParts } from './file-bytes.ts';

const OPTIONS = { fileName: 'house.glb', programVersion: '1' };

/** A picture of so many pixels in a row. */
const picture = (width: number): Uint8Array => Uint8Array.from(PNG.sync.write(new PNG({ width, height: 1 })));

/** A WebP of 2 × 2 pixels without loss, as libwebp writes it. */
const WEBP = Uint8Array.from(Buffer.from('UklGRhwAAABXRUJQVlA4TA8AAAAvAUAAAAcQ/Y/+ByKi/wEA', 'base64'));

const material = (id: string, texture: string) => ({ kind: 'material', id, name: id, texture });

/** A row of walls, one of each material. */
const levelOf = (...materials: readonly { readonly id: string }[]) =>
  buildLevel([
    { kind: 'storey', id: 'g' },
    ...materials,
    ...materials.map(({ id }, index) => ({
      kind: 'wall',
      id: `w${index}`,
      storey: 'g',
      start: [0, index],
      end: [4, index],
      left: id,
      right: id,
    })),
  ]);

async function exported(
  level: ReturnType<typeof levelOf>,
  images: Readonly<Record<string, Uint8Array>>,
  options: Partial<ExportOptions> = {},
) {
  const result = await exportLevel(level, {
    ...OPTIONS,
    images: new Map(Object.entries(images)),
    ...options,
  });
  return { ...result, json: jsonOfGlb(joinParts(result.files[0])) };
}

const read = (glb: Uint8Array) =>
  new WebIO().registerExtensions([KHRTextureTransform, EXTTextureWebP]).readBinary(glb);

describe('the texture of a material', () => {
  test('is in the file as it is on disk, and turned so that v grows with height', async () => {
    const { files, json, counts } = await exported(levelOf(material('brick', 'assets/brick.png')), {
      'assets/brick.png': picture(3),
    });
    expect(counts.images).toBe(1);
    expect(json.materials[0].pbrMetallicRoughness.baseColorTexture.extensions).toEqual({
      KHR_texture_transform: { offset: [0, 1], scale: [1, -1] },
    });
    expect(json.extensionsRequired).toBeUndefined();
    const [texture] = (await read(joinParts(files[0]))).getRoot().listTextures();
    expect(texture?.getImage()).toEqual(picture(3));
  });

  test('stands in the file once, whatever the spelling of its path and the number of its copies', async () => {
    const { json } = await exported(
      levelOf(
        material('a', 'assets/a.png'),
        material('b', './assets\\a.png'),
        material('c', 'assets/copy.png'),
      ),
      { 'assets/a.png': picture(3), 'assets/copy.png': picture(3) },
    );
    expect(json.images).toHaveLength(1);
    expect(json.textures).toHaveLength(1);
    expect(json.materials).toHaveLength(3);
  });

  test('is left out where no surface shows it', async () => {
    const level = levelOf(material('a', 'assets/a.png'));
    const { json } = await exported(
      {
        ...level,
        records: [...level.records, ...levelOf(material('b', 'assets/b.png')).records.slice(1, 2)],
      },
      { 'assets/a.png': picture(3), 'assets/b.png': picture(4) },
    );
    expect(json.images).toHaveLength(1);
  });

  test.each([
    ['is missing', {}],
    ['is no image', { 'assets/brick.png': Uint8Array.of(1, 2, 3) }],
  ])('that %s leaves its colour', async (_what, images) => {
    const { json } = await exported(levelOf(material('brick', 'assets/brick.png')), images);
    expect(json.images).toBeUndefined();
    expect(json.materials[0].name).toBe('brick');
  });

  test('that is missing is told, with a count', async () => {
    const { notices } = await exported(levelOf(material('a', 'a.png'), material('b', 'b.png')), {
      'a.png': picture(1),
    });
    expect(notices).toEqual([{ code: 'export.no-image', params: { count: 1 } }]);
  });
});

describe('the label of an image', () => {
  const images = { 'assets/lies.jpg': picture(2), 'assets/b.webp': WEBP };
  const level = levelOf(material('a', 'assets/lies.jpg'), material('b', 'assets/b.webp'));

  test('says what its bytes are in a .glb, and who cannot read WebP is told', async () => {
    const { files, json } = await exported(level, images);
    const root = (await read(joinParts(files[0]))).getRoot();
    const kinds = root
      .listTextures()
      .map((each) => [each.getMimeType(), findImageHeader(each.getImage() ?? new Uint8Array())?.type]);
    expect(kinds).toEqual([
      ['image/png', 'image/png'],
      ['image/webp', 'image/webp'],
    ]);
    expect(json.extensionsRequired).toEqual(['EXT_texture_webp']);
  });

  test('is the extension of its file beside a .gltf, whose name needs no decoding', async () => {
    const { files } = await exportLevel(level, {
      ...OPTIONS,
      fileName: 'my house.gltf',
      images: new Map(Object.entries(images)),
    });
    const [main, ...beside] = files;
    const { images: named, buffers } = JSON.parse(new TextDecoder().decode(joinParts(main)));
    const uris = [...buffers, ...named].map(({ uri }: { uri: string }) => uri);
    expect(beside.map(({ name }) => name).sort()).toEqual(uris.sort());
    const pictures = beside.filter(({ name }) => !name.endsWith('.bin'));
    const kind = (file: ExportFile) => [
      file.name.replace(/.*\./, ''),
      findImageHeader(joinParts(file))?.type,
    ];
    expect(pictures.map(kind)).toEqual([
      ['png', 'image/png'],
      ['webp', 'image/webp'],
    ]);
    for (const { name } of beside) expect(name).toMatch(/^my-house-[0-9a-f]{8}[-.][\w.-]+$/);
  });
});
