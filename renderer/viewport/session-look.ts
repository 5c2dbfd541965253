import type { LevelReader } from '../../core/document/level.ts';
import { floorOf, storeyAbove } from '../../core/walls/storeys.ts';
import type { Surface, SurfaceLayer } from '../../core/walls/surface.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { DrawnPart, LevelLook } from './surface-look.ts';

/** What the session says about what is to be seen. */
export interface ViewState {
  /** The storey that is worked on; null shows all alike. */
  readonly storey: string | null;
  readonly hidden: ReadonlySet<string>;
}

type StoreyLook = 'solid' | 'ghost' | 'hidden';

/** What is drawn of the storey above the one that is worked on: where its walls will stand. */
const GHOST_LAYERS: ReadonlySet<SurfaceLayer> = new Set(['walls']);

/**
 * What is to be seen: nothing that is hidden, by itself or with what it is part of; of the storeys above the one that is
 * worked on, which would stand in the way, only the next one as a ghost.
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
    if (storey === 'hidden') return [];
    if (storey === 'ghost') {
      return GHOST_LAYERS.has(surface.layer) ? this.shownMeshes(surface).map(asGhost) : [];
    }
    return this.shownMeshes(surface).map(asSolid);
  }

  hasShade(wall: string): boolean {
    const record = this.level.findKind('wall', wall);
    return record !== undefined && this.isShown(wall) && this.isStoreySolid(record.storey);
  }

  /** Whether the things of a storey are there to be seen and hit. */
  isStoreySolid(storey: string): boolean {
    return this.storeyLook(storey) === 'solid';
  }

  /** Whether a thing is not hidden, by itself or with the wall that it is in; whatever its storey. */
  isShown(id: string): boolean {
    if (this.state.hidden.has(id)) return false;
    const opening = this.level.findKind('opening', id);
    return opening === undefined || !this.state.hidden.has(opening.wall);
  }

  private storeyLook(storey: string): StoreyLook {
    return this.state.hidden.has(storey) ? 'hidden' : (this.storeys.get(storey) ?? 'solid');
  }

  /** Some walls of a piece may be hidden: then the others are drawn one by one. */
  private shownMeshes({ layer, sources, meshes }: Surface): Surface['meshes'][] {
    const shown = sources.filter((id) => this.isShown(id));
    if (shown.length === sources.length) return [meshes];
    if (layer !== 'walls') return [];
    const bodies = this.level.derived(wallBodies);
    return shown.flatMap((id) => bodies.find(id)?.meshes ?? []);
  }
}

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

const asSolid = (meshes: Surface['meshes']): DrawnPart => ({ meshes, look: 'solid' });
const asGhost = (meshes: Surface['meshes']): DrawnPart => ({ meshes, look: 'ghost' });
