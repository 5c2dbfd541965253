import { call } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import { STAIR_DEFAULTS } from '../document/schema/stair.ts';
import { angleOf, directionOf } from '../math/angle.ts';
import { toLattice } from '../math/tolerance.ts';
import { along, distance, midpoint, sub, type Vec2 } from '../math/vec2.ts';
import { placeStair } from '../walls/commands/place-stair.ts';
import { comfortableSteps, riseFrom } from '../walls/stairs/flight.ts';
import { storeyAbove } from '../walls/storeys.ts';
import { formatLength } from './number-entry.ts';
import type { Span, SpanKind } from './span-kind.ts';
import { buildSpanTool } from './span-tool.ts';
import type { Hint } from './tool.ts';
import type { ReadNumbers } from './typed-numbers.ts';

/** Depths of treads differ by whole centimetres, as they are built. */
const TREAD_STEP = 0.01;
/** Height in metres of the ghost, which shows the outline on the floor. */
const GHOST_HEIGHT = 0.02;

const STAIR: SpanKind = {
  id: 'stair',
  hint: { key: 'tools.stair.start' },
  dragHint: { key: 'tools.stair.drag' },
  clickHint: { key: 'tools.stair.drag' },
  isAnchored: true,
  isChained: false,
  isPreviewed: true,
  fields: ['length', 'angle'],
  computeEnd: computeHead,
  describe: describeFlight,
  buildGuides: ({ from, to }) => [
    { type: 'wall', from, to, thickness: STAIR_DEFAULTS.width, height: GHOST_HEIGHT, look: 'ghost' },
  ],
  buildMeasures: ({ from, to }) => [
    { field: 'length', value: distance(from, to), at: midpoint(from, to) },
    { field: 'angle', value: angleOf(sub(to, from)), at: from },
  ],
  toCommand: (span) => call(placeStair, span),
};

/** Draws a straight flight from its foot to its head. */
export const stairTool = buildSpanTool(STAIR);

/** A length that was not typed makes treads of whole centimetres. */
function computeHead(
  from: Vec2,
  pointer: Vec2,
  numbers: ReadNumbers,
  level: LevelReader,
  storey: string,
): Vec2 {
  const drawn = distance(from, pointer);
  const treads = comfortableSteps(riseFrom(level, storey));
  const size = numbers.get('length') ?? toTreads(drawn, treads);
  const typed = numbers.get('angle');
  if (typed === undefined && drawn > 0) {
    return along(from, [(pointer[0] - from[0]) / drawn, (pointer[1] - from[1]) / drawn], size);
  }
  return along(from, directionOf(typed ?? 0), size);
}

const toTreads = (length: number, treads: number): number =>
  Math.round(length / treads / TREAD_STEP) * TREAD_STEP * treads;

/** How many steps of which size, and where they lead. */
function describeFlight({ storey, from, to }: Span, { level }: { readonly level: LevelReader }): Hint {
  const rise = riseFrom(level, storey);
  const steps = comfortableSteps(rise);
  const above = storeyAbove(level, storey);
  const params = {
    steps,
    riser: formatLength(rise / steps),
    tread: formatLength(toLattice(distance(from, to) / steps)),
  };
  return above
    ? { key: 'tools.stair.leads', params: { ...params, storey: above.name ?? above.id } }
    : { key: 'tools.stair.leads-nowhere', params: { ...params, rise: formatLength(rise) } };
}
