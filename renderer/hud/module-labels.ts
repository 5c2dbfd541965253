import type { LevelReader } from '../../core/document/level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { Bounds } from '../../core/modules/module-model.ts';
import { text } from '../../core/text/text.ts';
import type { Label } from './label.ts';

/** More names than this are noise. */
const MOST_LABELS = 12;

/** A module in whose place a box stands. */
export interface BoxedModule {
  readonly id: string;
  readonly status: 'loading' | 'failed';
  readonly box: Bounds;
}

/** Which file is missing, over each box that stands for one. */
export function buildModuleLabels(
  level: LevelReader,
  modules: readonly BoxedModule[],
  toScreen: (point: Vec3) => Vec2 | null,
): Label[] {
  return modules.slice(0, MOST_LABELS).flatMap(({ id, status, box }): Label[] => {
    const asset = level.findKind('asset', level.findKind('module', id)?.asset);
    const { min, max } = box;
    const at = toScreen([(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2]);
    if (!asset || !at) return [];
    return [
      {
        key: `module ${id}`,
        text: asset.name ?? asset.path,
        unit: text(`ring-view.${status}`),
        at,
        anchor: 'middle',
        isFocused: false,
        tone: 'plain',
      },
    ];
  });
}
