import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sampleModules } from './samples/modules/sample-modules.ts';
import { sampleLevels } from './samples/sample-levels.ts';
import { sampleTextures } from './samples/textures/sample-textures.ts';

const HELP = `Usage: npx tsx scripts/make-samples.ts [--help]
Makes the levels of assets/samples, their textures and modules anew.`;

const FOLDER = fileURLToPath(new URL('../assets/samples', import.meta.url));

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
} else {
  await mkdir(join(FOLDER, 'assets', 'modules'), { recursive: true });
  for (const [name, text] of Object.entries(sampleLevels())) {
    await writeFile(join(FOLDER, name), text);
    console.log(`assets/samples/${name}`);
  }
  for (const [name, bytes] of Object.entries(sampleTextures())) {
    await writeFile(join(FOLDER, 'assets', name), bytes);
    console.log(`assets/samples/assets/${name}`);
  }
  for (const [name, bytes] of Object.entries(await sampleModules())) {
    await writeFile(join(FOLDER, 'assets/modules', name), bytes);
    console.log(`assets/samples/assets/modules/${name}`);
  }
}
