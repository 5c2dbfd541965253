import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleImage, ModuleMaterial, ModuleModel } from '../../../core/modules/module-model.ts';
import { BendChain, type BendRing } from './bend-chain.ts';
import { BendMaterial } from './bend-material.ts';
import { DEFAULT_MATERIAL } from './default-material.ts';
import { GhostBlock } from './ghost-block.ts';
import { constant } from './graph-points.ts';
import { ModuleTextures } from './module-textures.ts';
import { buildSurface, type MeshLayout } from './surface-graph.ts';

/** normal: as the artist made it; faded: so, to be looked through; ghost: the mere shape of it. */
export type ModuleLook = 'normal' | 'faded' | 'ghost';

/** What a mesh of a module is drawn with. */
export interface BendSlot {
  /** Id of the ring: its materials are bent alike. */
  readonly ring: string;
  readonly module: ModuleModel;
  /** Of the module; null for glTF's default one. */
  readonly material: number | null;
  readonly layout: MeshLayout;
  readonly look: ModuleLook;
}

/** How much is left of what is looked through: as of walls. */
const FADED_OPACITY = 0.16;
/** Of the tops of ghosts: as of those of walls. */
const GHOST_OPACITY = 0.13;

interface Entry {
  readonly slot: BendSlot;
  readonly material: BendMaterial;
}

/** The materials of modules on rings, made when first asked for; one a ring, module material, layout and look. */
export class BendMaterials {
  private readonly scene: Scene;
  private readonly textures: ModuleTextures;
  private readonly entries = new Map<ModuleModel, Map<string, Entry>>();
  private readonly rings = new Map<string, BendRing>();
  private readonly ghostColor = Color3.White();

  /** @param onUndrawable called for an image whose bytes make no picture */
  constructor(scene: Scene, onUndrawable: (image: ModuleImage) => void) {
    this.scene = scene;
    this.textures = new ModuleTextures(scene, onUndrawable);
  }

  get(slot: BendSlot): BendMaterial {
    let ofModule = this.entries.get(slot.module);
    if (!ofModule) {
      ofModule = new Map();
      this.entries.set(slot.module, ofModule);
    }
    const key = keyOf(slot);
    const known = ofModule.get(key);
    if (known) return known.material;
    const material = this.make(slot);
    const ring = this.rings.get(slot.ring);
    if (ring) material.setRing(ring);
    ofModule.set(key, { slot, material });
    return material;
  }

  /** Bends all modules of a ring anew, in the next frame. */
  setRing(id: string, ring: BendRing): void {
    this.rings.set(id, ring);
    for (const { slot, material } of this.all()) if (slot.ring === id) material.setRing(ring);
  }

  /** @param color "#rrggbb" */
  setGhostColor(color: string): void {
    // All ghosts share the object.
    this.ghostColor.copyFrom(Color3.FromHexString(color));
  }

  /** Lets go of what was made for a module. */
  forgetModule(module: ModuleModel): void {
    for (const { material } of this.entries.get(module)?.values() ?? []) material.dispose();
    this.entries.delete(module);
    this.textures.forget(module.images);
  }

  /** Lets go of what was made for a ring. */
  forgetRing(id: string): void {
    this.rings.delete(id);
    for (const ofModule of this.entries.values()) {
      for (const [key, { slot, material }] of ofModule) {
        if (slot.ring !== id) continue;
        material.dispose();
        ofModule.delete(key);
      }
    }
  }

  dispose(): void {
    for (const { material } of this.all()) material.dispose();
    this.entries.clear();
    this.textures.dispose();
  }

  private *all(): Iterable<Entry> {
    for (const ofModule of this.entries.values()) yield* ofModule.values();
  }

  private make({ ring, module, material, layout, look }: BendSlot): BendMaterial {
    const record = (material === null ? undefined : module.materials[material]) ?? DEFAULT_MATERIAL;
    const chain = new BendChain({ hasTangents: layout.hasTangents && record.normalTexture !== null });
    const name = `module ${ring} ${record.name} ${look}`;
    if (look === 'ghost') return this.makeGhost(name, chain);
    const surface = buildSurface(chain, {
      material: record,
      layout,
      textureOf: (texture, meaning) => this.textures.get(imageOf(module, texture.image), texture, meaning),
    });
    return withSides(
      new BendMaterial(name, this.scene, chain, surface, look === 'faded' ? FADED_OPACITY : 1),
      record,
    );
  }

  private makeGhost(name: string, chain: BendChain): BendMaterial {
    const block = new GhostBlock().feed({
      worldNormal: chain.worldNormal,
      color: constant('ghost color', this.ghostColor),
      opacity: constant('ghost opacity', GHOST_OPACITY),
    });
    const material = new BendMaterial(name, this.scene, chain, {
      rgb: block.point('rgb'),
      alpha: block.point('alpha'),
    });
    material.forceAlphaBlending = true;
    material.disableDepthWrite = true;
    return material;
  }
}

function withSides(material: BendMaterial, { isDoubleSided, alphaMode }: ModuleMaterial): BendMaterial {
  material.backFaceCulling = !isDoubleSided;
  // The far side of a pane is blended before the near one.
  material.separateCullingPass = isDoubleSided && alphaMode === 'BLEND';
  if (alphaMode === 'BLEND') material.disableDepthWrite = true;
  return material;
}

function imageOf(module: ModuleModel, index: number): ModuleImage {
  const image = module.images[index];
  if (!image) throw new RangeError(`The module has no image ${index}.`);
  return image;
}

const keyOf = ({ ring, material, layout, look }: BendSlot): string =>
  look === 'ghost'
    ? `${ring}\n${look}`
    : [ring, material, layout.hasTangents, layout.hasColors, layout.uvSets, look].join('\n');
