import type { BuiltPath } from './builder/build-path.ts';

/** How long a cell of a path is under fire, both walks over a crossing together. */
export interface CellExposure {
  /** The first step of the walk that is there. */
  readonly step: number;
  /** In range of each tower, summed. */
  readonly metres: number;
}

/** The exposure of a walk, step by step, summed over its cells in the order in which they are first walked. */
export function sumByCell(
  { xs, ys }: Pick<BuiltPath, 'xs' | 'ys'>,
  alongPath: Float64Array,
): readonly CellExposure[] {
  const cells = new Map<string, CellExposure>();
  for (const [step, x] of xs.entries()) {
    const key = `${x},${ys[step]}`;
    const known = cells.get(key);
    const metres = alongPath[step] ?? 0;
    cells.set(key, known ? { ...known, metres: known.metres + metres } : { step, metres });
  }
  return [...cells.values()];
}
