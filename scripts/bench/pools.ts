import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { DrawnSurfaces } from './drawn-surfaces.ts';
import { race } from './measure.ts';
import { latticeLevel, latticeOpenings } from './plan-levels.ts';

const WALLS = 2000;
const FEW_WALLS = 20;
const ROUNDS = { warmUp: 3, counted: 15 };
/** One storey and the default looks: a draw call each, however many walls there are. */
const MOST_MORE = 1;

const open = (walls: number): DocumentStore =>
  new DocumentStore(latticeLevel(walls, latticeOpenings(walls)), countedIds());

function draw(walls: number): DrawnSurfaces {
  const drawn = new DrawnSurfaces(open(walls));
  drawn.update();
  return drawn;
}

async function run(): Promise<BenchRow[]> {
  const { ours } = await race({ ours: { work: () => draw(WALLS) } }, ROUNDS);
  const content = `${WALLS} walls with ${2 * WALLS} openings, with rooms`;
  return [
    { what: `${content}: from the records to arrays to be drawn`, unit: 'ms', ours, peer: null, limit: null },
    {
      what: `${content}: draw calls`,
      unit: 'calls',
      ours: draw(WALLS).drawCalls,
      peer: { name: `ours with ${FEW_WALLS} walls`, value: draw(FEW_WALLS).drawCalls },
      limit: MOST_MORE,
    },
  ];
}

export const pools: BenchCase = { name: 'pools', title: 'What is drawn of a storey', run };
