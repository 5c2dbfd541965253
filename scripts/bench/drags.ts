import { call } from '../../core/document/command.ts';
import { DocumentStore, type Gesture } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { moveJoint } from '../../core/walls/commands/move-joint.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { DrawnSurfaces } from './drawn-surfaces.ts';
import { race } from './measure.ts';
import { CELL, latticeLevel, latticeOpenings, STOREY } from './plan-levels.ts';

const SMALL = 100;
const LARGE = 10_000;
const ROUNDS = { warmUp: 200, counted: 600 };
/** Work follows the drag, not the storey: the logarithm of an index is all that may grow. */
const MOST_GROWTH = 2;
/** A quarter of a frame at 60 frames a second: the rest is for drawing. */
const MOST_MS = 4;
/** Pointer moves of one drag. */
const MOVES = 20;
/** Joints go round over so many in each direction: inner ones of the small level too. */
const JOINTS_A_SIDE = 5;
/** In metres, of the circle on which the joint is dragged about. */
const RADIUS = 0.6;

/** A drag under way: each call is a pointer move, from preview to pools; after some moves another joint is taken. */
function dragging(walls: number): () => void {
  const store = new DocumentStore(latticeLevel(walls, latticeOpenings(walls)), countedIds());
  const drawn = new DrawnSurfaces(store);
  drawn.update();
  let gesture: Gesture = store.begin();
  let move = 0;
  return () => {
    const drag = Math.floor(move / MOVES);
    if (move % MOVES === 0) gesture = store.begin();
    const at = (index: number): number => (1 + (index % JOINTS_A_SIDE)) * CELL;
    const from: Vec2 = [at(drag), at(Math.floor(drag / JOINTS_A_SIDE))];
    const angle = (2 * Math.PI * (move % MOVES)) / MOVES;
    const to: Vec2 = [from[0] + RADIUS * Math.cos(angle), from[1] + RADIUS * Math.sin(angle)];
    move += 1;
    const result = gesture.preview(call(moveJoint, { storey: STOREY, from, to }));
    if (!result.ok || !result.changed || drawn.update() === 0) throw new Error('The drag moved nothing.');
  };
}

async function run(): Promise<BenchRow[]> {
  const times = await race({ small: { work: dragging(SMALL) }, large: { work: dragging(LARGE) } }, ROUNDS);
  const what = `one pointer move of a joint dragged in a storey of ${LARGE} walls with openings and rooms`;
  const ours = { what, unit: 'ms', ours: times.large } as const;
  const peer = { name: `ours in a storey of ${SMALL} walls`, value: times.small };
  return [
    { ...ours, peer, limit: MOST_GROWTH },
    { ...ours, what: 'the same by itself', peer: null, limit: MOST_MS },
  ];
}

export const drags: BenchCase = { name: 'drag', title: 'Dragging a joint', run };
