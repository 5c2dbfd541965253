import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { triangleBytes, triangleGlb, triangleGltf } from '../../test/support/module-files.ts';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { ModuleService } from './module-service.ts';
import { sourceWorker } from './source-worker.ts';

const service = new ModuleService(sourceWorker);
afterAll(() => service.idle());

const picture = (width: number): Uint8Array => Uint8Array.from(PNG.sync.write(new PNG({ width, height: 1 })));

let root: string;
beforeEach(async () => {
  root = await makeTemporaryFolder();
});

const add = (...files: readonly (readonly [name: string, bytes: Uint8Array])[]) =>
  service.add(root, {
    files: files.map(([name, bytes]) => ({ name, bytes: Uint8Array.from(bytes) })),
    import: 'one',
  });

const filesIn = async (): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
};

describe('a module that is added to a project', () => {
  it('lies in its assets as it came, and can be read from there', async () => {
    expect(await add(['Pod #1 50%.GLB', triangleGlb(4)])).toEqual({
      status: 'added',
      path: 'assets/Pod #1 50%.glb',
      notices: [],
      bounds: { min: [0, 0, 0], max: [4, 0, 4] },
    });
    expect(Uint8Array.from(await readFile(join(root, 'assets/Pod #1 50%.glb')))).toEqual(triangleGlb(4));
    const { glb } = await service.read(root, 'assets/Pod #1 50%.glb');
    expect(Buffer.from(glb.subarray(0, 4)).toString()).toBe('glTF');
    expect(await service.list(root)).toEqual(['assets/Pod #1 50%.glb']);
  });

  it('is used again where it is there already, and gets a new name where another is', async () => {
    const paths: unknown[] = [];
    for (const side of [1, 1, 2, 2, 1]) paths.push(await add(['pod.glb', triangleGlb(side)]));
    expect(paths.map((outcome) => (outcome as { path: string }).path)).toEqual([
      'assets/pod.glb',
      'assets/pod.glb',
      'assets/pod 2.glb',
      'assets/pod 2.glb',
      'assets/pod.glb',
    ]);
    expect(await filesIn()).toEqual(['assets/pod 2.glb', 'assets/pod.glb']);
  });

  const NAMES = [
    ['Normal%20Map.png', 'Normal Map.png'],
    ['a%23b.png', 'a#b.png'],
    ['100%25.png', '100%.png'],
    ['t%C3%A9st%20%C3%BC.png', 'tést ü.png'],
    ['raw space.png', 'raw space.png'],
    ['K%C3%BCche%20%231/wand.png', 'Küche #1/wand.png'],
  ] as const;

  it('brings the files that it names, whatever is in their names', async () => {
    const addresses = NAMES.map(([address]) => address);
    const images = NAMES.map(([, name], index): [string, Uint8Array] => {
      // A dialog tells no folder, and some systems take accents apart.
      return [name.replace(/.*\//, '').normalize('NFD'), picture(index + 1)];
    });
    const outcome = await add(
      ['pod.gltf', triangleGltf(3, 'my%20pod.bin', addresses)],
      ['my pod.bin', triangleBytes(3)],
      ['not named.png', picture(9)],
      ...images,
    );
    expect(outcome).toMatchObject({ status: 'added', path: 'assets/pod.gltf' });
    const expected = ['my pod.bin', 'pod.gltf', ...NAMES.map(([, name]) => name)].map(
      (name) => `assets/${name}`,
    );
    expect(await filesIn()).toEqual(expected.sort());
    const { glb } = await service.read(root, 'assets/pod.gltf');
    expect(glb.length).toBeGreaterThan(500);
  });

  it('gets a folder of its own where a name of its files is taken by another content', async () => {
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'assets/pod.bin'), 'of another module');
    const files = [
      ['pod.gltf', triangleGltf(3, 'pod.bin')],
      ['pod.bin', triangleBytes(3)],
    ] as const;
    expect(await add(...files)).toMatchObject({ path: 'assets/pod 2/pod.gltf' });
    expect(await add(...files)).toMatchObject({ path: 'assets/pod 2/pod.gltf' });
    expect(await readFile(join(root, 'assets/pod.bin'), 'utf8')).toBe('of another module');
    expect(await filesIn()).toEqual(['assets/pod 2/pod.bin', 'assets/pod 2/pod.gltf', 'assets/pod.bin']);
    expect(await service.list(root)).toEqual(['assets/pod 2/pod.gltf']);
  });

  it('is refused with each file that is missing, and leaves nothing behind', async () => {
    const outcome = await add(
      ['pod.gltf', triangleGltf(3, 'pod.bin', ['a.png', 'b.png'])],
      ['a.png', picture(1)],
    );
    expect(outcome.status).toBe('refused');
    const said = JSON.stringify(outcome);
    expect(said).toContain('pod.bin');
    expect(said).toContain('b.png');
    expect(await filesIn()).toEqual([]);
  });

  it.each([
    ['an address in the web', 'http://example.com/a.bin'],
    ['a way out of the folder', '../a.bin'],
    ['an absolute path', '/etc/passwd'],
    ['a way out in disguise', '%2e%2e/a.bin'],
  ])('is refused when it names %s', async (_, address) => {
    expect(await add(['pod.gltf', triangleGltf(3, address)], ['a.bin', triangleBytes(3)])).toMatchObject({
      status: 'refused',
    });
    expect(await filesIn()).toEqual([]);
  });

  it('is not written through a link that leads out of the project', async () => {
    const outside = await makeTemporaryFolder();
    await symlink(outside, join(root, 'assets'));
    await expect(add(['pod.glb', triangleGlb(1)])).rejects.toThrow(/leads out of the project folder/);
    expect(await readdir(outside)).toEqual([]);
  });

  it('is not written when it was stopped', async () => {
    const adding = add(['pod.glb', triangleGlb(1.5)]);
    service.stop({ import: 'one' });
    expect(await adding).toEqual({ status: 'stopped' });
    expect(await filesIn()).toEqual([]);
  });
});

describe('a module of a project', () => {
  it('is read anew when its file was replaced', async () => {
    await add(['pod.gltf', triangleGltf(3, 'pod.bin')], ['pod.bin', triangleBytes(3)]);
    const before = await service.read(root, 'assets/pod.gltf');
    expect((await service.read(root, 'assets/pod.gltf')).glb).toBe(before.glb);
    await writeFile(join(root, 'assets/pod.bin'), triangleBytes(2));
    expect((await service.read(root, 'assets/pod.gltf')).glb).not.toEqual(before.glb);
  });

  it('that is not there says so', async () => {
    await expect(service.read(root, 'assets/gone.glb')).rejects.toMatchObject({
      code: 'project.file-missing',
    });
  });

  it('is read through no link that leads out, not for its files either', async () => {
    const outside = await makeTemporaryFolder();
    await writeFile(join(outside, 'secret.bin'), triangleBytes(3));
    await writeFile(join(outside, 'pod.glb'), triangleGlb(1));
    await writeFile(join(root, 'a.gltf'), triangleGltf(3, 'a.bin'));
    await symlink(join(outside, 'secret.bin'), join(root, 'a.bin'));
    await symlink(join(outside, 'pod.glb'), join(root, 'b.glb'));
    await expect(service.read(root, 'b.glb')).rejects.toThrow(/leads out of the project folder/);
    await expect(service.read(root, 'a.gltf')).rejects.toThrow(/a\.bin.*leads out of the project folder/);
  });
});
