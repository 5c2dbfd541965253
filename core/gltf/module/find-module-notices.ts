import type { GLTF } from '@gltf-transform/core';
import type { ModuleNotice } from '../../modules/module-model.ts';
import type { TextKey } from '../../text/text.ts';
import { isOfTriangles } from './check-primitives.ts';
import type { OpenedModule } from './open-module.ts';
import { findPlacedNodes } from './placed-nodes.ts';
import { isObject } from './shape.ts';

/** What of a file is left out or taken otherwise than it says, each kind once with its count. */
export function findModuleNotices({ json, images }: OpenedModule): readonly ModuleNotice[] {
  const { nodes, hidden } = findPlacedNodes(json);
  const placed = new Set(nodes.map(({ node }) => node.mesh ?? -1));
  const primitives = [...placed].flatMap((mesh) => json.meshes?.[mesh]?.primitives ?? []);
  const counts: readonly (readonly [TextKey, number])[] = [
    ['modules.notice.lines', primitives.filter((primitive) => !isOfTriangles(primitive)).length],
    ['modules.notice.hidden', hidden],
    ['modules.notice.skins', json.skins?.length ?? 0],
    ['modules.notice.morphs', primitives.filter(({ targets = [] }) => targets.length > 0).length],
    ['modules.notice.animations', json.animations?.length ?? 0],
    ['modules.notice.cameras', json.cameras?.length ?? 0],
    ['modules.notice.lights', countIn(json, 'KHR_lights_punctual', 'lights')],
    ['modules.notice.variants', countIn(json, 'KHR_materials_variants', 'variants')],
    ['modules.notice.images', [...images.values()].filter(({ isMislabelled }) => isMislabelled).length],
  ];
  return counts.flatMap(([code, count]) => (count > 0 ? [{ code, params: { count } }] : []));
}

/** The entries of a list of an extension at the top of a file. */
function countIn({ extensions }: GLTF.IGLTF, name: string, list: string): number {
  const extension = isObject(extensions) ? extensions[name] : undefined;
  const entries = isObject(extension) ? extension[list] : undefined;
  return Array.isArray(entries) ? entries.length : 0;
}
