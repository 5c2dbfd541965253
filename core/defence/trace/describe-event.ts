import { text } from '../../text/text.ts';
import type { TileCell, TraceEvent } from '../builder/trace.ts';

const cell = ([x, y]: TileCell): string => `(${x}, ${y})`;

/** What the builder did, in words. */
export function describeEvent(event: TraceEvent): string {
  switch (event.type) {
    case 'attempt':
      return text('trace.attempt', { attempt: event.attempt });
    case 'length':
      return text(event.intended > event.drawn ? 'trace.length-raised' : 'trace.length', {
        drawn: event.drawn,
        emergency: event.emergency,
        intended: event.intended,
      });
    case 'ray':
      return describeRay(event);
    case 'shortened':
      return text('trace.shortened', { from: event.from, to: event.to });
    case 'turn':
      return text('trace.turn', { turn: text(`trace.side.${event.turn}`), emergency: event.emergency });
    case 'tile':
      return text(event.isReplaced ? 'trace.tile-replaced' : 'trace.tile', {
        kind: text(`trace.kind.${event.kind}`),
        cell: cell(event.cell),
      });
    case 'rejected':
      return text(`trace.rejected.${event.reason}`, { attempt: event.attempt, cell: cell(event.at) });
    case 'finished':
      return text('trace.finished', { attempts: event.attempts });
  }
}

/** What a ray asked, and what it found. */
function describeRay({ ray, from, to, struck, turn, outcome }: Extract<TraceEvent, { type: 'ray' }>): string {
  const steps = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const asked =
    ray === 'walkway'
      ? text('trace.ask-walkway', { from: cell(from), steps })
      : text('trace.ask-corner', { from: cell(from), steps, turn: text(`trace.side.${turn ?? 'left'}`) });
  const found = struck
    .slice(0, MOST_TOLD)
    .map((each) => text('trace.struck', { kind: text(`trace.kind.${each.kind}`), cell: cell(each.cell) }))
    .join(', ');
  const more = struck.length > MOST_TOLD ? text('trace.more', { count: struck.length - MOST_TOLD }) : '';
  const seen = struck.length > 0 ? text('trace.seen', { struck: found + more }) : text('trace.seen-nothing');
  return `${asked} ${seen} ${text(`trace.outcome.${ray}-${outcome}`)}`;
}

/** Things struck that are named one by one. */
const MOST_TOLD = 4;
