import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sampleLevels } from './samples/sample-levels.ts';

const HELP = `Usage: npx tsx scripts/make-samples.ts [--help]
Makes the levels of assets/samples anew.`;

const FOLDER = fileURLToPath(new URL('../assets/samples', import.meta.url));

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
} else {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(sampleLevels())) {
    await writeFile(join(FOLDER, name), text);
    console.log(`assets/samples/${name}`);
  }
}
