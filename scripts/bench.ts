import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BenchCase, isWithinLimit } from './bench/bench-case.ts';
import { blobDeformer } from './bench/blob-deformer.ts';
import { buildings } from './bench/buildings.ts';
import { defencePage } from './bench/defence-page.ts';
import { defencePaths } from './bench/defence-paths.ts';
import { documents } from './bench/documents.ts';
import { drags } from './bench/drags.ts';
import { edits } from './bench/edits.ts';
import { footprints } from './bench/footprints.ts';
import { pageSize } from './bench/page-size.ts';
import { pools } from './bench/pools.ts';
import { type CaseResult, formatTable, toJson } from './bench/report.ts';
import { ringEdits } from './bench/ring-edits.ts';
import { ringMap } from './bench/ring-map.ts';
import { ringPage } from './bench/ring-page.ts';
import { ringShapes } from './bench/ring-shapes.ts';
import { roomFaces } from './bench/rooms.ts';
import { saves } from './bench/saves.ts';
import { startup } from './bench/startup.ts';
import { town } from './bench/town.ts';
import { wallMeshes } from './bench/wall-meshes.ts';
import { wallOpenings } from './bench/wall-openings.ts';

const CASES: readonly BenchCase[] = [
  documents,
  edits,
  drags,
  footprints,
  roomFaces,
  pools,
  wallMeshes,
  wallOpenings,
  buildings,
  ringMap,
  ringShapes,
  ringEdits,
  ringPage,
  defencePaths,
  defencePage,
  blobDeformer,
  town,
  saves,
  startup,
  pageSize,
];

const HELP = `Usage: npm run bench [-- OPTIONS]
Measures Levelwright against its peers in one run and prints a table, ratios first: below 1 ours is faster or smaller.
Exit status 1 when a limit is missed or a part could not run.

  --only NAME   measure one part; may be given several times
  --json FILE   where the figures go as JSON; out/bench.json without it
  --help        this text

Parts:
${CASES.map(({ name, title }) => `  ${name.padEnd(12)}  ${title}`).join('\n')}

Example: npm run bench -- --only edit --only meshes`;

class UsageError extends Error {}

function chooseCases(names: readonly string[] | undefined): readonly BenchCase[] {
  const unknown = names?.find((name) => !CASES.some((bench) => bench.name === name));
  if (unknown !== undefined) throw new UsageError(`There is no part “${unknown}”.`);
  return names ? CASES.filter(({ name }) => names.includes(name)) : CASES;
}

function parseOptions() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        only: { type: 'string', multiple: true },
        json: { type: 'string', default: 'out/bench.json' },
      },
    });
    return { ...values, cases: chooseCases(values.only) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function runCase(bench: BenchCase): Promise<CaseResult> {
  console.error(`${bench.title} …`);
  try {
    return { bench, rows: await bench.run(), failure: null };
  } catch (error) {
    return { bench, rows: [], failure: error instanceof Error ? error.message : String(error) };
  }
}

async function main(): Promise<void> {
  const { help, json, cases } = parseOptions();
  if (help) return console.log(HELP);
  const file = resolve(json);
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  await mkdir('out', { recursive: true });
  const results: CaseResult[] = [];
  for (const bench of cases) results.push(await runCase(bench));
  console.log(formatTable(results));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(toJson(results), null, 2)}\n`);
  console.error(`Written to ${file}.`);
  const isMissed = results.some(({ rows }) => rows.some((row) => isWithinLimit(row) === false));
  if (isMissed || results.some(({ failure }) => failure !== null)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message} “npm run bench -- --help” tells more.`);
  process.exitCode = 2;
}
