import { call } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { moveJoint } from '../../core/walls/commands/move-joint.ts';
import { rooms as roomModel } from '../../core/walls/rooms/rooms.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { race } from './measure.ts';
import { CELL, latticeLevel, STOREY } from './plan-levels.ts';

const WALLS = 10_000;
const FEW_WALLS = 100;
const FROM_NOTHING = { warmUp: 5, counted: 15 };
const EDITS = { warmUp: 200, counted: 800 };
const MOST_MS = 250;
/** Work follows the edit, not the level: the logarithm of an index is all that may grow. */
const MOST_GROWTH = 2;
/** Edits go round over so many joints in each direction: inner ones of the small level too. */
const JOINTS_A_SIDE = 5;
const MOVE = 0.5;

async function measureFromNothing(): Promise<number> {
  const level = latticeLevel(WALLS);
  const stores = Array.from(
    { length: FROM_NOTHING.warmUp + FROM_NOTHING.counted },
    () => new DocumentStore(level, countedIds()),
  );
  let store: DocumentStore | undefined;
  const prepare = (): void => {
    store = stores.pop();
  };
  const work = (): void => {
    const all = store?.derived(roomModel).ofStorey(STOREY) ?? [];
    const area = all.reduce((sum, room) => sum + room.area, 0);
    if (!(area > 0)) throw new Error('There are no rooms to measure.');
  };
  return (await race({ ours: { prepare, work } }, FROM_NOTHING)).ours;
}

/** Moves a joint and looks at the rooms that changed, each round at another place. */
function editing(walls: number): { readonly prepare: () => void; readonly work: () => void } {
  const store = new DocumentStore(latticeLevel(walls), countedIds());
  const model = store.derived(roomModel);
  const feed = model.follow();
  let round = 0;
  return {
    prepare: () => {
      store.undo();
      feed.take();
      round += 1;
    },
    work: () => {
      const x = (1 + (round % JOINTS_A_SIDE)) * CELL;
      const z = (1 + (Math.floor(round / JOINTS_A_SIDE) % JOINTS_A_SIDE)) * CELL;
      store.run(call(moveJoint, { storey: STOREY, from: [x, z], to: [x + MOVE, z + MOVE] }));
      const changed = feed.take();
      const area = changed.reduce((sum, id) => sum + (model.find(id)?.area ?? 0), 0);
      if (!(area > 0)) throw new Error('The edit changed no room.');
    },
  };
}

async function run(): Promise<BenchRow[]> {
  const times = await race({ small: editing(FEW_WALLS), large: editing(WALLS) }, EDITS);
  return [
    {
      what: `rooms of ${WALLS} walls from the records, with their areas`,
      unit: 'ms',
      ours: await measureFromNothing(),
      peer: null,
      limit: MOST_MS,
    },
    {
      what: `rooms after a joint of ${WALLS} walls is moved`,
      unit: 'ms',
      ours: times.large,
      peer: { name: `ours among ${FEW_WALLS} walls`, value: times.small },
      limit: MOST_GROWTH,
    },
  ];
}

export const roomFaces: BenchCase = { name: 'rooms', title: 'Rooms', run };
