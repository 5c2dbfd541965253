import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import { isKind, type LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { WallOutline } from '../../core/walls/wall-outline.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';
import { latticeLevel, STOREY } from './plan-levels.ts';

const WALLS = 10_000;
const ROUNDS = { warmUp: 10, counted: 30 };
/** About half of what the fastest open editor needs on the machine of the figures: 47 ms. */
const MOST_MS = 25;
/** In metres, of every wall: where they run on, they run on as one. */
const THICKNESS = 0.2;

const evenly = (record: LevelRecord): LevelRecord =>
  isKind(record, 'wall') ? { ...record, thickness: THICKNESS } : record;

function makeLevel(): Level {
  const level = latticeLevel(WALLS);
  return { ...level, records: level.records.map(evenly) };
}

async function run() {
  const level = makeLevel();
  let store: DocumentStore | undefined;
  let outlines: readonly WallOutline[] = [];
  const prepare = (): void => {
    // One that nobody has asked anything yet.
    store = new DocumentStore(level, countedIds());
    outlines = [];
  };
  const work = (): void => {
    outlines = [...(store?.derived(wallBodies).outlinesOf(STOREY) ?? [])];
    if (outlines.length !== WALLS) throw new Error('There are not as many footprints as walls.');
  };
  const { ours } = await race({ ours: { prepare, work } }, ROUNDS);
  const what = `joints and footprints of ${WALLS} walls in a grid, from the records`;
  return [{ what, unit: 'ms', ours, peer: null, limit: MOST_MS }] as const;
}

export const footprints: BenchCase = { name: 'footprints', title: 'Joints and footprints', run };
