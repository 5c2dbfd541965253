import { cpus } from 'node:os';
import { type BenchCase, type BenchRow, isWithinLimit, ratioOf } from './bench-case.ts';

/** What one case came to; a case that cannot run here says why. */
export interface CaseResult {
  readonly bench: BenchCase;
  readonly rows: readonly BenchRow[];
  readonly failure: string | null;
}

const HEADINGS = ['ratio', 'limit', 'ours', 'peer', 'what', 'against'] as const;

/** Three significant digits: more would not repeat. */
const figure = (value: number): string => String(Number(value.toPrecision(3)));

function toCells(row: BenchRow): readonly string[] {
  const ratio = ratioOf(row);
  const limit = row.limit === null ? '' : `≤ ${row.limit}${isWithinLimit(row) ? '' : ' MISSED'}`;
  return [
    ratio === null ? '–' : `${figure(ratio)}×`,
    limit,
    `${figure(row.ours)} ${row.unit}`,
    row.peer ? `${figure(row.peer.value)} ${row.unit}` : '–',
    row.what,
    row.peer?.name ?? '',
  ];
}

/** The results as a table for people, ratios first. */
export function formatTable(results: readonly CaseResult[]): string {
  const lines = [HEADINGS, ...results.flatMap(({ rows }) => rows.map(toCells))];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const table = lines.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failures = results.flatMap(({ bench, failure }) =>
    failure ? [`NOT RUN: ${bench.name}. ${failure}`] : [],
  );
  return [...table, ...failures].join('\n');
}

/** The results for programs. */
export function toJson(results: readonly CaseResult[]): object {
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    processor: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    rows: results.flatMap(({ bench, rows }) =>
      rows.map((row) => ({
        bench: bench.name,
        ratio: ratioOf(row),
        limit: row.limit,
        isWithinLimit: isWithinLimit(row),
        what: row.what,
        unit: row.unit,
        ours: row.ours,
        peer: row.peer?.value ?? null,
        against: row.peer?.name ?? null,
      })),
    ),
    notRun: results.flatMap(({ bench, failure }) =>
      failure ? [{ bench: bench.name, reason: failure }] : [],
    ),
  };
}
