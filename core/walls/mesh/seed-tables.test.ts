import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import type { Opening } from '../../document/schema/opening.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Vec3 } from '../../math/vec3.ts';
import { cross3, sub3 } from '../../math/vec3.ts';
import { buildStoreyMeshes } from '../storey-meshes.ts';

/*
 * The corner tables of the prototype that this editor goes back to. A segment is a box around its position; a corner of
 * its table is position ± half the size, and on windows and doors ± half of their size instead.
 */

type Sign = 1 | -1;
interface Segment {
  readonly size: Vec3;
  readonly position: Vec3;
}
interface SeedCorner {
  readonly position: Vec3;
  readonly uv: readonly [number, number];
}

const SIZE: Vec3 = [3, 2.7, 0.2];
const WINDOW = { width: 1.2, height: 1.1 };
const DOOR = { width: 0.9, height: 2 };

const corner = ({ position: [x, y, z] }: Segment, dx: number, dy: number, dz: number): SeedCorner => ({
  position: [x + dx, y + dy, z + dz],
  uv: [x + dx, y + dy],
});

/** Corners 0 to 7 of a straight segment: four in front, four behind. */
const STRAIGHT_SIGNS: readonly (readonly [Sign, Sign, Sign])[] = [
  [-1, 1, 1],
  [1, 1, 1],
  [1, -1, 1],
  [-1, -1, 1],
  [1, 1, -1],
  [-1, 1, -1],
  [-1, -1, -1],
  [1, -1, -1],
];
/** Its triangles. */
const STRAIGHT_TRIANGLES = [2, 1, 0, 2, 0, 3, 4, 7, 6, 6, 5, 4] as const;

const straightTable = (segment: Segment): SeedCorner[] =>
  STRAIGHT_SIGNS.map(([sx, sy, sz]) =>
    corner(segment, (sx * segment.size[0]) / 2, (sy * segment.size[1]) / 2, (sz * segment.size[2]) / 2),
  );

/** Corners 0 to 7 of one side with a window: outer and inner ones in turn, round from the lower left. */
const windowTable = (segment: Segment, side: Sign): SeedCorner[] =>
  (
    [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ] as const
  ).flatMap(([sx, sy]) => {
    const dz = (side * segment.size[2]) / 2;
    return [
      corner(segment, (sx * segment.size[0]) / 2, (sy * segment.size[1]) / 2, dz),
      corner(segment, (sx * WINDOW.width) / 2, (sy * WINDOW.height) / 2, dz),
    ];
  });

/** Corners 0 to 7 of one side with a door, which stands on the floor. */
const doorTable = (segment: Segment, side: Sign): SeedCorner[] =>
  (
    [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ] as const
  ).flatMap(([sx, sy]) => {
    const dz = (side * segment.size[2]) / 2;
    const floor = -segment.size[1] / 2;
    return [
      corner(segment, (sx * segment.size[0]) / 2, sy * -floor, dz),
      corner(segment, (sx * DOOR.width) / 2, floor + (sy === 1 ? DOOR.height : 0), dz),
    ];
  });

const segmentAt = (start: number): Segment => ({
  size: SIZE,
  position: [start + SIZE[0] / 2, SIZE[1] / 2, 0],
});
const wallOf = (id: string, start: number) =>
  wallFrom(id, [start, 0], [start + SIZE[0], 0], { thickness: SIZE[2] });
const openingOf = (wall: string, type: Opening['type'], size: typeof DOOR, sill: number): Opening => ({
  kind: 'opening',
  id: `${wall}-${type}`,
  wall,
  type,
  offset: SIZE[0] / 2,
  ...size,
  sill,
});
const windowIn = (wall: string) => openingOf(wall, 'window', WINDOW, (SIZE[1] - WINDOW.height) / 2);
const doorIn = (wall: string) => openingOf(wall, 'door', DOOR, 0);

/** Place and texture coordinates of the vertices on the two sides, to a hundredth of a millimetre. */
function sideVertices(...records: readonly LevelRecord[]): Set<string> {
  const found = new Set<string>();
  for (const { positions, normals, uvs } of buildStoreyMeshes(planStore(...records), 'ground').values()) {
    for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
      if (Math.abs(normals[vertex * 3 + 2] ?? 0) < 0.999) continue;
      const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
      const [u = 0, v = 0] = uvs.subarray(vertex * 2, vertex * 2 + 2);
      found.add(keyOf({ position: [x, y, z], uv: [u, v] }));
    }
  }
  return found;
}

const keyOf = ({ position, uv }: SeedCorner): string =>
  [...position, ...uv].map((value) => Math.round(value * 1e5) + 0).join();

const keysOf = (...tables: readonly SeedCorner[][]): Set<string> => new Set(tables.flat().map(keyOf));

describe('the corner tables of the seed', () => {
  it('are among ours in a run of one straight, one window and one door segment', () => {
    const run = [wallOf('a', -3), wallOf('b', 0), wallOf('c', 3), windowIn('b'), doorIn('c')];
    const found = sideVertices(...run);
    const straight = straightTable(segmentAt(-3));
    const tables = ([1, -1] as const).flatMap((side) => [
      windowTable(segmentAt(0), side),
      doorTable(segmentAt(3), side),
    ]);
    for (const key of keysOf(straight, ...tables)) expect(found).toContain(key);
  });

  it.each([
    ['no opening', [], straightTable(segmentAt(0))],
    [
      'a window in its middle',
      [windowIn('a')],
      ([1, -1] as const).flatMap((side) => windowTable(segmentAt(0), side)),
    ],
    [
      'a door in its middle',
      [doorIn('a')],
      ([1, -1] as const).flatMap((side) => doorTable(segmentAt(0), side)),
    ],
  ])('are all that the sides of a single wall have with %s', (_, openings, table) => {
    expect(sideVertices(wallOf('a', 0), ...openings)).toEqual(keysOf(table));
  });

  it('wind counter-clockwise seen from outside, as our triangles do', () => {
    const table = straightTable(segmentAt(0));
    const turns: number[] = [];
    for (let at = 0; at < STRAIGHT_TRIANGLES.length; at += 3) {
      const [a, b, c] = STRAIGHT_TRIANGLES.slice(at, at + 3).map((index) => table[index]?.position);
      if (!a || !b || !c) throw new Error('The table has a gap.');
      turns.push(Math.sign(cross3(sub3(b, a), sub3(c, a))[2]) * Math.sign(a[2]));
    }
    expect(turns).toEqual([1, 1, 1, 1]);
    const mesh = buildStoreyMeshes(planStore(wallOf('a', 0)), 'ground').get(null);
    if (!mesh) throw new Error('The wall has no mesh.');
    const place = (index: number): Vec3 => {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(index * 3, index * 3 + 3);
      return [x, y, z];
    };
    let onSides = 0;
    for (let at = 0; at < mesh.indices.length; at += 3) {
      const [a = 0, b = 0, c = 0] = mesh.indices.subarray(at, at + 3);
      if (Math.abs(mesh.normals[a * 3 + 2] ?? 0) < 0.999) continue;
      onSides += 1;
      const turn = cross3(sub3(place(b), place(a)), sub3(place(c), place(a)))[2];
      expect(Math.sign(turn)).toBe(Math.sign(place(a)[2]));
    }
    expect(onSides).toBe(STRAIGHT_TRIANGLES.length / 3);
  });
});
