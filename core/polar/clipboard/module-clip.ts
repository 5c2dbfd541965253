import type { LevelReader } from '../../document/level.ts';
import { assetSchema } from '../../document/schema/asset.ts';
import { MODULE_DEFAULTS, type Module, moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { type Footprint, footprintExtent, footprintOf } from '../footprint.ts';
import { mirroredModule, type PlacedModule } from '../mirrored-module.ts';
import type { Extent } from '../pivot.ts';
import { type Cell, wrapStep } from '../polar-grid.ts';
import { spanAlong } from '../span-along.ts';

/** More modules than this are a level and nothing that one pastes. */
const MOST_COPIED = 20_000;

const placedSchema = moduleSchema.extend({ cell: moduleSchema.shape.cell.unwrap() });

/**
 * Modules by themselves: what is copied and pasted. Their cells count from the lowest line and the first step of them
 * all, the ring that they name says nothing, and each names an asset of the clip.
 */
export const moduleClipSchema = z.object({
  assets: z.array(assetSchema).max(MOST_COPIED).readonly(),
  modules: z.array(placedSchema).min(1).max(MOST_COPIED).readonly(),
});

export type ModuleClip = z.infer<typeof moduleClipSchema>;

interface Placed {
  readonly module: Module;
  readonly footprint: Footprint;
}

/**
 * What is to be pasted elsewhere of these records: modules with a place, of the ring that the first one stands on, and their assets. Null when there is nothing of the kind.
 */
export function copyModuleRecords(level: LevelReader, ids: Iterable<string>): ModuleClip | null {
  const all: Placed[] = [...ids].flatMap((id) => {
    const module = level.findKind('module', id);
    const footprint = module && footprintOf(level, module);
    return footprint ? [{ module, footprint }] : [];
  });
  const ring = level.findKind('ring', all[0]?.module.ring);
  if (!ring) return null;
  const placed = all.filter(({ module }) => module.ring === ring.id);
  const line = placed.reduce((least, { footprint }) => Math.min(least, footprint.cell[0]), Number.MAX_VALUE);
  const footprints = placed.map(({ footprint }) => footprint);
  const step = spanAlong(footprints, ring.steps)?.from ?? 0;
  const modules = placed.map(({ module, footprint: { cell } }) => ({
    ...module,
    cell: [cell[0] - line, wrapStep(cell[1] - step, ring.steps)] as const,
  }));
  const used = new Set(modules.map(({ asset }) => asset));
  const assets = [...used].flatMap((id) => level.findKind('asset', id) ?? []);
  return { assets, modules };
}

/** Cells of a clip along and across the ring. */
export function extentOfClip(clip: ModuleClip): Extent {
  let extent: Extent = [1, 1];
  for (const module of clip.modules) {
    const [along, across] = extentIn(clip, module);
    const [line, step] = module.cell;
    extent = [Math.max(extent[0], step + along), Math.max(extent[1], line + across)];
  }
  return extent;
}

/** The clip as it is seen in a mirror across the ring, its cells counted anew. */
export function mirroredClip(clip: ModuleClip): ModuleClip {
  const [along] = extentOfClip(clip);
  const mirror = (module: PlacedModule) => mirroredModule(module, along / 2, extentIn(clip, module)[0]);
  return { ...clip, modules: clip.modules.map(mirror) };
}

/** Cells of a module of a clip as it stands. */
function extentIn({ assets }: ModuleClip, { asset, quarterTurns }: Module): Extent {
  const own = assets.find(({ id }) => id === asset);
  return footprintExtent(own, quarterTurns ?? MODULE_DEFAULTS.quarterTurns);
}

/** Where the lowest cell of each module of a clip comes to when the lowest of the clip comes to that one. */
export const cellsOfClip = ({ modules }: ModuleClip, [line, step]: Cell): readonly Cell[] =>
  modules.map(({ cell }) => [line + cell[0], step + cell[1]]);
