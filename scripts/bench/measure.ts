import { performance } from 'node:perf_hooks';

/** Something to be timed; what comes before the measured part is done by `prepare`. */
export interface Contestant {
  readonly prepare?: () => unknown;
  readonly work: () => unknown;
}

export interface Rounds {
  /** Rounds that are not counted, in which code is compiled and caches are filled. */
  readonly warmUp: number;
  readonly counted: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/**
 * Median time in ms of each contestant. They take turns, round by round, so that whatever else the machine does meets
 * them alike.
 */
export async function race<N extends string>(
  contestants: Readonly<Record<N, Contestant>>,
  { warmUp, counted }: Rounds,
): Promise<Record<N, number>> {
  const names = Object.keys(contestants) as N[];
  const times = new Map<N, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < warmUp + counted; round += 1) {
    for (const name of names) {
      const { prepare, work } = contestants[name];
      await prepare?.();
      const from = performance.now();
      const pending = work();
      if (pending instanceof Promise) await pending;
      if (round >= warmUp) times.get(name)?.push(performance.now() - from);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<N, number>;
}
