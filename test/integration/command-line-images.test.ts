import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { Level } from '../../core/document/level.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import { levelText } from '../support/build-level.ts';
import { levelwright } from '../support/command-line.ts';
import { jsonOfGlb } from '../support/gltf-json.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const picture = (width: number): Uint8Array => Uint8Array.from(PNG.sync.write(new PNG({ width, height: 1 })));

const wall = (id: string, z: number, left: string) => ({
  kind: 'wall',
  id,
  storey: 'g',
  start: [0, z],
  end: [4, z],
  left,
  right: left,
});

/** Two walls, of which one has a texture in assets and one a texture beside the level. */
const HOUSE = levelText([
  { kind: 'storey', id: 'g' },
  { kind: 'material', id: 'brick', texture: 'assets/brick.png' },
  { kind: 'material', id: 'tile', texture: 'tile.png' },
  wall('w1', 0, 'brick'),
  wall('w2', 3, 'tile'),
]);

async function makeFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await makeTemporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const WHOLE = { 'a.level.json': HOUSE, 'assets/brick.png': picture(3), 'tile.png': picture(4) };

describe('the images of a level', () => {
  test('are in an export from the command line as they are in one from the editor, byte for byte', async () => {
    const folder = await makeFolder(WHOLE);
    const { status, stdout } = await levelwright(folder, ['export', 'a.level.json', '-o', '-']);
    expect(status).toBe(0);
    const { level } = parseLevel(HOUSE) as { level: Level };
    const { files } = await exportLevel(level, {
      fileName: 'level.glb',
      programVersion: packageFacts.version,
      images: new Map([
        ['assets/brick.png', picture(3)],
        ['tile.png', picture(4)],
      ]),
    });
    expect(new Uint8Array(stdout)).toEqual(joinParts(files[0]));
    expect(jsonOfGlb(joinParts(files[0])).images).toHaveLength(2);
  });

  test('that are missing or lie outside are told, and the rest is exported', async () => {
    const outside = await makeFolder({ 'secret.png': picture(9) });
    const folder = await makeFolder({ 'a.level.json': HOUSE });
    symlinkSync(join(outside, 'secret.png'), join(folder, 'tile.png'));
    const validated = await levelwright(folder, ['validate', 'a.level.json', '--json']);
    expect(validated.status).toBe(0);
    expect(JSON.parse(String(validated.stdout)).levels[0].problems).toMatchObject(
      [
        { code: 'images.problem', record: 'brick', at: 'records[1]', message: /not there/ },
        { code: 'images.problem', record: 'tile', at: 'records[2]', message: /out of the project folder/ },
      ].map((problem) => ({ ...problem, message: expect.stringMatching(problem.message) })),
    );
    const { status, stderr } = await levelwright(folder, ['export', 'a.level.json', '-o', 'a.glb']);
    expect(status).toBe(0);
    expect(stderr).toMatch(/2 materials keep their colour/);
    expect(readFileSync(join(folder, 'a.glb')).includes(Buffer.from(picture(9)))).toBe(false);
  });

  test('are never written over by an export', async () => {
    const level = levelText([
      { kind: 'storey', id: 'g' },
      { kind: 'material', id: 'x', texture: 'x.png' },
      { kind: 'material', id: 'y', texture: 'a-x.png' },
      wall('w1', 0, 'x'),
      wall('w2', 3, 'y'),
    ]);
    const folder = await makeFolder({ 'a.level.json': level, 'x.png': picture(1), 'a-x.png': picture(2) });
    const { status, stderr } = await levelwright(folder, ['export', 'a.level.json', '-o', 'a.gltf']);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/different files/) });
    expect(new Uint8Array(readFileSync(join(folder, 'a-x.png')))).toEqual(picture(2));
    expect(readdirSync(folder)).toEqual(['a-x.png', 'a.level.json', 'x.png']);
  });
});

test('what is not wanted is left out of an export', async () => {
  const folder = await makeFolder({ 'a.level.json': HOUSE });
  const trianglesOf = async (...args: string[]): Promise<number> => {
    const { stdout } = await levelwright(folder, ['export', 'a.level.json', '-o', '-', ...args]);
    const { accessors, meshes } = jsonOfGlb(stdout);
    const primitives = meshes.flatMap((mesh: { primitives: { indices: number }[] }) => mesh.primitives);
    return primitives.reduce(
      (sum: number, { indices }: { indices: number }) => sum + accessors[indices].count / 3,
      0,
    );
  };
  const [whole, open] = [await trianglesOf(), await trianglesOf('--without', 'tops', 'floors')];
  // Two triangles on top of each of two walls.
  expect(whole - open).toBe(4);
  const refused = await levelwright(folder, ['export', 'a.level.json', '-o', '-', '--without', 'walls']);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toMatch(/floors, ceilings, tops, fittings, stairs, roofs/);
});

describe('a new cottage', () => {
  test('has its images beside it, and nothing wrong with it', async () => {
    const folder = await makeFolder({});
    expect((await levelwright(folder, ['new', 'a.level.json', '--template', 'cottage'])).status).toBe(0);
    expect(readdirSync(join(folder, 'assets'))).toContain('brick.png');
    const { stdout } = await levelwright(folder, ['validate', 'a.level.json']);
    expect(String(stdout)).toBe('a.level.json: no problems.\n');
  });

  test('replaces no other image of the same name unless it is told to', async () => {
    const folder = await makeFolder({ 'assets/oak.png': picture(7) });
    const args = ['new', 'a.level.json', '--template', 'cottage'];
    const { status, stderr } = await levelwright(folder, args);
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr: expect.stringMatching(/assets.oak\.png is there/),
    });
    expect(readdirSync(folder)).toEqual(['assets']);
    expect((await levelwright(folder, [...args, '--force'])).status).toBe(0);
    expect(readFileSync(join(folder, 'assets/oak.png')).length).toBeGreaterThan(1000);
  });
});
