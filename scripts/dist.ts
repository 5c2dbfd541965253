import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'electron-builder';
import { buildStale } from '../build/build-stale.ts';
import { TARGET_NAMES } from '../build/build-targets.ts';
import { writeIcons } from '../build/icon-files.ts';
import { ICON_FOLDER, packagingConfig } from '../build/packaging.ts';

const HELP = `Usage: npm run dist [-- options]
Packs the program for this system into out/.

  --dir           the program's folder alone, no installers
  --runtime DIR   use the Electron runtime in this folder instead of fetching one
  --output DIR    write there instead of out/
  --help          this text`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    dir: { type: 'boolean', default: false },
    runtime: { type: 'string' },
    output: { type: 'string', default: 'out' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(HELP);
} else {
  await buildStale(ROOT, TARGET_NAMES);
  await writeIcons(join(ROOT, ICON_FOLDER));
  await build({
    projectDir: ROOT,
    dir: values.dir,
    config: packagingConfig({ output: values.output, runtime: values.runtime }),
  });
}
