import { type Command, call } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { boxesOf } from '../../core/polar/cell-boxes.ts';
import { changeRing } from '../../core/polar/commands/change-ring.ts';
import { moveModules } from '../../core/polar/commands/move-modules.ts';
import { placeModules } from '../../core/polar/commands/place-modules.ts';
import { placement } from '../../core/polar/placement.ts';
import { createGrid, findCell, radiusOf } from '../../core/polar/polar-grid.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { race } from './measure.ts';

const RING = 'deck';
const STEPS = 2000;
const KINDS = 10;
const SMALL = 100;
const LARGE = 20_000;
/** Lines that stay free: edits go round in them. */
const FREE_LINES = 5;
const LINES = LARGE / STEPS;
const ROUNDS = { warmUp: 200, counted: 1000 };
const FEW_ROUNDS = { warmUp: 2, counted: 10 };
/** One hover is too short for the clock. */
const HOVERS = 1000;
/** Work follows the edit, not the level. */
const MOST_GROWTH = 2;
/** A pointer move has 16 ms for everything: finding what is under it must not show. */
const MOST_HOVER_MS = 0.05;
/** A slider has a frame for everything, and most of it is for what is drawn. */
const MOST_CHANGE_MS = 5;

function openLevel(modules: number): DocumentStore {
  const records: LevelRecord[] = [
    { kind: 'ring', id: RING, steps: STEPS, cellSize: 4, innerRing: 0, outerRing: LINES + FREE_LINES },
  ];
  for (let kind = 0; kind < KINDS; kind += 1) {
    records.push({ kind: 'asset', id: `kind${kind}`, path: `assets/${kind}.glb`, footprint: [1, 1] });
  }
  for (let i = 0; i < modules; i += 1) {
    const cell = [Math.floor(i / STEPS), i % STEPS] as const;
    records.push({ kind: 'module', id: `m${i}`, ring: RING, asset: `kind${i % KINDS}`, cell });
  }
  const store = new DocumentStore({ header: { name: 'Ring', extra: {} }, records }, countedIds());
  store.derived(placement);
  return store;
}

function runOn<A>(store: DocumentStore, command: Command<A>, args: A): void {
  const result = store.run(call(command, args));
  if (!result.ok || !result.changed)
    throw new Error(`${command.id} did nothing: its figures would mean nothing.`);
}

/** The next of the free cells: not the same one each time, see docs/benchmarks.md on maps. */
const freeCell = (round: number) =>
  [LINES + (Math.floor(round / STEPS) % FREE_LINES), (round * 7) % STEPS] as const;

/** Places, moves and undoes, so that the level is as large in each round. */
function editsOf(store: DocumentStore) {
  let round = 0;
  const begin = (): void => {
    while (store.undo());
    round += 1;
  };
  const place = () => runOn(store, placeModules, { ring: RING, asset: 'kind0', cells: [freeCell(round)] });
  const move = () => runOn(store, moveModules, { moves: [{ module: 'm50', cell: freeCell(round) }] });
  return { begin, place, move };
}

async function compare(
  what: string,
  step: 'place' | 'move',
  stores: readonly [DocumentStore, DocumentStore],
) {
  const [small, large] = [editsOf(stores[0]), editsOf(stores[1])];
  const times = await race(
    {
      small: { prepare: small.begin, work: small[step] },
      large: { prepare: large.begin, work: large[step] },
    },
    ROUNDS,
  );
  return {
    what,
    unit: 'ms',
    ours: times.large,
    peer: { name: `ours among ${SMALL} modules`, value: times.small },
    limit: MOST_GROWTH,
  } as const;
}

/** What stands under points all over the ring: ring line and step by the inverse of the grid, then a look at its cell. */
function hover(store: DocumentStore): number {
  const grid = createGrid(STEPS, 4);
  const model = store.derived(placement);
  let found = 0;
  for (let i = 0; i < HOVERS; i += 1) {
    const radius = radiusOf(grid, (i * 0.013) % LINES);
    const cell = findCell(grid, [radius * Math.cos(i), radius * Math.sin(i)]);
    if (!cell) continue;
    const boxes = boxesOf({ cell, extent: [1, 1] }, STEPS, '');
    found += model.findInTheWay(RING, boxes, new Set()).length;
  }
  return found;
}

async function run(): Promise<readonly BenchRow[]> {
  const stores = [openLevel(SMALL), openLevel(LARGE)] as const;
  const [, large] = stores;
  const rows: BenchRow[] = [
    await compare(`the ${LARGE + 1}st module placed`, 'place', stores),
    await compare(`one of ${LARGE} modules moved`, 'move', stores),
  ];
  if (hover(large) !== HOVERS) throw new Error('A hover found nothing: its figure would mean nothing.');
  const { begin } = editsOf(large);
  const times = await race(
    {
      change: {
        prepare: begin,
        work: () => runOn(large, changeRing, { ring: RING, changes: { steps: STEPS + 1 } }),
      },
      hover: { prepare: begin, work: () => hover(large) },
    },
    FEW_ROUNDS,
  );
  const alone = (what: string, ours: number, limit: number | null): BenchRow => ({
    what,
    unit: 'ms',
    ours,
    peer: null,
    limit,
  });
  rows.push(
    alone(`N of a ring of ${LARGE} modules changed, placement included`, times.change, MOST_CHANGE_MS),
    alone(`the module under the pointer among ${LARGE}`, times.hover / HOVERS, MOST_HOVER_MS),
  );
  return rows;
}

export const ringEdits: BenchCase = { name: 'ring-edits', title: 'Edits of rings', run };
