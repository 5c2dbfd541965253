/**
 * Usage: node full-disk-session.mjs FOLDER — a user's session on a disk of 256 KiB: saving and exporting with too
 * little room, then saving again with room. Prints one line of JSON a step.
 */
import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProjectError } from '../../electron/project/project-error.ts';
import { ProjectFiles } from '../../electron/project/project-files.ts';
import { SettingsStore } from '../../electron/project/settings-store.ts';
import { rowText } from '../support/sample-level.ts';

const [folder = ''] = process.argv.slice(2);
const KIBIBYTE = 1024;
const at = (name: string): string => join(folder, name);
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (result) => (result as { status?: string }).status ?? 'done',
    (error: unknown) => (error instanceof ProjectError ? error.code : String(error)),
  );

await writeFile(at('tower.level.json'), rowText(100));
await writeFile(at('settings.json'), '{"theme":"dark"}');
await writeFile(at('ballast'), Buffer.alloc(160 * KIBIBYTE));
const project = await ProjectFiles.open(folder);
const id = (await project.findLevel('tower.level.json'))?.id ?? '';
await project.openLevel({ id });
const save = { id, text: rowText(1000), overwrite: false, keepOriginal: false };
const steps = {
  save: await outcomeOf(project.saveLevel(save)),
  saveAs: await outcomeOf(project.saveLevelAs({ fileName: 'other', text: save.text, overwrite: false })),
  export: await outcomeOf(
    project.saveExport({ fileName: 'scene.glb', bytes: Buffer.alloc(100 * KIBIBYTE), overwrite: false }),
  ),
  settings: await outcomeOf(
    new SettingsStore(folder).write({ settings: { note: 'x'.repeat(100 * KIBIBYTE) } }),
  ),
  isOldIntact: (await readFile(at('tower.level.json'), 'utf8')) === rowText(100),
  areSettingsIntact: (await readFile(at('settings.json'), 'utf8')) === '{"theme":"dark"}',
  files: (await readdir(folder)).sort(),
};
await unlink(at('ballast'));
const again = await outcomeOf(project.saveLevel(save));
const isNew = (await readFile(at('tower.level.json'), 'utf8')) === save.text;
console.log(JSON.stringify({ ...steps, again, isNew }));
