import type { Random } from '../../math/random.ts';
import { stepX, stepY, type Turn, turned } from './heading.ts';
import type { Heading } from './parameters.ts';
import { PathTrace } from './path-trace.ts';
import { EMPTY, type TileBoard } from './tile-board.ts';
import { CORNER, ENTRANCE, EXIT, INTERSECTION, STRAIGHT } from './tile-kind.ts';
import type { RejectionReason, TraceListener } from './trace.ts';

/** A straight stretch of the path, by its length and by how it ends. */
export interface Walkway {
  /** Straight tiles before its last one, crossings included. */
  readonly straights: number;
  /** The fewest straights that it could have had: as many as lie before the first free cell. */
  readonly emergency: number;
  /** Where the corner at its end turns to; null for the last one, which ends in the exit. */
  readonly turn: Turn | null;
}

export interface PathTask {
  readonly length: number;
  readonly maxTilesBeforeCorner: number;
  readonly heading: Heading;
  /** False only to show what the emergency length is for: walkways may then end up without a free cell. */
  readonly usesEmergency?: boolean;
}

/**
 * One attempt at a path, laid tile by tile on a board: entrance, walkways, exit. Walkways may cross straight tiles that
 * lie in their way, at right angles by nature: a straight tile that lay along a walkway would touch where it begins.
 */
export class PathBuilder {
  readonly walkways: Walkway[] = [];
  private readonly board: TileBoard;
  private readonly random: Random;
  private readonly task: PathTask;
  private readonly trace: PathTrace | null;
  private x = 0;
  private y = 0;
  private heading: Heading;
  private emergency = 0;

  /** @param board without tiles, for at least as many as the path is long */
  constructor(board: TileBoard, random: Random, task: PathTask, listener: TraceListener | null) {
    this.board = board;
    this.random = random;
    this.task = task;
    this.heading = task.heading;
    this.trace = listener && new PathTrace(board, listener);
  }

  /** Lays the whole path. Returns why it came to nothing where it did. */
  build(): RejectionReason | null {
    this.lay(ENTRANCE);
    while (this.board.count < this.task.length) {
      const reason = this.buildWalkway();
      if (reason) return reason;
    }
    return null;
  }

  /** Where the last tile lies. */
  get place(): readonly [number, number] {
    return [this.x, this.y];
  }

  private buildWalkway(): RejectionReason | null {
    const left = this.task.length - this.board.count;
    const straights = this.checkWalkway(left);
    if (straights < 0) return 'no-room';
    const { emergency } = this;
    const isLast = straights + 1 === left;
    const turn = isLast ? null : this.checkCorner(straights + 1, left - straights - 1);
    if (!isLast && !turn) return 'no-turn';
    this.layWalkway(straights, isLast ? EXIT : CORNER);
    this.walkways.push({ straights, emergency, turn });
    if (turn) this.heading = turned(this.heading, turn);
    return null;
  }

  /**
   * Draws how many straights the next walkway has, and shortens it to where its last tile finds a free cell.
   * @param left tiles that the path still needs
   * @returns −1 where there is none
   */
  private checkWalkway(left: number): number {
    const { maxTilesBeforeCorner, usesEmergency = true } = this.task;
    const drawn = this.random.int(0, maxTilesBeforeCorner);
    const least = usesEmergency ? this.emergency : 0;
    const intended = Math.min(Math.max(drawn, least), left - 1);
    this.trace?.drawLength(drawn, least, intended);
    const end = this.findEnd(intended + 1);
    if (end - 1 !== intended) this.trace?.shorten(intended, end - 1);
    return end - 1;
  }

  /** The farthest free cell within reach that no tile lies before which cannot be crossed, in steps; 0 for none. */
  private findEnd(reach: number): number {
    const clear = this.cast(this.x, this.y, this.heading, reach);
    this.trace?.castWalkway(this.place, this.heading, clear, reach);
    let end = clear;
    while (end > 0 && this.at(this.x, this.y, this.heading, end) !== EMPTY) end -= 1;
    return end;
  }

  /** Steps that way, up to the reach, before the first tile that cannot be crossed. */
  private cast(x: number, y: number, heading: Heading, reach: number): number {
    const { board } = this;
    for (let step = 1; step <= reach; step += 1) {
      const tile = this.at(x, y, heading, step);
      if (tile !== EMPTY && board.kinds[tile] !== STRAIGHT) return step - 1;
    }
    return reach;
  }

  /**
   * Chooses the side that a corner turns to: one at random, or else the other. The cells up to the first free one are
   * crossed by the next walkway whatever its length is, so that their number becomes its emergency length.
   * @param at where the corner will be, in steps ahead
   * @param left tiles that the path needs after the corner
   */
  private checkCorner(at: number, left: number): Turn | null {
    const first: Turn = this.random.int(0, 1) === 0 ? 'left' : 'right';
    const reach = Math.min(this.task.maxTilesBeforeCorner, left - 1) + 1;
    const x = this.x + stepX(this.heading) * at;
    const y = this.y + stepY(this.heading) * at;
    for (const turn of first === 'left' ? SIDES_FROM_LEFT : SIDES_FROM_RIGHT) {
      const steps = this.findFree(x, y, turned(this.heading, turn), reach);
      this.trace?.castCorner([x, y], turned(this.heading, turn), turn, steps, reach);
      if (steps === 0) continue;
      this.emergency = steps - 1;
      this.trace?.choose(turn, this.emergency);
      return turn;
    }
    return null;
  }

  /** Steps that way to the first free cell; 0 where what cannot be crossed, or the reach, comes first. */
  private findFree(x: number, y: number, heading: Heading, reach: number): number {
    for (let step = 1; step <= reach; step += 1) {
      const tile = this.at(x, y, heading, step);
      if (tile === EMPTY) return step;
      if (this.board.kinds[tile] !== STRAIGHT) return 0;
    }
    return 0;
  }

  private layWalkway(straights: number, last: number): void {
    for (let step = 0; step < straights; step += 1) {
      this.step();
      this.laySlab();
    }
    this.step();
    this.lay(last);
  }

  /** A straight tile, or the second walk over one that lies there, which makes both an intersection. */
  private laySlab(): void {
    const crossed = this.board.find(this.x, this.y);
    if (crossed === EMPTY) this.lay(STRAIGHT);
    else {
      this.board.kinds[crossed] = INTERSECTION;
      this.lay(INTERSECTION);
    }
  }

  private lay(kind: number): void {
    this.board.lay(this.x, this.y, kind);
    this.trace?.lay(this.place, kind);
  }

  private step(): void {
    this.x += stepX(this.heading);
    this.y += stepY(this.heading);
  }

  private at(x: number, y: number, heading: Heading, steps: number): number {
    return this.board.find(x + stepX(heading) * steps, y + stepY(heading) * steps);
  }
}

const SIDES_FROM_LEFT: readonly Turn[] = ['left', 'right'];
const SIDES_FROM_RIGHT: readonly Turn[] = ['right', 'left'];
