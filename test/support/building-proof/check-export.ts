import { call } from '../../../core/document/command.ts';
import type { DocumentStore } from '../../../core/document/document-store.ts';
import { exportLevel } from '../../../core/gltf/export-level.ts';
import { generateBuilding } from '../../../core/walls/commands/generate-building.ts';
import { validateExport } from '../../../scripts/command-line/validate-export.ts';
import { checkFile } from './check-level.ts';
import { emptyStore } from './generate-case.ts';
import type { GeneratedCase } from './generated-case.ts';
import type { Violation } from './violations.ts';

const OPTIONS = { fileName: 'level.glb', programVersion: '0.0.0' };

/** What came of several buildings in one level. */
export interface ExportProof {
  /** How many of them stand there; the others were refused. */
  readonly buildings: number;
  readonly violations: readonly Violation[];
}

/** Puts buildings beside one another into one level, and lets the validator of glTF judge its export. */
export async function proveExport(cases: readonly GeneratedCase[]): Promise<ExportProof> {
  const store = emptyStore();
  const buildings = cases.filter((given) => insert(store, given)).length;
  const level = store.snapshot();
  const { issues } = await validateExport(await exportLevel(level, OPTIONS));
  const { numErrors, numWarnings } = issues;
  const isSound = numErrors === 0 && numWarnings === 0;
  const where = JSON.stringify(issues.messages.slice(0, 3));
  const inExport: Violation[] = isSound || buildings === 0 ? [] : [{ rule: 'export-problem', where }];
  return { buildings, violations: [...checkFile(level), ...inExport] };
}

function insert(store: DocumentStore, { wishes, seed, site }: GeneratedCase): boolean {
  return store.run(call(generateBuilding, { wishes, seed, ...(site && { site }) })).ok;
}
