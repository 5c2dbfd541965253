import { resolveObjectURL } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readModule } from '../../core/gltf/module/read-module.ts';
import type { ModuleModel } from '../../core/modules/module-model.ts';
import { levelText } from '../../test/support/build-level.ts';
import { type LevelDesk, openLevelDesk } from '../../test/support/level-desk.ts';
import { triangleGlb } from '../../test/support/module-files.ts';
import { LevelModules } from './level-modules.ts';
import { ModuleThumbnails } from './module-thumbnails.ts';

const STATION = levelText([
  { kind: 'asset', id: 'pod', path: 'pod.glb' },
  { kind: 'asset', id: 'same', path: './pod.glb' },
  { kind: 'asset', id: 'odd', path: 'odd.glb' },
]);
/** Longest edge of a module that the maker of these tests refuses. */
const ODD = 7;

/** A picture is the size of its module in words. */
async function makeWords({ bounds }: ModuleModel): Promise<Blob> {
  if (bounds.max[0] === ODD) throw new Error('This one cannot be drawn.');
  return new Blob([String(bounds.max[0])]);
}

let desk: LevelDesk | undefined;
afterEach(() => desk?.close());

async function openStation() {
  desk = await openLevelDesk({ 'station.level.json': STATION, 'empty.level.json': levelText([]) });
  const { folder, host, session } = desk;
  await writeFile(join(folder, 'pod.glb'), triangleGlb(3));
  await writeFile(join(folder, 'odd.glb'), triangleGlb(ODD));
  const modules = new LevelModules(host, session, readModule);
  modules.follow();
  const thumbnails = new ModuleThumbnails(modules, makeWords);
  thumbnails.follow();
  await desk.open('station.level.json');
  await modules.all();
  return { ...desk, modules, thumbnails };
}

const seen = async (thumbnails: ModuleThumbnails, path: string): Promise<string> =>
  vi.waitFor(() => {
    const address = thumbnails.find(path);
    if (address === null) throw new Error('There is no picture yet.');
    return address;
  });

const read = (address: string) => resolveObjectURL(address)?.text();

describe('the pictures of modules', () => {
  it('come when they are asked for, one for all spellings of a path', async () => {
    const { thumbnails } = await openStation();
    const before = thumbnails.revision.value;
    expect(thumbnails.find('pod.glb')).toBeNull();
    const address = await seen(thumbnails, 'pod.glb');
    expect(await read(address)).toBe('3');
    expect(thumbnails.find('./pod.glb')).toBe(address);
    expect(thumbnails.revision.value).toBe(before + 1);
  });

  it('are missing where they cannot be made, and the next come all the same', async () => {
    const { thumbnails } = await openStation();
    expect(thumbnails.find('odd.glb')).toBeNull();
    await seen(thumbnails, 'pod.glb');
    expect(thumbnails.find('odd.glb')).toBeNull();
  });

  it('follow files that change, and let go of what they were', async () => {
    const { thumbnails, modules, folder } = await openStation();
    const before = await seen(thumbnails, 'pod.glb');
    await writeFile(join(folder, 'pod.glb'), triangleGlb(5));
    modules.reload();
    await modules.all();
    expect(await read(await seen(thumbnails, 'pod.glb'))).toBe('5');
    expect(resolveObjectURL(before)).toBeUndefined();
  });

  it('go with their level', async () => {
    const { thumbnails, open } = await openStation();
    const address = await seen(thumbnails, 'pod.glb');
    await open('empty.level.json');
    await vi.waitFor(() => expect(resolveObjectURL(address)).toBeUndefined());
  });
});
