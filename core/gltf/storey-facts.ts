import type { LevelReader } from '../document/level.ts';
import { compareNaturally } from '../document/natural-order.ts';
import { OPENING_DEFAULTS, type Opening } from '../document/schema/opening.ts';
import { ROOF_DEFAULTS, type Roof } from '../document/schema/roof.ts';
import type { Storey } from '../document/schema/storey.ts';
import { toMicrometre } from '../math/tolerance.ts';
import { along, type Vec2 } from '../math/vec2.ts';
import type { Vec3 } from '../math/vec3.ts';
import type { Hole } from '../walls/openings/holes.ts';
import { stairFlights } from '../walls/stairs/stair-flights.ts';
import { clearHeightOf, floorOf } from '../walls/storeys.ts';
import { wallBodies } from '../walls/wall-bodies.ts';
import type { WallBody } from '../walls/wall-body.ts';
import { wallGraph } from '../walls/wall-graph.ts';

/** An opening as it is cut, in metres; `position` is the middle of its foot in the world. */
interface OpeningFacts {
  readonly id: string;
  readonly kind: Opening['type'];
  readonly wall: string;
  readonly position: Vec3;
  readonly width: number;
  readonly height: number;
  /** Over the floor. */
  readonly sill: number;
  readonly fitting: NonNullable<Opening['fitting']>;
  readonly hinge: NonNullable<Opening['hinge']>;
  readonly opensTo: NonNullable<Opening['opensTo']>;
}

/** In metres; from the middle of the foot to that of the head, both in the world. */
interface StairFacts {
  readonly id: string;
  readonly name: string;
  readonly start: Vec3;
  readonly end: Vec3;
  readonly width: number;
  readonly steps: number;
  /** Null where no storey lies above. */
  readonly leadsTo: string | null;
}

/** In radians and metres. */
interface RoofFacts {
  readonly id: string;
  readonly name: string;
  readonly type: Roof['type'];
  readonly pitch: number;
  readonly overhang: number;
  readonly thickness: number;
  /** Plan points in the outlines that it covers; null where it covers all of the storey. */
  readonly covers: readonly Vec2[] | null;
  /** Whether it leaves out what the next storey encloses. */
  readonly besideUpper: boolean;
}

/** What engines are told of a storey besides its shape. */
export interface StoreyFacts {
  readonly kind: 'storey';
  readonly id: string;
  /** Metres over the level's zero. */
  readonly elevation: number;
  /** Metres from floor to ceiling. */
  readonly height: number;
  readonly openings: readonly OpeningFacts[];
  readonly stairs: readonly StairFacts[];
  readonly roofs: readonly RoofFacts[];
}

/** Everything that is told of a storey, each list in the natural order of its ids. */
export function describeStorey(level: LevelReader, storey: Storey): StoreyFacts {
  const { id } = storey;
  return {
    kind: 'storey',
    id,
    elevation: floorOf(storey),
    height: clearHeightOf(storey),
    openings: describeOpenings(level, id),
    stairs: describeStairs(level, id),
    roofs: describeRoofs(level, id),
  };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => compareNaturally(a.id, b.id);

function describeOpenings(level: LevelReader, storey: string): OpeningFacts[] {
  const bodies = level.derived(wallBodies);
  return level
    .derived(wallGraph)
    .wallsOf(storey)
    .flatMap(({ id }) => bodies.find(id) ?? [])
    .flatMap((body) => body.holes.map((hole) => describeHole(body, hole)))
    .sort(byId);
}

function describeHole({ wall, direction, elevation }: WallBody, hole: Hole): OpeningFacts {
  const { opening, from, to, bottom, top } = hole;
  const { id, type } = opening;
  const [x, z] = along(wall.start, direction, (from + to) / 2);
  return {
    id,
    kind: type,
    wall: wall.id,
    position: [toMicrometre(x), toMicrometre(elevation + bottom), toMicrometre(z)],
    // A hole is computed from its middle: 0.9 m must not come out with the noise of that.
    width: toMicrometre(to - from),
    height: toMicrometre(top - bottom),
    sill: toMicrometre(bottom),
    fitting: opening.fitting ?? OPENING_DEFAULTS.fitting,
    hinge: opening.hinge ?? OPENING_DEFAULTS.hinge,
    opensTo: opening.opensTo ?? OPENING_DEFAULTS.opensTo,
  };
}

const describeStairs = (level: LevelReader, storey: string): StairFacts[] =>
  level
    .derived(stairFlights)
    .ofStorey(storey)
    .map(({ stair, width, elevation, rise, steps, leadsTo }) => ({
      id: stair.id,
      name: stair.name ?? '',
      start: [stair.start[0], elevation, stair.start[1]],
      end: [stair.end[0], elevation + rise, stair.end[1]],
      width,
      steps,
      leadsTo,
    }));

const describeRoofs = (level: LevelReader, storey: string): RoofFacts[] =>
  [...level.ofKind('roof')]
    .filter((roof) => roof.storey === storey)
    .sort(byId)
    .map(({ id, name, type, pitch, overhang, thickness, covers, besideUpper }) => ({
      id,
      name: name ?? '',
      type,
      pitch: type === 'flat' ? 0 : (pitch ?? ROOF_DEFAULTS.pitch),
      overhang: overhang ?? ROOF_DEFAULTS.overhang,
      thickness: thickness ?? ROOF_DEFAULTS.thickness,
      covers: covers ?? null,
      besideUpper: besideUpper ?? false,
    }));
