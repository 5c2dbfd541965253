import type { LevelReader } from '../document/level.ts';
import { compareNaturally } from '../document/natural-order.ts';
import type { Problem } from '../document/problem.ts';

/**
 * The materials whose texture cannot be shown, by id: they are drawn and exported in their colour alone.
 * @param faultOf why the image of a path cannot be had, in words; undefined for one that can
 */
export function findImageProblems(
  level: LevelReader,
  faultOf: (path: string) => string | undefined,
): readonly Problem[] {
  return [...level.ofKind('material')]
    .sort((a, b) => compareNaturally(a.id, b.id))
    .flatMap(({ id, name, texture }) => {
      const reason = texture === undefined ? undefined : faultOf(texture);
      if (reason === undefined) return [];
      return [
        {
          code: 'images.problem',
          severity: 'warning',
          place: `material "${id}"`,
          at: null,
          record: id,
          params: { material: name || id, reason },
        },
      ];
    });
}
