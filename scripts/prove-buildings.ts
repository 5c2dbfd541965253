import { parseArgs } from 'node:util';
import { proveExport } from '../test/support/building-proof/check-export.ts';
import { drawCases, type GeneratedCase } from '../test/support/building-proof/generated-case.ts';
import { proveCase, simplifyCase } from '../test/support/building-proof/prove-case.ts';
import type { Violation } from '../test/support/building-proof/violations.ts';

const HELP = `Usage: npm run prove:buildings -- [OPTIONS]
Generates buildings from random wishes, each from another seed, and proves each to the end: its records, the file, the
surfaces, and the export through the Khronos validator, twenty buildings a level. Prints a line of JSON a fault, with
the wishes and the seed, and a summary. Exit status 1 if there was any fault.

  --cases N   how many; 1000 without it
  --from N    the first of them; 0 without it
  --draw N    where the random wishes begin; 1 without it
  --case JSON one case as a fault is printed: {"wishes":{…},"seed":1}
  --help      this text

Example: npm run prove:buildings -- --cases 20000`;

const CASES_A_LEVEL = 20;
const TOLD_EVERY = 500;

const options = {
  help: { type: 'boolean', short: 'h' },
  cases: { type: 'string', default: '1000' },
  from: { type: 'string', default: '0' },
  draw: { type: 'string', default: '1' },
  case: { type: 'string' },
} as const;

const counts = { cases: 0, built: 0, faults: 0, exported: 0 };

function tell(given: GeneratedCase | readonly GeneratedCase[], violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  counts.faults += 1;
  console.log(JSON.stringify({ given, violations: violations.slice(0, 5) }));
}

function proveOne(given: GeneratedCase): boolean {
  const { isBuilt, violations } = proveCase(given, 'surfaces');
  counts.cases += 1;
  if (isBuilt) counts.built += 1;
  if (violations.length > 0) {
    const simple = simplifyCase(given, 'surfaces');
    tell(simple, proveCase(simple, 'surfaces').violations);
  }
  return violations.length === 0;
}

async function proveAll(cases: readonly GeneratedCase[]): Promise<void> {
  for (let from = 0; from < cases.length; from += CASES_A_LEVEL) {
    const sound = cases.slice(from, from + CASES_A_LEVEL).filter(proveOne);
    const { violations, buildings } = await proveExport(sound);
    counts.exported += buildings;
    tell(sound, violations);
    if (from % TOLD_EVERY === 0) console.error(JSON.stringify(counts));
  }
}

const { values } = parseArgs({ options });
if (values.help) {
  console.log(HELP);
} else {
  const [count, from, draw] = [values.cases, values.from, values.draw].map(Number) as [
    number,
    number,
    number,
  ];
  const cases = values.case
    ? [JSON.parse(values.case) as GeneratedCase]
    : drawCases(from + count, draw).slice(from);
  await proveAll(cases);
  console.log(JSON.stringify(counts));
  process.exitCode = counts.faults > 0 ? 1 : 0;
}
