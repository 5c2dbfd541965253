import type { DocumentStore } from '../../../../core/document/document-store.ts';
import type { Ray, Vec3 } from '../../../../core/math/vec3.ts';
import type { Bounds } from '../../../../core/modules/module-model.ts';
import type { BoxedModule } from '../../../hud/module-labels.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import { BakedShapes } from './baked-shapes.ts';
import { findModuleHits, type ModuleHit } from './module-hits.ts';
import { ModuleRoster, type ModuleSource, type RosterLook } from './module-roster.ts';
import { computeSectorBox, computeSectorPoints } from './sector-box.ts';

/** Milliseconds without a change after which a ring that was dragged rests. */
const REST = 200;

/** The modules of one level as they are seen. */
export class DrawnModules {
  readonly roster: ModuleRoster;
  readonly shapes = new BakedShapes();

  constructor(roster: ModuleRoster) {
    this.roster = roster;
  }

  /** Around a module; undefined for one that is not seen. */
  findBox(id: string): Bounds | undefined {
    const placed = this.roster.find(id);
    return placed && computeSectorBox(placed.group.kind.straight, placed.stand);
  }

  /** Those of these modules in whose place a box is drawn. */
  findBoxed(ids: Iterable<string>): readonly BoxedModule[] {
    return [...ids].flatMap((id): BoxedModule[] => {
      const status = this.roster.find(id)?.group.kind.status ?? 'ready';
      const box = status === 'ready' ? undefined : this.findBox(id);
      return status !== 'ready' && box ? [{ id, status, box }] : [];
    });
  }

  /** Points around each module that is seen. */
  *corners(): Iterable<readonly [id: string, points: readonly Vec3[]]> {
    for (const [id, { group, stand }] of this.roster.all()) {
      yield [id, computeSectorPoints(group.kind.straight, stand)];
    }
  }

  /** The modules under a ray, nearest first, at most so many. */
  pick(ray: Ray, most: number): readonly ModuleHit[] {
    return findModuleHits(this.roster, this.shapes, ray, most);
  }
}

/** Keeps the modules of the level that is open at hand, and notices when a ring comes to rest. */
export class SeenModules {
  private readonly session: EditorSession;
  private readonly source: ModuleSource;
  private readonly onChange: () => void;
  private level: DocumentStore | null = null;
  private drawn: DrawnModules | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange called when modules look different than before, with the level as it was */
  constructor(session: EditorSession, source: ModuleSource, onChange: () => void) {
    this.session = session;
    this.source = source;
    this.onChange = onChange;
  }

  /** The modules of the level as they are now. */
  update(look: RosterLook): DrawnModules {
    const level = this.session.store.peek();
    if (!this.drawn || level !== this.level) {
      this.stop();
      this.drawn = new DrawnModules(new ModuleRoster(level, this.source, () => this.waitForRest()));
      this.level = level;
    }
    this.drawn.roster.update(look);
    return this.drawn;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.drawn?.roster.stop();
  }

  private waitForRest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.drawn?.roster.settle();
      this.onChange();
    }, REST);
  }
}
