import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleImage, ModuleModel } from '../../../../core/modules/module-model.ts';
import { BendMaterials } from '../../../materials/module/bend-materials.ts';
import type { ViewportTheme } from '../../viewport-theme.ts';
import { ModuleHost } from './module-host.ts';
import type { ModuleGroup, ModuleRoster } from './module-roster.ts';

/** Everything that is drawn of the modules of a level: see ModuleRoster, which decides what that is. */
export class ModuleHosts {
  private readonly scene: Scene;
  private readonly roster: ModuleRoster;
  private readonly materials: BendMaterials;
  private readonly hosts = new Map<ModuleGroup, ModuleHost>();
  private readonly rings = new Map<string, string>();
  private models: ReadonlySet<ModuleModel> = new Set();

  /** @param onUndrawable called for an image whose bytes make no picture */
  constructor(scene: Scene, roster: ModuleRoster, onUndrawable: (image: ModuleImage) => void) {
    this.scene = scene;
    this.roster = roster;
    this.materials = new BendMaterials(scene, onUndrawable);
  }

  setTheme({ accent }: ViewportTheme): void {
    this.materials.setGhostColor(accent);
  }

  /** Sends what changed since the last frame. */
  update(): void {
    this.updateRings();
    const groups = new Set(this.roster.groups);
    for (const [group, host] of this.hosts) {
      if (groups.has(group)) continue;
      host.dispose();
      this.hosts.delete(group);
    }
    for (const group of groups) this.host(group).update();
    this.forgetModels(groups);
  }

  dispose(): void {
    for (const host of this.hosts.values()) host.dispose();
    this.hosts.clear();
    this.materials.dispose();
  }

  private host(group: ModuleGroup): ModuleHost {
    const known = this.hosts.get(group);
    if (known) return known;
    const made = new ModuleHost(this.scene, this.materials, group);
    this.hosts.set(group, made);
    return made;
  }

  private updateRings(): void {
    const known = new Set(this.rings.keys());
    for (const [id, ring] of this.roster.rings()) {
      known.delete(id);
      const shape = JSON.stringify(ring);
      if (this.rings.get(id) === shape) continue;
      this.rings.set(id, shape);
      this.materials.setRing(id, ring);
    }
    for (const id of known) {
      this.rings.delete(id);
      this.materials.forgetRing(id);
    }
  }

  /** Lets go of the materials of modules that nothing is of any more. */
  private forgetModels(groups: ReadonlySet<ModuleGroup>): void {
    const models = new Set([...groups].map(({ kind }) => kind.model));
    for (const model of this.models) if (!models.has(model)) this.materials.forgetModule(model);
    this.models = models;
  }
}
