import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStale } from '../build/build-stale.ts';
import { TARGET_NAMES } from '../build/build-targets.ts';

const HELP = `Usage: npm run build [-- --help]
Builds the page and both parts of the Electron shell into dist/.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
} else {
  const built = await buildStale(fileURLToPath(new URL('..', import.meta.url)), TARGET_NAMES, {
    force: true,
  });
  console.log(`Built ${built.join(', ')} into dist/.`);
}
