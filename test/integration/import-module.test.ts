import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findExternalFiles } from '../../core/gltf/module/inspect-module.ts';
import { ModuleService } from '../../electron/modules/module-service.ts';
import { readModuleFiles } from '../../electron/modules/project-modules.ts';
import { sourceWorker } from '../../electron/modules/source-worker.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { levelText } from '../support/build-level.ts';
import { levelwright } from '../support/command-line.ts';
import { glbOf, triangleBytes, triangleGlb, triangleGltf, triangleJson } from '../support/module-files.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const LEVEL = levelText([
  { kind: 'storey', id: 'g' },
  { kind: 'ring', id: 'deck', steps: 64, cellSize: 4 },
]);

/** A project with a level, beside a folder of an artist. */
async function makeFolders(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await makeTemporaryFolder();
  for (const [name, content] of Object.entries({ 'town/a.level.json': LEVEL, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const run = (folder: string, file: string, ...more: string[]) =>
  levelwright(folder, ['import-module', file, '--into', 'town/a.level.json', ...more]);

const levelIn = (folder: string): string => readFileSync(join(folder, 'town/a.level.json'), 'utf8');

describe('a module imported from the command line', () => {
  test('lies beside the level, which has an asset of a guessed footprint', async () => {
    const folder = await makeFolders({
      'art/Pod #1.gltf': triangleGltf(8, 'Pod%20%231.bin'),
      'art/Pod #1.bin': triangleBytes(8),
    });
    const { status, stdout, stderr } = await run(folder, 'art/Pod #1.gltf', '--json');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(/“Pod #1” \(a1\).*2 × 2 cells/),
    });
    expect(JSON.parse(String(stdout))).toMatchObject({
      id: 'a1',
      path: 'assets/Pod #1.gltf',
      footprint: [2, 2],
      bounds: { min: [0, 0, 0], max: [8, 0, 8] },
    });
    expect(readdirSync(join(folder, 'town/assets')).sort()).toEqual(['Pod #1.bin', 'Pod #1.gltf']);
    expect(levelIn(folder)).toContain(
      '{"kind":"asset","id":"a1","name":"Pod #1","path":"assets/Pod #1.gltf","footprint":[2,2]}',
    );
    expect((await levelwright(folder, ['validate', 'town/a.level.json'])).status).toBe(0);
  });

  test('is what the options say', async () => {
    const folder = await makeFolders({ 'pod.glb': triangleGlb(400) });
    const options = [
      '--id',
      'pod',
      '--name',
      'Küche',
      '--pivot',
      '2,0,-2',
      '--scale',
      '0.01',
      '--footprint',
      '3x1',
    ];
    expect((await run(folder, 'pod.glb', ...options)).status).toBe(0);
    expect(levelIn(folder)).toContain(
      '{"kind":"asset","id":"pod","name":"Küche","path":"assets/pod.glb","footprint":[3,1],"pivot":[2,0,-2],"scale":0.01}',
    );
  });

  test('comes from standard input, and the level goes to standard output', async () => {
    const folder = await makeFolders({ 'pod.glb': triangleGlb(4) });
    const piped = ['import-module', '-', '--into', 'town/a.level.json', '--name', 'Pod'];
    expect((await levelwright(folder, piped, triangleGlb(4))).status).toBe(0);
    expect(levelIn(folder)).toContain('"path":"assets/Pod.glb"');
    const { status, stdout } = await levelwright(folder, ['import-module', 'pod.glb', '--into', '-'], LEVEL);
    expect({ status, text: String(stdout) }).toEqual({
      status: 0,
      text: expect.stringContaining('assets/pod.glb'),
    });
    expect(existsSync(join(folder, 'assets/pod.glb'))).toBe(true);
  });

  test.each([
    ['no level is named', 2, ['import-module', 'pod.glb']],
    [
      'the footprint is none',
      2,
      ['import-module', 'pod.glb', '--into', 'town/a.level.json', '--footprint', '0x1'],
    ],
    ['both come from standard input', 2, ['import-module', '-', '--into', '-', '--name', 'x']],
    ['the module is not there', 3, ['import-module', 'gone.glb', '--into', 'town/a.level.json']],
    ['the level is not there', 3, ['import-module', 'pod.glb', '--into', 'town/b.level.json']],
    ['the level cannot be read', 1, ['import-module', 'pod.glb', '--into', 'pod.glb']],
    ['the id is taken', 4, ['import-module', 'pod.glb', '--into', 'town/a.level.json', '--id', 'deck']],
  ])('is refused in words when %s, and writes nothing', async (_, expected, args) => {
    const folder = await makeFolders({ 'pod.glb': triangleGlb(4) });
    const { status, stderr } = await levelwright(folder, args, LEVEL);
    expect(status).toBe(expected);
    expect(stderr.length).toBeGreaterThan(20);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect([levelIn(folder), readdirSync(join(folder, 'town'))]).toEqual([LEVEL, ['a.level.json']]);
  });

  test('follows a link that is named, and none that the module names out of its folder', async () => {
    const folder = await makeFolders({
      'pod.glb': triangleGlb(4),
      'secret.bin': triangleBytes(4),
      'art/odd.gltf': triangleGltf(4, 'odd.bin'),
    });
    symlinkSync(join(folder, 'pod.glb'), join(folder, 'art/linked.glb'));
    symlinkSync(join(folder, 'secret.bin'), join(folder, 'art/odd.bin'));
    const odd = await run(folder, 'art/odd.gltf');
    expect({ status: odd.status, words: odd.stderr }).toEqual({
      status: 4,
      words: expect.stringMatching(/leads out/),
    });
    expect((await run(folder, 'art/linked.glb')).status).toBe(0);
    expect(levelIn(folder)).toContain('assets/linked.glb');
  });
});

/** 1,000,000,000 vertices in some 300 bytes. */
const manyVertices = (): Uint8Array => {
  const accessors = [{ componentType: 5126, count: 1e9, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 1] }];
  const meshes = [{ primitives: [{ attributes: { POSITION: 0 } }] }];
  return glbOf({
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes,
    accessors,
  });
};

const deepNodes = (last: object): Uint8Array => {
  const nodes = Array.from({ length: 20_000 }, (_, index) => ({ children: [index + 1] }));
  return glbOf(triangleJson(1, { nodes: [...nodes, last] }), triangleBytes(1));
};

/** The header of a picture of 20,000 × 20,000 pixels. */
function hugePicture(): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.set([8, 6, 0, 0, 0], 24);
  return Uint8Array.from(bytes);
}

const HOSTILE: readonly (readonly [
  what: string,
  main: string,
  files: Record<string, Uint8Array>,
  words: RegExp,
])[] = [
  ['claims a thousand million vertices', 'a.glb', { 'a.glb': manyVertices() }, /accessors\[0\]/],
  [
    'hangs 20,000 nodes below one another',
    'a.glb',
    { 'a.glb': deepNodes({ mesh: 0 }) },
    /more than \d+ nodes/,
  ],
  ['hangs below itself', 'a.glb', { 'a.glb': deepNodes({ mesh: 0, children: [0] }) }, /below/],
  [
    'is an OBJ under another name',
    'a.glb',
    { 'a.glb': Buffer.from('v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n') },
    /no glTF/,
  ],
  ['is empty', 'a.glb', { 'a.glb': new Uint8Array() }, /empty/],
  [
    'has its numbers in the web',
    'a.gltf',
    { 'a.gltf': triangleGltf(1, 'http://example.com/a.bin') },
    /address in the web/,
  ],
  [
    'has a picture in the web',
    'a.gltf',
    { 'a.gltf': triangleGltf(1, 'a.bin', ['https://example.com/a.png']), 'a.bin': triangleBytes(1) },
    /address in the web/,
  ],
  [
    'has a picture of 20,000² pixels',
    'a.gltf',
    { 'a.gltf': triangleGltf(1, 'a.bin', ['a.png']), 'a.bin': triangleBytes(1), 'a.png': hugePicture() },
    /20000 × 20000/,
  ],
  [
    'names files that are not there',
    'a.gltf',
    { 'a.gltf': triangleGltf(1, 'a.bin', ['Normal%20Map.png']) },
    /a\.bin[\s\S]*Normal Map\.png/,
  ],
];

describe('a hostile module', () => {
  test.each(HOSTILE)('that %s is refused once, and nothing is written', async (_, main, files, words) => {
    const folder = await makeFolders(files);
    const { status, stderr } = await levelwright(folder, [
      'import-module',
      main,
      '--into',
      'town/a.level.json',
    ]);
    expect({ status, stderr }).toEqual({ status: 4, stderr: expect.stringMatching(words) });
    expect(stderr.match(/was not imported/g)).toHaveLength(1);
    expect([levelIn(folder), readdirSync(join(folder, 'town'))]).toEqual([LEVEL, ['a.level.json']]);
  });

  const INVALID = fileURLToPath(new URL('../../../shared/imports/invalid', import.meta.url));
  const found = existsSync(INVALID)
    ? readdirSync(INVALID, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(glb|gltf)$/.test(name))
    : [];

  test.skipIf(found.length === 0)(
    `of ${found.length} that are known is refused or read, in words`,
    async () => {
      const folder = await makeFolders({});
      const service = new ModuleService(sourceWorker);
      for (const name of found) {
        const file = realpathSync(join(INVALID, name));
        const { main, others } = await readModuleFiles(
          nodeFiles,
          dirname(file),
          `./${basename(file)}`,
          (each) => Promise.resolve(findExternalFiles(each)),
        );
        const files = [main, ...others].map((each) => ({ ...each, bytes: Uint8Array.from(each.bytes) }));
        const outcome = await service.add(join(folder, 'town'), { files, import: name });
        expect(outcome.status, name).toMatch(/^(added|refused)$/);
        if (outcome.status !== 'refused') continue;
        expect(outcome.reasons.length, name).toBeGreaterThan(0);
        expect(JSON.stringify(outcome.reasons), name).not.toMatch(/module-files\./);
        expect(existsSync(join(folder, 'town/assets', basename(name))), name).toBe(false);
      }
      await service.idle();
    },
  );
});
