import { call } from '../../../core/document/command.ts';
import { serialiseLevel } from '../../../core/document/serialise-level.ts';
import type { Wishes } from '../../../core/walls/building-generator/wishes.ts';
import { generateBuilding } from '../../../core/walls/commands/generate-building.ts';
import { checkFile } from './check-level.ts';
import { checkRefusal } from './check-refusal.ts';
import { checkSurfaces } from './check-surfaces.ts';
import { emptyStore, type Generated, generateCase } from './generate-case.ts';
import type { GeneratedCase } from './generated-case.ts';
import { proveBuilding } from './prove-building.ts';
import type { Violation } from './violations.ts';

/** How far a proof goes: records and plan; or also files, surfaces, and that it comes out the same by the command. */
export type Depth = 'plan' | 'surfaces';

/** What is wrong with a case, and whether there was a building at all. */
export interface CaseResult {
  readonly isBuilt: boolean;
  readonly violations: readonly Violation[];
}

/** Makes a building, or is refused, and proves what came out. Never throws: a throw is a violation. */
export function proveCase(given: GeneratedCase, depth: Depth): CaseResult {
  try {
    const generated = generateCase(given);
    if (!generated.ok) return { isBuilt: false, violations: checkRefusal(given, generated.reason) };
    const { built, store } = generated;
    const violations = proveBuilding(built);
    if (depth === 'plan') return { isBuilt: true, violations };
    const more = [...checkFile(store.snapshot()), ...checkSurfaces(built), ...checkSame(given, generated)];
    return { isBuilt: true, violations: [...violations, ...more] };
  } catch (error) {
    const where = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { isBuilt: false, violations: [{ rule: 'threw', where }] };
  }
}

/** The command makes the same bytes. */
function checkSame({ wishes, seed, site }: GeneratedCase, generated: Generated & { ok: true }): Violation[] {
  const store = emptyStore();
  const result = store.run(call(generateBuilding, { wishes, seed, ...(site && { site }) }));
  const isSame = result.ok && serialiseLevel(store.snapshot()) === serialiseLevel(generated.store.snapshot());
  return isSame ? [] : [{ rule: 'not-the-same-again', where: JSON.stringify(result) }];
}

/** The case with as few wishes as still show one of the same faults, for whoever looks for its cause. */
export function simplifyCase(given: GeneratedCase, depth: Depth): GeneratedCase {
  const rules = new Set(proveCase(given, depth).violations.map(({ rule }) => rule));
  const fails = (each: GeneratedCase): boolean =>
    proveCase(each, depth).violations.some(({ rule }) => rules.has(rule));
  let simple = given;
  for (const name of Object.keys(given.wishes)) {
    const wishes = Object.fromEntries(
      Object.entries(simple.wishes).filter(([key]) => key !== name),
    ) as Wishes;
    if (fails({ ...simple, wishes })) simple = { ...simple, wishes };
  }
  const { site, ...alone } = simple;
  return site && fails(alone) ? alone : simple;
}
