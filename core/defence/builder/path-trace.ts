import { stepX, stepY, type Turn } from './heading.ts';
import type { Heading } from './parameters.ts';
import { EMPTY, type TileBoard } from './tile-board.ts';
import { INTERSECTION, TILE_KINDS, type TileKind } from './tile-kind.ts';
import type { TileCell, TraceEvent, TraceListener } from './trace.ts';

type Ray = Extract<TraceEvent, { type: 'ray' }>;

/** Puts into words of the trace what a path builder does. Looks at the board at the same moment as the builder. */
export class PathTrace {
  private readonly board: TileBoard;
  private readonly tell: TraceListener;

  constructor(board: TileBoard, tell: TraceListener) {
    this.board = board;
    this.tell = tell;
  }

  drawLength(drawn: number, emergency: number, intended: number): void {
    this.tell({ type: 'length', drawn, emergency, intended });
  }

  shorten(from: number, to: number): void {
    this.tell({ type: 'shortened', from, to });
  }

  /** @param clear steps before what cannot be crossed */
  castWalkway(from: TileCell, heading: Heading, clear: number, reach: number): void {
    const isBlocked = clear < reach;
    const struck = this.strike(from, heading, isBlocked ? clear + 1 : reach);
    this.tell({
      type: 'ray',
      ray: 'walkway',
      from,
      to: ahead(from, heading, isBlocked ? clear + 1 : reach),
      struck,
      outcome: isBlocked ? 'blocked' : struck.length > 0 ? 'crossings' : 'clear',
    });
  }

  /** @param steps to the first free cell; 0 for none */
  castCorner(from: TileCell, heading: Heading, turn: Turn, steps: number, reach: number): void {
    const looked = steps === 0 ? this.findLast(from, heading, reach) : steps;
    const struck = this.strike(from, heading, looked);
    const outcome = steps === 0 ? 'blocked' : struck.length > 0 ? 'crossings' : 'clear';
    this.tell({ type: 'ray', ray: 'corner', from, to: ahead(from, heading, looked), struck, turn, outcome });
  }

  choose(turn: Turn, emergency: number): void {
    this.tell({ type: 'turn', turn, emergency });
  }

  lay(cell: TileCell, kind: number): void {
    this.tell({ type: 'tile', cell, kind: kindOf(kind), isReplaced: kind === INTERSECTION });
  }

  /** Steps to where a look that found no free cell ended: at what cannot be crossed, or at the end of its reach. */
  private findLast(from: TileCell, heading: Heading, reach: number): number {
    for (let step = 1; step < reach; step += 1) {
      const tile = this.board.find(...ahead(from, heading, step));
      if (kindOf(this.board.kinds[tile] ?? 0) !== 'straight') return step;
    }
    return reach;
  }

  private strike(from: TileCell, heading: Heading, steps: number): Ray['struck'] {
    const struck: { cell: TileCell; kind: TileKind }[] = [];
    for (let step = 1; step <= steps; step += 1) {
      const cell = ahead(from, heading, step);
      const tile = this.board.find(...cell);
      if (tile !== EMPTY) struck.push({ cell, kind: kindOf(this.board.kinds[tile] ?? 0) });
    }
    return struck;
  }
}

const ahead = ([x, y]: TileCell, heading: Heading, steps: number): TileCell => [
  x + stepX(heading) * steps,
  y + stepY(heading) * steps,
];

/** The kind at a place of TILE_KINDS. */
const kindOf = (place: number): TileKind => TILE_KINDS[place] ?? 'straight';
