import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { examineSurface } from '../../../test/support/mesh-proof.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { Opening } from '../../document/schema/opening.ts';
import { cross3, dot3, sub3, type Vec3 } from '../../math/vec3.ts';
import type { MeshData } from '../../mesh/mesh-data.ts';
import { wallBodies } from '../wall-bodies.ts';
import { pickWall } from '../wall-picking.ts';

const windowIn = (wall: string, id: string, offset: number): Opening => ({
  ...doorIn(wall, id, offset, 1.2),
  type: 'window',
  height: 1.1,
  sill: 0.9,
});

const meshesOf = (level: DocumentStore, wall: string): MeshData[] => [
  ...(level.derived(wallBodies).find(wall)?.meshes.values() ?? []),
];

/** The area in m² of the faces that look a certain way. */
function areaFacing(meshes: readonly MeshData[], normal: Vec3): number {
  let area = 0;
  for (const { positions, indices } of meshes) {
    const corner = (at: number): Vec3 => {
      const [x = 0, y = 0, z = 0] = positions.subarray((indices[at] ?? 0) * 3, (indices[at] ?? 0) * 3 + 3);
      return [x, y, z];
    };
    for (let at = 0; at < indices.length; at += 3) {
      const a = corner(at);
      const across = cross3(sub3(corner(at + 1), a), sub3(corner(at + 2), a));
      const size = Math.hypot(...across);
      if (dot3(across, normal) > size * 0.999) area += size / 2;
    }
  }
  return area;
}

describe('openings in walls', () => {
  it.each([-3, 0, 2.75])(
    'are cut at the right height and to the right size on a storey at %d m',
    (elevation) => {
      const walls = [
        wallFrom('north', [0, 0], [6, 0]),
        wallFrom('east', [6, 0], [6, 6]),
        wallFrom('south', [6, 6], [0, 6]),
        wallFrom('west', [0, 6], [0, 0]),
      ];
      const openings = walls.flatMap(({ id }) => [
        doorIn(id, `${id}-door`, 1.5),
        windowIn(id, `${id}-window`, 4),
      ]);
      const storey = { kind: 'storey', id: 'ground', elevation, height: 2.7 } as const;
      const level = planStore(...walls, ...openings);
      level.run(edit({ put: [storey] }));
      const plain = planStore(...walls);
      plain.run(edit({ put: [storey] }));
      const sides: Readonly<Record<string, Vec3>> = {
        north: [0, 0, 1],
        east: [1, 0, 0],
        south: [0, 0, 1],
        west: [1, 0, 0],
      };
      for (const [wall, [x, y, z]] of Object.entries(sides)) {
        for (const normal of [
          [x, y, z],
          [-x, y, -z],
        ] as const) {
          const lost = areaFacing(meshesOf(plain, wall), normal) - areaFacing(meshesOf(level, wall), normal);
          expect(lost).toBeCloseTo(0.9 * 2 + 1.2 * 1.1, 4);
        }
        const heights = meshesOf(level, wall).flatMap(({ positions }) =>
          [...positions].filter((_, at) => at % 3 === 1),
        );
        const levels = new Set(heights.map((height) => Math.round((height - elevation) * 1000) / 1000));
        expect([...levels].sort((a, b) => a - b)).toEqual([0, 0.9, 2, 2.7]);
      }
      expect(examineSurface(walls.flatMap(({ id }) => meshesOf(level, id))).loneEdges).toBe(0);
    },
  );

  it('go through their own wall, all of it, however thick, and through no other', () => {
    const near = wallFrom('near', [0, 0], [4, 0]);
    const behind = wallFrom('behind', [0, 0.7], [4, 0.7]);
    const plain = planStore(near, behind);
    const level = planStore(near, behind, doorIn('near', 'door', 2));
    expect(meshesOf(level, 'behind')).toEqual(meshesOf(plain, 'behind'));
    const through = { origin: [2, 1, -5], direction: [0, 0, 1] } as const;
    const isWall = (id: string): boolean => id !== 'door';
    expect(pickWall(level, 'ground', through, isWall)?.id).toBe('behind');
    level.run(edit({ remove: ['behind'] }));
    for (const thickness of [0.2, 1.5, 0.05]) {
      level.run(edit({ put: [wallFrom('near', [0, 0], [4, 0], { thickness })] }));
      expect(pickWall(level, 'ground', through, isWall)).toBeNull();
      expect(pickWall(level, 'ground', through)?.id).toBe('door');
      expect(level.derived(wallBodies).find('near')?.volume).toBeCloseTo((4 * 2.7 - 0.9 * 2) * thickness, 9);
    }
  });

  it('leave no hole behind when they are undone, and none comes back with later edits', () => {
    const level = planStore(wallFrom('a', [0, 0], [4, 0]));
    const before = level.snapshot();
    const solid = meshesOf(level, 'a');
    const holes = (): readonly string[] =>
      level
        .derived(wallBodies)
        .find('a')
        ?.holes.map(({ opening }) => opening.id) ?? [];
    level.run(edit({ put: [windowIn('a', 'window', 1)] }));
    level.run(edit({ put: [doorIn('a', 'door', 3)] }));
    expect(holes()).toEqual(['window', 'door']);
    level.undo();
    level.undo();
    expect(holes()).toEqual([]);
    expect(meshesOf(level, 'a')).toEqual(solid);
    expect(level.snapshot()).toEqual(before);
    level.run(edit({ put: [wallFrom('a', [0, 0], [5, 0])] }));
    level.run(edit({ put: [doorIn('a', 'other', 2)] }));
    expect(holes()).toEqual(['other']);
    expect(examineSurface(meshesOf(level, 'a')).volume).toBeCloseTo((5 * 2.7 - 0.9 * 2) * 0.2, 5);
    while (level.undo());
    expect(level.snapshot()).toEqual(before);
  });

  it.each([0, 0.0001, 0.0005, 0.001, 0.005])('leave no sliver %d m from a corner', (gap) => {
    const walls = [wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [0, 0], [0, 4])];
    // The inner side of the corner is half a thickness from the joint.
    const door = doorIn('a', 'door', 0.1 + gap + 0.45);
    const level = planStore(...walls, door);
    const surface = examineSurface(walls.flatMap(({ id }) => meshesOf(level, id)));
    expect(surface.loneEdges).toBe(0);
    expect(surface.smallestTriangle).toBeGreaterThan(1e-5);
    expect(level.derived(wallBodies).find('a')?.holes).toMatchObject([{ isWhole: true }]);
  });

  it('as wide as the wall leave a rim of it', () => {
    const level = planStore(wallFrom('a', [0, 0], [0.9, 0]), doorIn('a', 'door', 0.45));
    const surface = examineSurface(meshesOf(level, 'a'));
    expect(surface.loneEdges).toBe(0);
    expect(surface.smallestTriangle).toBeGreaterThan(1e-5);
    expect(surface.volume).toBeGreaterThan(0.9 * 0.7 * 0.2);
  });
});
