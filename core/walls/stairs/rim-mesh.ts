import { dot, normalize, sub, type Vec2 } from '../../math/vec2.ts';
import type { MeshWriter } from '../../mesh/mesh-writer.ts';

/**
 * Writes the upright faces of a well between a ceiling and the floor over it, looking into the well. Texture
 * coordinates are metres × tiling: u along each face, v the height.
 * @param well counter-clockwise as seen from above
 * @param bottom world height of the ceiling in metres
 * @param top that of the floor over it, which is higher
 * @param tiling texture repeats a metre
 */
export function writeRimMesh(
  writer: MeshWriter,
  well: readonly Vec2[],
  bottom: number,
  top: number,
  tiling: readonly [number, number],
): void {
  for (const [index, from] of well.entries()) {
    const to = well[index + 1] ?? well[0];
    if (!to) continue;
    const direction = normalize(sub(to, from));
    const corner = (point: Vec2, y: number): number =>
      writer.vertex(
        point[0],
        y,
        point[1],
        direction[1],
        0,
        -direction[0],
        dot(point, direction) * tiling[0],
        y * tiling[1],
      );
    const [a, b, c, d] = [corner(to, bottom), corner(from, bottom), corner(from, top), corner(to, top)];
    writer.triangle(a, b, c);
    writer.triangle(a, c, d);
  }
}
