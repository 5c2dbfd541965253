import { countedIds } from '../document/ids.ts';
import type { Level } from '../document/level.ts';
import type { Module } from '../document/schema/module.ts';
import type { Ring } from '../document/schema/ring.ts';
import { BRICK, GROUND, PLASTER } from './ground.ts';
import { STATION_ASSETS } from './station-assets.ts';

/** Cells of 4 m stay square on ring line 0 at a radius of 64 · 4 m / 2π ≈ 41 m; four more lines lie outside it. */
const DECK: Ring = {
  kind: 'ring',
  id: 'deck',
  name: 'Deck',
  centre: [0, 0, 0],
  steps: 64,
  cellSize: 4,
  innerRing: 0,
  outerRing: 4,
};

type Place = readonly [
  asset: string,
  line: number,
  step: number,
  style?: Pick<Module, 'quarterTurns' | 'mirrored'>,
];

/** Steps of one of the four quarters that the closed way around consists of. */
const QUARTER = 16;

/** Where people live, cell by cell along ring line 1: closed, so that every corridor leads somewhere. */
const WAY = [
  'habitat',
  'corridor',
  'habitat',
  'airlock',
  'habitat',
  'corridor',
  'habitat',
  'corridor',
  'habitat',
  'airlock',
  'corridor',
] as const;

function wayAround(): readonly Place[] {
  const places: Place[] = [];
  for (let quarter = 0; quarter < DECK.steps; quarter += QUARTER) {
    let step = quarter;
    for (const asset of WAY) {
      places.push([asset, 1, step]);
      step += asset === 'habitat' ? 2 : 1;
    }
  }
  return places;
}

/** What stands about it: light and landing outside, a view of the middle inside. */
const SURROUNDINGS: readonly Place[] = [
  ['greenhouse', 2, 1],
  ['greenhouse', 2, 4],
  ['landing-pad', 2, 9],
  ['crates', 2, 12],
  ['crates', 3, 12, { quarterTurns: 1 }],
  ['antenna', 3, 15],
  ['solar-wing', 2, 18],
  ['solar-wing', 2, 19],
  ['solar-wing', 2, 20],
  ...lookout(2, 24),
  ['rocks', 3, 29],
  ['greenhouse', 2, 33, { quarterTurns: 2 }],
  ['landing-pad', 2, 41, { quarterTurns: 2 }],
  ['crates', 2, 44, { mirrored: true }],
  ['antenna', 3, 46, { mirrored: true }],
  ['solar-wing', 2, 50],
  ['solar-wing', 2, 51],
  ['solar-wing', 2, 52],
  ['rocks', 2, 56],
  ['rocks', 3, 58, { quarterTurns: 2, mirrored: true }],
  ['window-wall', 0, 0],
  ['deck-plate', 0, 1],
  ['window-wall', 0, 2],
  ['window-wall', 0, 32],
  ['deck-plate', 0, 33, { mirrored: true }],
  ['window-wall', 0, 34],
];

/** A way in a circle of its own, three cells along and two across. */
function lookout(line: number, step: number): readonly Place[] {
  return [
    ['corridor-corner', line, step, { quarterTurns: 3 }],
    ['corridor', line, step + 1],
    ['corridor-corner', line, step + 2, { quarterTurns: 2 }],
    ['corridor-corner', line + 1, step],
    ['corridor', line + 1, step + 1, { quarterTurns: 2 }],
    ['corridor-corner', line + 1, step + 2, { quarterTurns: 1 }],
  ];
}

/** A ring station: a closed way of habitats with what they need around it. */
export function createRing(): Level {
  const newId = countedIds();
  const modules = [...wayAround(), ...SURROUNDINGS].map(
    ([asset, line, step, style]): Module => ({
      kind: 'module',
      id: newId('module', () => false),
      ring: DECK.id,
      asset,
      cell: [line, step],
      ...style,
    }),
  );
  return {
    header: { name: 'Ring station', extra: {} },
    records: [PLASTER, BRICK, GROUND, DECK, ...STATION_ASSETS, ...modules],
  };
}
