import { call } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { drawWall } from '../../core/walls/commands/draw-wall.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { race } from './measure.ts';
import { CELL, latticeLevel, STOREY } from './plan-levels.ts';

const SMALL = 100;
const LARGE = 10_000;
/** An edit takes far below a millisecond: many rounds make its median steady. */
const ROUNDS = { warmUp: 300, counted: 1500 };
/** Work follows the edit, not the level: the logarithm of an index is all that may grow. */
const MOST_GROWTH = 2;

/** Edits go round over so many cells in each direction: those that the small level has. */
const CELLS_A_SIDE = 6;

/** A wall across a cell of the lattice: it ends on two others, splits both and changes the joints of eleven. */
function editOf(round: number) {
  const x = (round % CELLS_A_SIDE) * CELL;
  const z = (Math.floor(round / CELLS_A_SIDE) % CELLS_A_SIDE) * CELL;
  return call(drawWall, { storey: STOREY, from: [x + CELL / 2, z], to: [x + CELL / 2, z + CELL] });
}

interface Editor {
  readonly store: DocumentStore;
  /** Builds again what an edit changed, as the view does after each. Returns how many walls that were. */
  readonly refresh: () => number;
}

function openEditor(walls: number): Editor {
  const store = new DocumentStore(latticeLevel(walls), countedIds());
  const bodies = store.derived(wallBodies);
  const feed = bodies.follow();
  const refresh = (): number => {
    const changed = feed.take();
    for (const id of changed) void bodies.find(id)?.meshes;
    return changed.length;
  };
  refresh();
  return { store, refresh };
}

function check(isDone: boolean, what: string): void {
  if (!isDone) throw new Error(`The benchmark’s ${what} did nothing: its figures would mean nothing.`);
}

/**
 * The three steps of one size as contestants; each brings the level to where its step begins. Every round makes an
 * edit of its own in the next place: putting one and the same id in and out of a Map for thousands of times leaves a
 * chain of holes in it, and would measure the Map.
 */
function steps({ store, refresh }: Editor) {
  const begin = (): void => {
    while (store.undo());
    refresh();
  };
  let round = 0;
  const runEdit = (): void => {
    round += 1;
    const result = store.run(editOf(round));
    check(result.ok && result.changed && refresh() > 0, 'edit');
  };
  const undo = (): void => check(store.undo() && refresh() > 0, 'undo');
  const redo = (): void => check(store.redo() && refresh() > 0, 'redo');
  const first = (...before: readonly (() => void)[]): (() => void) => {
    return () => {
      for (const step of [begin, ...before]) step();
    };
  };
  return {
    edit: { prepare: first(), work: runEdit },
    undo: { prepare: first(runEdit), work: undo },
    redo: { prepare: first(runEdit, undo), work: redo },
  };
}

async function run(): Promise<BenchRow[]> {
  const small = steps(openEditor(SMALL));
  const large = steps(openEditor(LARGE));
  const rows: BenchRow[] = [];
  for (const step of ['edit', 'undo', 'redo'] as const) {
    const times = await race({ small: small[step], large: large[step] }, ROUNDS);
    rows.push({
      what: `one ${step} in a level of ${LARGE} walls, meshes included`,
      unit: 'ms',
      ours: times.large,
      peer: { name: `ours in a level of ${SMALL} walls`, value: times.small },
      limit: MOST_GROWTH,
    });
  }
  return rows;
}

export const edits: BenchCase = { name: 'edit', title: 'One edit', run };
