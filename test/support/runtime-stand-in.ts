import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Marks the switches in Electron's executable: https://www.electronjs.org/docs/latest/tutorial/fuses */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSE_VERSION = 1;
/** As Electron ships them, one a switch: on, off. */
const FUSES_AS_SHIPPED = '10111001';

/** What the packer needs of an Electron runtime for Linux: an executable with its switches, and languages to prune. */
export async function makeRuntimeStandIn(folder: string): Promise<void> {
  await mkdir(join(folder, 'locales'), { recursive: true });
  await mkdir(join(folder, 'resources'));
  const wire = Buffer.concat([
    Buffer.from(FUSE_SENTINEL),
    Buffer.of(FUSE_VERSION, FUSES_AS_SHIPPED.length),
    Buffer.from(FUSES_AS_SHIPPED),
  ]);
  const executable = join(folder, 'electron');
  await writeFile(executable, Buffer.concat([Buffer.alloc(64), wire, Buffer.alloc(64)]));
  await chmod(executable, 0o755);
  for (const language of ['de', 'en-US', 'fr'])
    await writeFile(join(folder, 'locales', `${language}.pak`), '');
}
