import type { Vec2 } from '../../math/vec2.ts';
import { fillPolygon } from '../rooms/fill-polygon.ts';
import type { Region } from './region.ts';
import type { TopPoint, TopTriangle } from './roof-top.ts';

/** The upper surface of a flat roof over a region: two triangles a cell, so that all corners are shared. */
export function flatTopOfRegion({ xs, zs, cells }: Region): readonly TopTriangle[] {
  const columns = xs.length - 1;
  return [...cells].flatMap((cell, index) => {
    if (cell === 0) return [];
    const column = index % columns;
    const row = (index - column) / columns;
    const [minX = 0, maxX = 0] = xs.slice(column, column + 2);
    const [minZ = 0, maxZ = 0] = zs.slice(row, row + 2);
    const [a, b, c, d] = [level(minX, minZ), level(minX, maxZ), level(maxX, maxZ), level(maxX, minZ)];
    return [
      { points: [a, b, c], rises: null },
      { points: [a, c, d], rises: null },
    ] as const;
  });
}

/**
 * The upper surface of a flat roof over a polygon with holes.
 * @param rings the outline, then its holes
 * @param unitsPerMetre what the points are turned into
 */
export const flatTopOfRings = (
  rings: readonly (readonly Vec2[])[],
  unitsPerMetre: number,
): readonly TopTriangle[] =>
  fillPolygon(rings).map(([a, b, c]) => {
    const toPoint = ([x, z]: Vec2): TopPoint => level(x * unitsPerMetre, z * unitsPerMetre);
    return { points: [toPoint(a), toPoint(b), toPoint(c)], rises: null };
  });

const level = (x: number, z: number): TopPoint => ({ x, z, depth: 0 });
