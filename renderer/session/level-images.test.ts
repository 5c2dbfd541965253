import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../../core/document/command.ts';
import { setMaterialProperties } from '../../core/document/commands/set-material-properties.ts';
import { readModule } from '../../core/gltf/module/read-module.ts';
import { levelText } from '../../test/support/build-level.ts';
import { type LevelDesk, openLevelDesk } from '../../test/support/level-desk.ts';
import { addTexture } from './add-texture.ts';
import { LevelImages } from './level-images.ts';
import { LevelModules } from './level-modules.ts';
import { LevelProblems } from './level-problems.ts';

const picture = (width: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(PNG.sync.write(new PNG({ width, height: 1 })));

const HOUSE = levelText([
  { kind: 'material', id: 'brick', name: 'Brick', texture: 'assets/brick.png' },
  { kind: 'material', id: 'same', texture: './assets\\brick.png' },
  { kind: 'material', id: 'gone', texture: 'assets/gone.png' },
  { kind: 'storey', id: 'ground' },
]);

let desk: LevelDesk | undefined;
afterEach(() => desk?.close());

async function openHouse() {
  desk = await openLevelDesk({ 'house.level.json': HOUSE });
  await mkdir(join(desk.folder, 'assets'));
  await writeFile(join(desk.folder, 'assets/brick.png'), picture(3));
  const images = new LevelImages(desk.host, desk.session);
  images.follow();
  await desk.open('house.level.json');
  return { ...desk, images };
}

describe('the images of a level', () => {
  it('come from its project, one for all spellings of a path', async () => {
    const { images } = await openHouse();
    expect([...(await images.all()).keys()]).toEqual(['assets/brick.png']);
    expect(images.find('assets/brick.png')).toMatchObject({ bytes: picture(3), type: 'image/png' });
    expect(images.find('assets\\./brick.png')).toBe(images.find('assets/brick.png'));
  });

  it('are on their way until the last has come or failed', async () => {
    const { images } = await openHouse();
    expect(images.isLoading).toBe(true);
    await images.all();
    expect(images.isLoading).toBe(false);
  });

  it('that cannot be had are a problem of their material, which says why', async () => {
    const { host, images, session } = await openHouse();
    await images.all();
    const problems = new LevelProblems(session, images, new LevelModules(host, session, readModule));
    problems.look();
    const [only, ...others] = problems.all.value.map(({ problem }) => problem);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ code: 'images.problem', severity: 'warning', record: 'gone' });
    expect(only?.params.reason).toMatch(/assets\/gone\.png.*not there/);
  });

  it('are read when a material first names them, by undo as well', async () => {
    const { images, session, folder } = await openHouse();
    await images.all();
    await writeFile(join(folder, 'assets/tile.png'), picture(5));
    const paint = { material: 'gone', changes: { texture: 'assets/tile.png' } };
    session.change(call(setMaterialProperties, paint));
    expect([...(await images.all()).keys()]).toEqual(['assets/brick.png', 'assets/tile.png']);
    session.level.undo();
    await images.all();
    expect(images.find('assets/tile.png')).toBeUndefined();
    expect(images.findFault('assets/gone.png')).toBeDefined();
  });

  it('are read anew when their files have changed', async () => {
    const { images, folder } = await openHouse();
    await images.all();
    await writeFile(join(folder, 'assets/brick.png'), picture(4));
    images.reload();
    expect((await images.all()).get('assets/brick.png')).toEqual(picture(4));
  });

  it('that no picture can be made of are a problem too', async () => {
    const { images } = await openHouse();
    await images.all();
    images.noteUndrawable('assets/brick.png');
    expect(images.find('assets/brick.png')).toBeUndefined();
    expect(images.findFault('assets/brick.png')).toMatch(/damaged/);
  });
});

describe('an image that is chosen', () => {
  const file = (name: string, bytes: Uint8Array<ArrayBuffer>, size = bytes.length) => ({
    name,
    size,
    arrayBuffer: async () => bytes.buffer,
  });

  it('is copied into the project', async () => {
    const { images: _images, ...around } = await openHouse();
    expect(await addTexture(around, file('Oak.png', picture(9)))).toBe('assets/Oak.png');
  });

  it('is refused in words when it is no image or too large', async () => {
    const { images: _images, ...around } = await openHouse();
    expect(await addTexture(around, file('notes.png', Uint8Array.of(1, 2)))).toBeNull();
    expect(await addTexture(around, file('wall.png', picture(1), 1e9))).toBeNull();
    expect(around.messages.all.value.map(({ words }) => words).slice(-2)).toEqual([
      expect.stringMatching(/notes\.png.*no PNG, JPEG or WebP/),
      expect.stringMatching(/wall\.png.*1000 MB/),
    ]);
  });
});
