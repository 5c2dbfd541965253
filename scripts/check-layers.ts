import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IReporterOutput } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/**
 * Holds the layers of docs/architecture.md, and that they were looked at: a cruiser that cannot read TypeScript sees
 * no module and finds nothing wrong.
 */
const FOLDERS = ['build', 'core', 'electron', 'renderer', 'scripts', 'test'];

function countSources(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !join(entry.parentPath).includes('fixtures'),
  ).length;
}

const config = await extractConfig('./.dependency-cruiser.cjs');
const result: IReporterOutput = await cruise(
  FOLDERS,
  { ruleSet: { forbidden: config.forbidden ?? [] }, validate: true, outputType: 'err', ...config.options },
  undefined,
  { tsConfig: extractTypeScriptConfig('test/tsconfig.json') },
);
const sources = FOLDERS.reduce((sum, folder) => sum + countSources(folder), 0);
const { output } = result;
if (typeof output !== 'string') throw new Error('The layer check gave no report.');
const seen = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
console.log(output);
if (seen < sources) {
  console.log(
    `The layer check saw ${seen} modules of ${sources} source files: it checked nothing it can vouch for.`,
  );
}
process.exitCode = result.exitCode !== 0 || seen < sources ? 1 : 0;
