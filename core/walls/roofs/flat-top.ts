import type { Vec2 } from '../../math/vec2.ts';
import { fillPolygon } from '../rooms/fill-polygon.ts';
import { type Region, rectanglesOf } from './region.ts';
import type { TopPoint, TopTriangle } from './roof-top.ts';

/** The upper surface of a flat roof over a region: two triangles a cell, so that all corners are shared. */
export const flatTopOfRegion = (region: Region): readonly TopTriangle[] =>
  rectanglesOf(region).flatMap(({ minX, maxX, minZ, maxZ }) => {
    const [a, b, c, d] = [level(minX, minZ), level(minX, maxZ), level(maxX, maxZ), level(maxX, minZ)];
    return [
      { points: [a, b, c], rises: null },
      { points: [a, c, d], rises: null },
    ] as const;
  });

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
