import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import type { ExportNews } from '../../renderer/export/export-messages.ts';
import { runExportJob } from '../../renderer/export/run-export-job.ts';
import { levelwright } from '../support/command-line.ts';
import { ringLevel } from '../support/ring-levels.ts';
import { RING_MODULES, ringModuleFiles } from '../support/ring-modules.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const LEVEL = ringLevel(RING_MODULES, 24);

/** A folder with the level and the files of its modules but those left out. */
async function makeProject(leftOut: readonly string[] = []): Promise<string> {
  const folder = await makeTemporaryFolder();
  writeFileSync(join(folder, 'a.level.json'), serialiseLevel(LEVEL));
  for (const [path, glb] of await ringModuleFiles({ isTextured: true })) {
    if (leftOut.includes(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), glb);
  }
  return folder;
}

describe('the rings of a level', () => {
  test('are in an export from the command line as they are in one from the editor, byte for byte', async () => {
    const folder = await makeProject();
    const wishes = ['--modules', 'merge', '--quantise', '--compress'];
    const { status, stdout } = await levelwright(folder, ['export', 'a.level.json', '-o', '-', ...wishes]);
    expect(status).toBe(0);
    const news: ExportNews[] = [];
    const options = {
      fileName: 'level.glb',
      programVersion: packageFacts.version,
      modules: await ringModuleFiles({ isTextured: true }),
      moduleForm: 'merge',
      quantise: true,
      compress: true,
    } as const;
    await runExportJob(structuredClone({ level: LEVEL, options }), (one) => news.push(one));
    const last = news.at(-1);
    if (last?.type !== 'done') throw new Error('the export is done');
    expect(stdout.equals(joinParts(last.result.files[0]))).toBe(true);
  });

  test('are counted in the report, and the validator finds nothing wrong with them', async () => {
    const folder = await makeProject(['assets/tower.glb']);
    const args = ['export', 'a.level.json', '-o', 'a.glb', '--report', '-', '--rings', 'deck', 'dome'];
    const { status, stdout, stderr } = await levelwright(folder, args);
    expect(status).toBe(0);
    const { counts, notices, validator } = JSON.parse(stdout.toString());
    // Of 24 modules five stand on the third ring, and two of the others are towers.
    expect(counts).toMatchObject({ rings: 2, modules: 17 });
    expect(notices).toMatchObject([{ code: 'export.no-module-file' }]);
    expect(validator.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    expect(stderr).toContain('assets/tower.glb');
  });

  test('whose module files are missing or broken are sound, and both are told by file and reason', async () => {
    const folder = await makeProject(['assets/tower.glb']);
    writeFileSync(join(folder, 'assets/plate.glb'), 'no module');
    const { status, stdout } = await levelwright(folder, ['validate', 'a.level.json', '--json']);
    expect(status).toBe(0);
    const problems: { code: string; message: string }[] = JSON.parse(stdout.toString()).levels[0].problems;
    const messages = problems
      .filter(({ code }) => code === 'module-files.problem')
      .map((each) => each.message);
    expect(messages).toHaveLength(2);
    expect(messages.join('\n')).toMatch(/assets\/plate\.glb/);
    expect(messages.join('\n')).toMatch(/assets\/tower\.glb.*not there/);
  });

  test('are never written over one of their modules', async () => {
    const folder = await makeProject();
    const { status } = await levelwright(folder, ['export', 'a.level.json', '-o', 'assets/plate.glb']);
    expect(status).toBe(2);
  });
});
