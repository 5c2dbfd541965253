import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../document/level.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../document/schema/defence.ts';
import { type BuildResult, buildLevel } from './builder/build-level.ts';
import type { BuilderParameters } from './builder/parameters.ts';

/** What the builder is told of a record. */
export const parametersOf = ({
  seed,
  length,
  maxTilesBeforeCorner,
  border = DEFENCE_DEFAULTS.border,
  decorationChance = DEFENCE_DEFAULTS.decorationChance,
  heading = DEFENCE_DEFAULTS.heading,
  attempts = DEFENCE_DEFAULTS.attempts,
}: Defence): BuilderParameters => ({
  seed,
  length,
  maxTilesBeforeCorner,
  border,
  decorationChance,
  heading,
  attempts,
});

interface Built {
  readonly key: string;
  readonly result: BuildResult;
}

/** The tower-defence levels of a document, each built when it is first asked for and kept until its record says else. */
export class DefenceLevels implements DerivedModel {
  private readonly level: LevelReader;
  private readonly built = new Map<string, Built>();

  constructor(level: LevelReader) {
    this.level = level;
  }

  update(changes: readonly RecordChange[]): void {
    for (const { id, after } of changes) if (after === null) this.built.delete(id);
  }

  /** What came of building it; undefined for an id that is none of a defence level. */
  find(id: string): BuildResult | undefined {
    const record = this.level.findKind('defence', id);
    if (!record) return undefined;
    const parameters = parametersOf(record);
    const key = JSON.stringify(parameters);
    const known = this.built.get(id);
    if (known?.key === key) return known.result;
    const result = buildLevel(parameters);
    this.built.set(id, { key, result });
    return result;
  }
}

export const defenceLevels: DerivedKind<DefenceLevels> = {
  name: 'defence.levels',
  create: (level) => new DefenceLevels(level),
};
