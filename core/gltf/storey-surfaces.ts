import type { LevelReader } from '../document/level.ts';
import { compareTexts } from '../document/natural-order.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { rooms } from '../walls/rooms/rooms.ts';
import type { Surface, SurfaceLayer } from '../walls/surface.ts';
import { SURFACE_MODELS } from '../walls/surface-models.ts';
import { ExportError } from './export-error.ts';
import { type ExportPart, isExported } from './export-parts.ts';
import { GatheredMesh } from './gathered-mesh.ts';
import { SURFACE_LAYOUT } from './vertex-layout.ts';
import { withoutTops } from './without-tops.ts';

/** Meshes that become one mesh of the file. */
export interface SurfaceGroup {
  readonly layer: SurfaceLayer;
  /** Null for the default look of the layer. */
  readonly material: string | null;
  /** The room face that a floor or ceiling is of; null for what belongs to the storey as a whole. */
  readonly room: string | null;
  readonly mesh: GatheredMesh;
}

/** In this order in the file. */
const LAYERS: readonly SurfaceLayer[] = [
  'walls',
  'floors',
  'ceilings',
  'frames',
  'leaves',
  'panes',
  'stairs',
  'roofs',
];

/** The surfaces of a storey, sorted into what becomes one mesh of the file. */
export class StoreySurfaces {
  private readonly groups = new Map<string, SurfaceGroup>();
  private readonly groupsOfRooms = new Map<string | null, SurfaceGroup[]>();
  private readonly level: LevelReader;
  private readonly storey: string;
  private readonly without: readonly ExportPart[];

  constructor(level: LevelReader, storey: string, without: readonly ExportPart[]) {
    this.level = level;
    this.storey = storey;
    this.without = without;
  }

  /** Collects all surfaces, yielding after each; none is kept but in what was collected. */
  *collect(): Iterable<Surface> {
    for (const kind of SURFACE_MODELS) {
      const model = this.level.derived(kind);
      for (const surface of model.ofStorey(this.storey)) {
        if (isExported(surface.layer, this.without)) this.add(surface);
        model.forget(surface.id);
        yield surface;
      }
    }
  }

  /** All that was collected, in no particular order. */
  all(): readonly SurfaceGroup[] {
    return [...this.groups.values()];
  }

  /** What belongs to the storey as a whole: by layer, then by material, the default one first. */
  ofStorey(): readonly SurfaceGroup[] {
    return this.sorted(null);
  }

  ofRoom(id: string): readonly SurfaceGroup[] {
    return this.sorted(id);
  }

  private sorted(room: string | null): SurfaceGroup[] {
    return [...(this.groupsOfRooms.get(room) ?? [])].sort(
      (a, b) =>
        LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer) || compareTexts(a.material ?? '', b.material ?? ''),
    );
  }

  private add(surface: Surface): void {
    const { id, layer, meshes } = surface;
    const isWall = layer === 'walls' && this.without.includes('tops');
    for (const [material, mesh] of isWall ? withoutTops(meshes) : meshes) {
      // Nothing of an empty mesh is seen, and readers refuse accessors without elements.
      if (mesh.indices.length === 0) continue;
      refuseNonFinite(mesh, id);
      const { positions, normals, uvs, indices } = mesh;
      this.groupOf(layer, material, this.roomOf(surface)).mesh.add([positions, normals, uvs], indices);
    }
  }

  private groupOf(layer: SurfaceLayer, material: string | null, room: string | null): SurfaceGroup {
    const key = [layer, material ?? '', room ?? ''].join('\n');
    const known = this.groups.get(key);
    if (known) return known;
    const made: SurfaceGroup = { layer, material, room, mesh: new GatheredMesh(SURFACE_LAYOUT) };
    this.groups.set(key, made);
    const ofRoom = this.groupsOfRooms.get(room);
    if (ofRoom) ofRoom.push(made);
    else this.groupsOfRooms.set(room, [made]);
    return made;
  }

  private roomOf({ layer, sources }: Surface): string | null {
    if (layer !== 'floors' && layer !== 'ceilings') return null;
    const model = this.level.derived(rooms);
    return sources.find((id) => model.find(id) !== undefined) ?? null;
  }
}

function refuseNonFinite({ positions, normals, uvs }: MeshData, id: string): void {
  for (const values of [positions, normals, uvs]) {
    if (!values.every(Number.isFinite)) throw new ExportError('export.not-finite', { id });
  }
}
