import type { LevelReader } from '../../core/document/level.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { buildCutMeshes } from '../../core/walls/mesh/cut-meshes.ts';
import { floorOf, storeyAbove } from '../../core/walls/storeys.ts';
import type { Surface, SurfaceLayer } from '../../core/walls/surface.ts';
import { buildBaredMeshes } from '../../core/walls/views/bared-meshes.ts';
import { isCutAway, PLAN_CUT, STUB_HEIGHT } from '../../core/walls/views/cutaway.ts';
import type { Gaze } from '../../core/walls/views/gaze.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { WallBody } from '../../core/walls/wall-body.ts';
import { wallGraph } from '../../core/walls/wall-graph.ts';
import type { WallView } from '../session/editor-session.ts';
import type { DrawnPart, LevelLook, SurfaceLook } from './surface-look.ts';

/** What is to be seen of a level. */
export interface ViewState {
  /** The storey that is worked on; null shows all alike. */
  readonly storey: string | null;
  readonly hidden: ReadonlySet<string>;
  readonly wallView: WallView;
  readonly isRoofShown: boolean;
  /** Where the camera looks: for the cutaway, and for ghosts. */
  readonly gaze: Gaze;
  /** Rooms that the cutaway shows whole. */
  readonly revealed: ReadonlySet<string>;
  /** What is looked through. */
  readonly faded: ReadonlySet<string>;
}

/** Everything as it stands. */
export const WHOLE_VIEW: ViewState = {
  storey: null,
  hidden: new Set(),
  wallView: 'up',
  isRoofShown: true,
  gaze: [0, -1],
  revealed: new Set(),
  faded: new Set(),
};

type StoreyLook = 'solid' | 'ghost' | 'hidden';

/** What is drawn of the storey above the one that is worked on: where its walls will stand. */
const GHOST_LAYERS: ReadonlySet<SurfaceLayer> = new Set(['walls']);

const WHOLE = Number.POSITIVE_INFINITY;

/**
 * What is to be seen: nothing that is hidden, by itself or with what it is part of; of the storeys above the one that is
 * worked on, which would stand in the way, only the next one as a ghost; of the walls of the storey itself what the view
 * leaves of them, without what is fitted into those that are lowered.
 */
export class SessionLook implements LevelLook {
  private readonly level: LevelReader;
  private readonly state: ViewState;
  private readonly storeys: ReadonlyMap<string, StoreyLook>;

  constructor(level: LevelReader, state: ViewState) {
    this.level = level;
    this.state = state;
    this.storeys = storeyLooks(level, state.storey);
  }

  partsOf(surface: Surface): readonly DrawnPart[] {
    const storey = this.storeyLook(surface.storey);
    if (storey === 'hidden') return NOTHING;
    if (storey === 'ghost') return this.isGhostShown(surface) ? [part(surface.meshes, 'ghost')] : NOTHING;
    if (surface.layer === 'walls') return this.wallParts(surface);
    return this.isSurfaceShown(surface) ? [part(surface.meshes, this.lookOf(surface.sources))] : NOTHING;
  }

  hasShade(wall: string): boolean {
    const record = this.level.findKind('wall', wall);
    return record !== undefined && this.isShown(wall) && this.isStoreySolid(record.storey);
  }

  /** Whether the things of a storey are there to be seen and hit. */
  isStoreySolid(storey: string): boolean {
    return this.storeyLook(storey) === 'solid';
  }

  /** Whether a thing is not hidden, by itself or with the wall or ring that it is in or on; whatever its storey. */
  isShown(id: string): boolean {
    const { hidden } = this.state;
    if (hidden.size === 0) return true;
    if (hidden.has(id)) return false;
    const host = hostOf(this.level, id);
    return host === undefined || !hidden.has(host);
  }

  /** What is seen of a wall: metres over its foot, 0 for one that is hidden, infinite for one that is whole. */
  shownHeight(id: string): number {
    const wall = this.level.findKind('wall', id);
    if (!wall || !this.isShown(id)) return 0;
    return this.standingHeight(wall);
  }

  /** Whether a surface is looked through, so that what is behind it is what one points at. */
  isFaded({ id, wall }: { readonly id: string; readonly wall?: string }): boolean {
    return this.state.faded.has(wall ?? id) || this.isRoofBelow(id);
  }

  /** Whether one looks straight down, as on a plan. */
  get isFromAbove(): boolean {
    return this.state.gaze === null;
  }

  /** Whether a roof is not taken off to look inside. */
  get isRoofShown(): boolean {
    return this.state.isRoofShown;
  }

  /** The roof of a storey below would hide the floor that is worked on, unless it lies beside that. */
  private isRoofBelow(id: string): boolean {
    const roof = this.level.findKind('roof', id);
    if (roof?.besideUpper) return false;
    const own = this.level.findKind('storey', roof?.storey);
    const current = this.level.findKind('storey', this.state.storey ?? undefined);
    return own !== undefined && current !== undefined && floorOf(own) < floorOf(current);
  }

  private standingHeight(wall: Wall): number {
    const { wallView, gaze, revealed, storey } = this.state;
    if (wallView === 'up' || (storey !== null && wall.storey !== storey)) return WHOLE;
    if (this.isPlan) return PLAN_CUT;
    const isLowered = wallView === 'down' || (gaze !== null && isCutAway(this.level, wall, gaze, revealed));
    return isLowered ? STUB_HEIGHT : WHOLE;
  }

  /** From above no wall hides what is behind it, but all of them hide the openings in them: a cut shows those. */
  private get isPlan(): boolean {
    return this.state.wallView === 'cutaway' && this.state.gaze === null;
  }

  /** From above it would lie over what is worked on. */
  private isGhostShown({ layer }: Surface): boolean {
    return GHOST_LAYERS.has(layer) && this.state.gaze !== null;
  }

  private storeyLook(storey: string): StoreyLook {
    return this.state.hidden.has(storey) ? 'hidden' : (this.storeys.get(storey) ?? 'solid');
  }

  private isSurfaceShown({ layer, sources }: Surface): boolean {
    if (layer === 'roofs' && !this.state.isRoofShown) return false;
    return sources.every((id) => this.isShown(id) && this.isHostWhole(id));
  }

  /** What is fitted into a wall goes with it. In a plan it stays: seen from above it is the sign for what it is. */
  private isHostWhole(id: string): boolean {
    const opening = this.level.findKind('opening', id);
    if (this.isPlan) return opening === undefined || this.isShown(opening.wall);
    return opening === undefined || this.shownHeight(opening.wall) === WHOLE;
  }

  private lookOf(sources: readonly string[]): SurfaceLook {
    const { faded } = this.state;
    if (sources.some((id) => this.isRoofBelow(id))) return 'faded';
    if (faded.size === 0) return 'solid';
    const isFaded = sources.some((id) => {
      const host = this.level.findKind('opening', id)?.wall;
      return faded.has(id) || (host !== undefined && faded.has(host));
    });
    return isFaded ? 'faded' : 'solid';
  }

  /** A piece as one, where its walls and those beside them are whole; else each of its walls as a body of its own. */
  private wallParts({ sources, meshes }: Surface): readonly DrawnPart[] {
    if (!sources.some((id) => this.standsApart(id))) return [part(meshes, this.lookOf(sources))];
    return sources.flatMap((id) => this.wallPart(id));
  }

  private wallPart(id: string): DrawnPart[] {
    const body = this.level.derived(wallBodies).find(id);
    const height = this.shownHeight(id);
    if (!body || height === 0) return [];
    const look = this.lookOf([id]);
    if (height < WHOLE || look !== 'solid') return [part(buildCutMeshes(body, height), look)];
    return [
      part(
        buildBaredMeshes(body, this.bodiesBeside(body.wall), ({ wall }) => this.opaqueHeight(wall)),
        look,
      ),
    ];
  }

  /** The walls at the ends of a wall, itself among them. */
  private wallsBeside({ storey, start, end }: Wall): readonly Wall[] {
    const graph = this.level.derived(wallGraph);
    return [...graph.wallsAt(storey, start), ...graph.wallsAt(storey, end)];
  }

  private bodiesBeside(wall: Wall): WallBody[] {
    const bodies = this.level.derived(wallBodies);
    return this.wallsBeside(wall).flatMap(({ id }) => (id === wall.id ? [] : (bodies.find(id) ?? [])));
  }

  /** How much of a wall hides what is behind it: nothing of one that is looked through. */
  private opaqueHeight({ id }: Wall): number {
    return this.state.faded.has(id) ? 0 : this.shownHeight(id);
  }

  /** Whether a wall, or one that it meets, is not seen whole: what it shares with others would gape. */
  private standsApart(id: string): boolean {
    const { wallView, hidden, faded } = this.state;
    if (wallView === 'up' && hidden.size === 0 && faded.size === 0) return false;
    const wall = this.level.findKind('wall', id);
    if (!wall) return false;
    return this.wallsBeside(wall).some((other) => this.opaqueHeight(other) !== WHOLE);
  }
}

/** What a thing is in or on. */
const hostOf = (level: LevelReader, id: string): string | undefined =>
  level.findKind('opening', id)?.wall ??
  level.findKind('module', id)?.ring ??
  level.findKind('tower', id)?.defence ??
  level.findKind('decoration', id)?.defence;

const NOTHING: readonly DrawnPart[] = [];

const part = (meshes: Surface['meshes'], look: SurfaceLook): DrawnPart => ({ meshes, look });

function storeyLooks(level: LevelReader, current: string | null): ReadonlyMap<string, StoreyLook> {
  const record = level.findKind('storey', current ?? undefined);
  const looks = new Map<string, StoreyLook>();
  if (!record) return looks;
  const top = floorOf(record);
  const ghost = storeyAbove(level, record.id);
  for (const storey of level.ofKind('storey')) {
    const isAbove = floorOf(storey) > top;
    const isNext = ghost !== undefined && floorOf(storey) === floorOf(ghost);
    looks.set(storey.id, isNext ? 'ghost' : isAbove ? 'hidden' : 'solid');
  }
  return looks;
}
