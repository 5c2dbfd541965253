import type { DocumentStore } from '../../core/document/document-store.ts';
import { RangePool } from '../../core/mesh/range-pool.ts';
import type { ChangeFeed } from '../../core/walls/change-feed.ts';
import type { Surface, SurfaceModel } from '../../core/walls/surface.ts';
import { SURFACE_MODELS } from '../../core/walls/surface-models.ts';

interface Source {
  readonly prefix: string;
  readonly model: SurfaceModel;
  readonly feed: ChangeFeed;
}

/** All surfaces of a level in pools, kept up to date as the view does it: everything but the graphics card. */
export class DrawnSurfaces {
  private readonly sources: readonly Source[];
  /** By storey, layer and material: each is one draw call. */
  private readonly pools = new Map<string, RangePool>();
  private readonly poolsOf = new Map<string, readonly string[]>();
  private readonly touched = new Set<RangePool>();

  constructor(level: DocumentStore) {
    this.sources = SURFACE_MODELS.map((kind) => {
      const model = level.derived(kind);
      return { prefix: kind.name, model, feed: model.follow() };
    });
  }

  /** How many pools hold anything: the draw calls of the level. */
  get drawCalls(): number {
    return [...this.pools.values()].filter(({ size }) => size > 0).length;
  }

  /** Takes over what changed. Returns how many surfaces that were. */
  update(): number {
    let count = 0;
    for (const { prefix, model, feed } of this.sources) {
      for (const key of feed.take()) {
        this.put(`${prefix}\n${key}`, model.find(key));
        count += 1;
      }
    }
    for (const pool of this.touched) pool.takeChanges();
    this.touched.clear();
    return count;
  }

  private put(key: string, surface: Surface | undefined): void {
    const before = this.poolsOf.get(key) ?? [];
    const now: string[] = [];
    for (const [material, mesh] of surface?.meshes ?? []) {
      const name = `${surface?.storey}\n${surface?.layer}\n${material ?? ''}`;
      now.push(name);
      this.pool(name).set(key, mesh);
    }
    for (const name of before) if (!now.includes(name)) this.pool(name).remove(key);
    this.poolsOf.set(key, now);
  }

  private pool(name: string): RangePool {
    const pool = this.pools.get(name) ?? new RangePool();
    this.pools.set(name, pool);
    this.touched.add(pool);
    return pool;
  }
}
