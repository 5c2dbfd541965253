import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extractAll, getRawHeader, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModuleWorkshop } from '../../electron/modules/module-workshop.ts';
import { builtWorker } from '../../electron/modules/open-worker.ts';
import { compress } from '../support/gltf-bytes/compress.ts';
import { GltfMaker } from '../support/gltf-bytes/gltf-maker.ts';
import { addTorus } from '../support/gltf-bytes/torus.ts';
import { makeRuntimeStandIn } from '../support/runtime-stand-in.ts';
import { rowText } from '../support/sample-level.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

let folder: string;
let program: string;
let files: string[];

/** With no way to the network: what is missing would be a failure, not a download. */
async function pack(): Promise<void> {
  const nowhere = 'http://127.0.0.1:9/';
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const args = [
    'scripts/dist.ts',
    '--dir',
    '--runtime',
    join(folder, 'runtime'),
    '--output',
    join(folder, 'out'),
  ];
  const env = { ...process.env, http_proxy: nowhere, https_proxy: nowhere, ELECTRON_MIRROR: nowhere };
  await run(tsx, args, { cwd: ROOT, env });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levelwright-packaging-'));
  await makeRuntimeStandIn(join(folder, 'runtime'));
  await pack();
  program = join(folder, 'out/linux-unpacked');
  files = listPackage(join(program, 'resources/app.asar'), { isPack: false });
}, 300_000);

afterAll(() => rm(folder, { recursive: true }));

describe('the packed program', () => {
  it('holds the page, the main process, the preload, and nothing else', () => {
    const kinds = new Set(files.map((file) => file.replaceAll('\\', '/').split('/').slice(0, 3).join('/')));
    expect([...kinds].sort()).toEqual(['/dist', '/dist/electron', '/dist/renderer', '/package.json']);
    expect(files.filter((file) => file.startsWith('/dist/electron/')).sort()).toEqual([
      '/dist/electron/draco_decoder_gltf.wasm',
      '/dist/electron/main.js',
      '/dist/electron/module-worker.cjs',
      '/dist/electron/preload.cjs',
    ]);
    expect(files).toContain('/dist/renderer/index.html');
  });

  it('holds no sources, maps, tests or libraries', () => {
    expect(files.filter((file) => /\.map$|\.tsx?$|\.test\.|node_modules|\/test\//.test(file))).toEqual([]);
  });

  it('holds no server: the loopback host is for browsers alone', async () => {
    const unpacked = join(folder, 'unpacked');
    extractAll(join(program, 'resources/app.asar'), unpacked);
    const main = await readFile(join(unpacked, 'dist/electron/main.js'), 'utf8');
    expect(main).toContain('levelwright:request');
    expect(main).not.toMatch(/["']node:(http|https|http2|net|tls|dgram|child_process)["']/);
    expect(main).not.toMatch(/SameSite|127\.0\.0\.1/);
  });

  it('has the switches set that keep others from running their code in it', async () => {
    const wire = await getCurrentFuseWire(join(program, 'levelwright'));
    // As the characters stand in the executable.
    const [on, off] = ['1', '0'].map((character) => character.charCodeAt(0));
    expect(wire).toMatchObject({
      [FuseV1Options.RunAsNode]: off,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: off,
      [FuseV1Options.EnableNodeCliInspectArguments]: off,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: off,
      [FuseV1Options.EnableCookieEncryption]: on,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: on,
      [FuseV1Options.OnlyLoadAppFromAsar]: on,
    });
  });

  it('has an archive whose every file can be checked', () => {
    const { header } = getRawHeader(join(program, 'resources/app.asar'));
    expect(JSON.stringify(header)).toMatch(/"integrity":\{"algorithm":"SHA256"/);
  });

  it('brings English and the samples', async () => {
    await expect(access(join(program, 'locales/en-US.pak'))).resolves.toBeUndefined();
    await expect(access(join(program, 'locales/fr.pak'))).rejects.toThrow();
    await expect(access(join(program, 'resources/samples/Cottage.level.json'))).resolves.toBeUndefined();
  });

  it('reads compressed modules with the decoders that it brings', async () => {
    const unpacked = join(folder, 'reader #1 %41 ü');
    extractAll(join(program, 'resources/app.asar'), unpacked);
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(addTorus(maker)) });
    const workshop = new ModuleWorkshop(builtWorker(join(unpacked, 'dist/electron/module-worker.cjs')));
    for (const how of ['meshopt', 'draco'] as const) {
      const { bounds } = await workshop.readModule(await compress(maker.glb(), how));
      expect(bounds.max[0], how).toBeCloseTo(2.5, 2);
    }
    await workshop.close();
  });

  it('starts, guarded, and answers its page', async () => {
    const unpacked = join(folder, 'started #1 %41 ü');
    extractAll(join(program, 'resources/app.asar'), unpacked);
    const project = join(folder, 'Häuser #2');
    const home = join(folder, 'home');
    await mkdir(project);
    await mkdir(home);
    await writeFile(join(project, 'A.level.json'), rowText(2));
    const args = [
      '--import',
      'tsx',
      join(ROOT, 'test/support/boot-main.ts'),
      join(unpacked, 'dist/electron/main.js'),
      project,
      home,
    ];
    const env = { ...process.env, DISPLAY: ':0', HOME: home, XDG_CONFIG_HOME: join(home, '.config') };
    const { stdout } = await run(process.execPath, args, { cwd: ROOT, env });
    const did = JSON.parse(stdout);
    expect(did.error).toBe(undefined);
    expect(did.preferences).toMatchObject({ sandbox: true, contextIsolation: true });
    expect(did.preferences.preload).toBe(join(unpacked, 'dist/electron/preload.cjs'));
    await expect(access(did.preferences.preload)).resolves.toBeUndefined();
    expect(did.page).toMatchObject({ status: 200, text: expect.stringContaining('<script type="module"') });
    expect(did.about).toMatchObject({ ok: true, output: { host: 'electron', project: 'Häuser #2' } });
  });
});
