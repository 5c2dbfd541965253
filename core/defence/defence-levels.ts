import type { DerivedKind, DerivedModel, LevelReader } from '../document/level.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../document/schema/defence.ts';
import { type BuildResult, buildLevel } from './builder/build-level.ts';
import { type BuilderParameters, findParameterFault } from './builder/parameters.ts';

/** What the builder is told of a record. */
export const parametersOf = ({
  seed,
  length,
  maxTilesBeforeCorner,
  border = DEFENCE_DEFAULTS.border,
  decorationChance = DEFENCE_DEFAULTS.decorationChance,
  heading = DEFENCE_DEFAULTS.heading,
  attempts = DEFENCE_DEFAULTS.attempts,
  decorationStyle,
}: Defence): BuilderParameters => ({
  seed,
  length,
  maxTilesBeforeCorner,
  border,
  decorationChance,
  heading,
  attempts,
  ...(decorationStyle && { decorationStyle }),
});

/** Builds levels somewhere else, since it may take seconds. Answers later: null where it is to be asked again. */
export type BuildElsewhere = (
  parameters: BuilderParameters,
  done: (result: BuildResult | null) => void,
) => void;

/** Tiles that are laid at once where others can be laid elsewhere: some milliseconds of work. */
const WORK_AT_ONCE = 50_000;

/** Longer paths are built elsewhere from the start. */
const LENGTH_AT_ONCE = 20_000;

/** Results that are kept: those of the levels of a document and of what was tried on them lately. */
const MOST_KEPT = 64;

/**
 * The tower-defence levels of a document, each built when it is first asked for and kept by what it is built from, so
 * that undo and what was tried before come back at once.
 */
export class DefenceLevels implements DerivedModel {
  private readonly level: LevelReader;
  private readonly built = new Map<string, BuildResult>();
  private elsewhere: BuildElsewhere | null = null;

  constructor(level: LevelReader) {
    this.level = level;
  }

  /** What is kept goes by parameters, not by records. */
  update(): void {}

  /**
   * From now on builds at once only what takes no time, and has others built elsewhere: those are refused as
   * defence.unfinished until their result is there.
   */
  buildElsewhere(build: BuildElsewhere): void {
    this.elsewhere = build;
  }

  /** What came of building it; undefined for an id that is none of a defence level. */
  find(id: string): BuildResult | undefined {
    const record = this.level.findKind('defence', id);
    return record && this.build(parametersOf(record));
  }

  /** What comes of parameters. */
  build(parameters: BuilderParameters): BuildResult {
    const key = JSON.stringify(parameters);
    const known = this.built.get(key);
    if (known) return known;
    if (this.elsewhere) return this.tryAtOnce(parameters, key, this.elsewhere);
    const result = buildLevel(parameters);
    this.keep(key, result);
    return result;
  }

  private tryAtOnce(parameters: BuilderParameters, key: string, elsewhere: BuildElsewhere): BuildResult {
    const isShort = parameters.length <= LENGTH_AT_ONCE || findParameterFault(parameters) !== undefined;
    const result: BuildResult = isShort
      ? buildLevel(parameters, null, WORK_AT_ONCE)
      : { ok: false, reason: { code: 'defence.unfinished', params: { attempts: 0 } } };
    this.keep(key, result);
    if (isUnfinished(result))
      elsewhere(parameters, (done) => (done ? this.keep(key, done) : this.built.delete(key)));
    return result;
  }

  private keep(key: string, result: BuildResult): void {
    this.built.delete(key);
    this.built.set(key, result);
    const [oldest] = this.built.keys();
    if (this.built.size > MOST_KEPT && oldest !== undefined) this.built.delete(oldest);
  }
}

/** It is still being built. */
export const isUnfinished = (result: BuildResult): boolean =>
  !result.ok && result.reason.code === 'defence.unfinished';

export const defenceLevels: DerivedKind<DefenceLevels> = {
  name: 'defence.levels',
  create: (level) => new DefenceLevels(level),
};
