import type { TraceEvent } from '../../../core/defence/builder/trace.ts';

/** A level that is laid again from a trace alone. */
export interface Replay {
  /** In walking order; of a crossing the kind that it ended up as. */
  readonly path: readonly string[];
  /** Rays that say other than the tiles of that moment. */
  readonly faults: readonly string[];
}

/** Lays a level by its trace, and looks along every ray itself. */
export function replayTrace(events: readonly TraceEvent[]): Replay {
  let kinds = new Map<string, string>();
  let walked: string[] = [];
  const faults: string[] = [];
  for (const event of events) {
    if (event.type === 'attempt') {
      kinds = new Map();
      walked = [];
    } else if (event.type === 'tile') {
      const key = event.cell.join(',');
      if (kinds.has(key) !== event.isReplaced) faults.push(`${key} is laid twice`);
      kinds.set(key, event.kind);
      walked.push(key);
    } else if (event.type === 'ray') faults.push(...checkRay(event, kinds));
  }
  return { path: walked.map((key) => `${key} ${kinds.get(key)}`), faults };
}

function checkRay(
  { from, to, struck, outcome }: Extract<TraceEvent, { type: 'ray' }>,
  kinds: ReadonlyMap<string, string>,
): string[] {
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const seen: string[] = [];
  let [x, y] = from;
  if (dx !== 0 && dy !== 0) return ['a ray runs askew'];
  while (x !== to[0] || y !== to[1]) {
    x += dx;
    y += dy;
    const kind = kinds.get(`${x},${y}`);
    if (kind !== undefined) seen.push(`${x},${y} ${kind}`);
  }
  const told = struck.map(({ cell, kind }) => `${cell.join(',')} ${kind}`);
  const faults = told.join(' ') === seen.join(' ') ? [] : [`a ray from ${from} tells ${told}, meets ${seen}`];
  if (outcome === 'clear' && seen.length > 0) faults.push('a clear ray meets something');
  return faults;
}
