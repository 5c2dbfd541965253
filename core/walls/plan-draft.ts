import type { CommandContext, CommandResult, Refusal } from '../document/command.ts';
import { jsonEqual } from '../document/json-equal.ts';
import type { LevelReader } from '../document/level.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import type { Room } from '../document/schema/room.ts';
import type { Wall } from '../document/schema/wall.ts';
import { comparePoints, distance, equals, type Vec2 } from '../math/vec2.ts';
import { openingsOnWall } from './openings/openings-on-wall.ts';
import { carryRoofs } from './roofs/carry-roofs.ts';
import { carryRooms } from './rooms/carry-rooms.ts';
import { type Box, boxAround, WallGraph, wallGraph } from './wall-graph.ts';

/** What a change to a draft comes to: the walls to look at again, or why it cannot be. */
export type DraftStep =
  | { readonly ok: true; readonly touched: readonly string[] }
  | { readonly ok: false; readonly reason: Refusal };

/** Which of two walls gives way when both come to lie between the same joints: the higher one. */
export type WallRank = 0 | 1 | 2;
const STANDING: WallRank = 0;
export const MOVED: WallRank = 1;
export const DRAWN: WallRank = 2;

/** Begins the ids of walls that have none yet. No level has such an id: control characters are refused. */
const PROVISIONAL = '\u0001';

/**
 * A storey's plan with changes pencilled in, over a level that stays as it is. Asks and changes cost what they touch,
 * not what the level holds. Walls that are new carry provisional ids until the draft becomes an edit, so that trying
 * things out uses up no ids.
 */
export class PlanDraft {
  private readonly graph: WallGraph;
  /** The walls that are not as in the level; null for those that are gone. */
  private readonly changed = new Map<string, Wall | null>();
  private readonly changedGraph = new WallGraph([]);
  private readonly openings = new Map<string, readonly Opening[]>();
  private readonly origins = new Map<string, string>();
  private readonly ranks = new Map<string, WallRank>();
  private readonly addedRooms: Room[] = [];
  private provisionalCount = 0;

  constructor(
    private readonly level: LevelReader,
    readonly storey: string,
  ) {
    this.graph = level.derived(wallGraph);
  }

  find(id: string): Wall | undefined {
    const changed = this.changed.get(id);
    return changed === undefined ? this.level.findKind('wall', id) : (changed ?? undefined);
  }

  /** The walls whose boxes touch the box. */
  wallsIn(box: Box): readonly Wall[] {
    return this.merged((graph) => graph.wallsIn(this.storey, box));
  }

  /** The walls that have an end exactly at the point. */
  wallsAt(point: Vec2): readonly Wall[] {
    return this.merged((graph) => graph.wallsAt(this.storey, point));
  }

  /** True when a wall of the level, as it is without the draft, ends at the point. */
  wasJoint(point: Vec2): boolean {
    return this.graph.wallsAt(this.storey, point).length > 0;
  }

  /** The joint nearest to the point among those nearer than `reach` metres. */
  nearestJoint(point: Vec2, reach: number): Vec2 | undefined {
    const joints = this.wallsIn(boxAround(point, point, reach)).flatMap(({ start, end }) => [start, end]);
    return nearestPoint(point, joints, reach);
  }

  openingsOf(wall: string): readonly Opening[] {
    return this.openings.get(wall) ?? openingsOnWall(this.level, wall);
  }

  rankOf(wall: string): WallRank {
    return this.ranks.get(wall) ?? STANDING;
  }

  /** The wall of the level that this one was, or was a part of, when the draft began; itself for a new one. */
  originOf(wall: string): string {
    return this.origins.get(wall) ?? wall;
  }

  isProvisional(wall: string): boolean {
    return wall.startsWith(PROVISIONAL);
  }

  /** Adds or replaces a wall, with its openings when they change too. */
  put(wall: Wall, openings?: readonly Opening[]): void {
    this.write(wall.id, wall);
    if (openings) this.openings.set(wall.id, openings);
  }

  /** Adds records of rooms, each unless its room turns out to have one. */
  addRooms(rooms: readonly Room[]): void {
    this.addedRooms.push(...rooms);
  }

  /** Removes a wall with the openings it still has. */
  remove(wall: string): void {
    this.write(wall, null);
    this.openings.set(wall, []);
  }

  /** Takes back all changes to a wall of the level and its openings. */
  restore(wall: string): void {
    const original = this.level.findKind('wall', wall);
    if (!original) return;
    this.write(wall, original);
    this.openings.set(wall, openingsOnWall(this.level, wall));
  }

  /** True when the wall runs as in the level and has just the openings that it has there. */
  isWholeAgain(id: string): boolean {
    const original = this.level.findKind('wall', id);
    const wall = this.find(id);
    if (!original || !wall || !equals(original.start, wall.start) || !equals(original.end, wall.end))
      return false;
    const before = openingsOnWall(this.level, id);
    const ids = new Set(this.openingsOf(id).map((opening) => opening.id));
    return before.length === ids.size && before.every((opening) => ids.has(opening.id));
  }

  /** Where walls end, or ended in the level, that are not as in the level. */
  changedJoints(): readonly Vec2[] {
    return [...this.changed].flatMap(([id, wall]) =>
      [wall, this.level.findKind('wall', id)].flatMap((one) => (one ? [one.start, one.end] : [])),
    );
  }

  setRank(wall: string, rank: WallRank): void {
    this.ranks.set(wall, rank);
  }

  /** A provisional id for a wall that is new. */
  newId(): string {
    this.provisionalCount += 1;
    return `${PROVISIONAL}${this.provisionalCount}`;
  }

  /** A provisional id for a piece of a wall, which has the wall's rank and origin. */
  newPieceOf(wall: string): string {
    const id = this.newId();
    this.origins.set(id, this.originOf(wall));
    this.ranks.set(id, this.rankOf(wall));
    return id;
  }

  /**
   * The draft as the result of a command, with what follows for the records of rooms and roofs (see carryRooms and
   * carryRoofs).
   * @param select walls to be selected; those that are gone are left out
   */
  toResult(context: CommandContext, select: readonly string[] = []): CommandResult & { readonly ok: true } {
    const ids = new Map<string, string>();
    for (const [id, wall] of this.changed) {
      if (wall && this.isProvisional(id)) ids.set(id, context.newId('wall'));
    }
    const realId = (id: string): string => ids.get(id) ?? id;
    const walls = [...this.changed].flatMap(([id, wall]) => (wall ? [{ ...wall, id: realId(id) }] : []));
    const openings = [...this.openings].flatMap(([wall, all]) =>
      all.map((opening) => ({ ...opening, wall: realId(wall) })),
    );
    const displaced = this.displacedIds();
    const ofRooms = carryRooms(this.level, this, displaced, this.addedRooms);
    const ofRoofs = carryRoofs(this.level, this, displaced);
    const put: LevelRecord[] = [...walls, ...openings, ...ofRooms.put, ...ofRoofs.put].filter(
      (record) => !jsonEqual(record, this.level.find(record.id)),
    );
    const selected = select.filter((id) => this.find(id)).map(realId);
    return {
      ok: true,
      edit: { put, remove: [...this.removedIds(openings), ...ofRooms.remove, ...ofRoofs.remove] },
      select: selected,
    };
  }

  /** The walls that are new, gone or elsewhere. */
  private displacedIds(): string[] {
    return [...this.changed.keys()].filter((id) => {
      const before = this.level.findKind('wall', id);
      const after = this.changed.get(id);
      if (!before || !after) return Boolean(before) !== Boolean(after);
      return !equals(before.start, after.start) || !equals(before.end, after.end);
    });
  }

  private removedIds(kept: readonly Opening[]): string[] {
    const keptIds = new Set(kept.map(({ id }) => id));
    const walls = [...this.changed]
      .filter(([id, wall]) => !wall && !this.isProvisional(id))
      .map(([id]) => id);
    const openings = [...this.openings.keys()]
      .flatMap((wall) => openingsOnWall(this.level, wall))
      .filter(({ id }) => !keptIds.has(id))
      .map(({ id }) => id);
    return [...openings, ...walls];
  }

  private write(id: string, after: Wall | null): void {
    this.changedGraph.update([{ id, before: this.changed.get(id) ?? null, after }]);
    this.changed.set(id, after);
  }

  private merged(ask: (graph: WallGraph) => readonly Wall[]): readonly Wall[] {
    const untouched = ask(this.graph).filter(({ id }) => !this.changed.has(id));
    return [...untouched, ...ask(this.changedGraph)];
  }
}

/** The point nearest to p among those nearer than `reach`; of two that are equally near the one further left. */
export function nearestPoint(p: Vec2, points: Iterable<Vec2>, reach: number): Vec2 | undefined {
  let best: Vec2 | undefined;
  let bestDistance = reach;
  for (const point of points) {
    const away = distance(p, point);
    if (away > bestDistance || away >= reach) continue;
    if (best && away === bestDistance && comparePoints(best, point) <= 0) continue;
    best = point;
    bestDistance = away;
  }
  return best;
}
