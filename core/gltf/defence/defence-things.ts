import type { BuiltLevel } from '../../defence/builder/build-level.ts';
import type { TileCell } from '../../defence/builder/trace.ts';
import { defenceProps, type Prop } from '../../defence/layout/defence-props.ts';
import { layTiles } from '../../defence/layout/lay-tiles.ts';
import { STAND_NUMBERS } from '../../defence/layout/stands.ts';
import type { DefenceShape } from '../../defence/shapes/defence-shapes.ts';
import type { LevelReader } from '../../document/level.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../document/schema/defence.ts';
import { describeTower } from './defence-facts.ts';

/** What the nodes of a defence level are gathered under. */
export const THING_GROUPS = ['tiles', 'walls', 'decorations', 'towers'] as const;

export type ThingGroup = (typeof THING_GROUPS)[number];

/** One thing of a defence level, where it stands from the entrance. */
export interface Thing {
  readonly group: ThingGroup;
  readonly shape: DefenceShape;
  /** In tiles. */
  readonly x: number;
  readonly z: number;
  readonly size: number;
  /** Radians about +y. */
  readonly turn: number;
  /** Its own name, if it has one. */
  readonly name?: string;
  /** What engines are told of it. */
  readonly facts: Readonly<Record<string, unknown>>;
}

const isWall = (shape: DefenceShape): boolean => shape.startsWith('wall');

/** Everything that stands in a defence level, in an order that follows from the level alone. */
export function* thingsOf(
  level: LevelReader,
  record: Readonly<Defence>,
  built: BuiltLevel,
): Generator<Thing> {
  yield* tilesOf(record, built);
  const props = [...level.derived(defenceProps).all(record.id)];
  for (const prop of props.sort(byCell)) yield thingOf(level, prop);
}

function* tilesOf(
  { heading = DEFENCE_DEFAULTS.heading }: Readonly<Defence>,
  built: BuiltLevel,
): Generator<Thing> {
  for (const [shape, { count, data }] of layTiles(built, heading)) {
    for (let at = 0; at < count * STAND_NUMBERS; at += STAND_NUMBERS) {
      const [x = 0, z = 0, size = 1, turn = 0] = data.subarray(at, at + STAND_NUMBERS);
      const cell: TileCell = [x, z];
      yield isWall(shape)
        ? { group: 'walls', shape, x, z, size, turn, facts: { kind: 'wall', cell } }
        : { group: 'tiles', shape, x, z, size, turn, facts: { kind: 'tile', tile: shape, cell } };
    }
  }
}

function thingOf(level: LevelReader, { cell, record, ...stand }: Prop): Thing {
  const tower = level.findKind('tower', record ?? undefined);
  if (tower) {
    const named = tower.name ? { name: tower.name } : {};
    return { group: 'towers', ...stand, ...named, facts: { ...describeTower(tower) } };
  }
  const own = level.findKind('decoration', record ?? undefined);
  return {
    group: 'decorations',
    ...stand,
    ...(own?.name && { name: own.name }),
    facts: { kind: 'decoration', decoration: stand.shape, cell, ...(own && { id: own.id }) },
  };
}

interface Celled {
  readonly cell: TileCell;
}

const byCell = (a: Celled, b: Celled): number => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0];
