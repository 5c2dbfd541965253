import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { examineSurface, loadJudge } from '../../../test/support/mesh-proof.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { openPlans, planarWalls } from '../../../test/support/random-plan.ts';
import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import type { MeshData } from '../../mesh/mesh-data.ts';
import { buildStoreyMeshes } from '../storey-meshes.ts';
import { wallBodies } from '../wall-bodies.ts';
import { wallPieces } from './wall-pieces.ts';

/** The walls of each piece, by its key. */
const piecesOf = (level: DocumentStore): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...level.derived(wallPieces).ofStorey('ground')].map(({ id, sources }) => [id, sources]),
  );

/** Walls of 2 m one behind the other along x, the second drawn against the others. */
const row = (more: Partial<Wall> = {}): Wall[] => [
  wallFrom('w1', [0, 0], [2, 0], more),
  wallFrom('w2', [4, 0], [2, 0], more),
  wallFrom('w3', [4, 0], [6, 0], more),
];

describe('walls of one kind that run straight on', () => {
  it('are one piece, whichever way they were drawn', () => {
    const level = planStore(...row());
    expect(piecesOf(level)).toEqual({ w1: ['w1', 'w2', 'w3'] });
    const mesh = buildStoreyMeshes(level, 'ground').get(null);
    // Two sides, two ends, top and underside: a box of 6 × 4 corners and 12 triangles.
    expect(mesh?.positions).toHaveLength(6 * 4 * 3);
    expect(mesh?.indices).toHaveLength(12 * 3);
  });

  it('are one piece also where left and right are painted, each as seen from its own direction', () => {
    const walls = row({ left: 'brick', right: 'plaster', trim: 'oak' });
    const turnedPaint = { left: 'plaster', right: 'brick' };
    const alike = walls.map((wall) => (wall.id === 'w2' ? { ...wall, ...turnedPaint } : wall));
    expect(piecesOf(planStore(...alike))).toHaveProperty('w1.length', 3);
    expect(piecesOf(planStore(...row({ left: 'brick', right: 'plaster' })))).toHaveProperty('w1.length', 1);
  });

  it.each([
    ['painted', { right: 'brick' }],
    ['thickened', { thickness: 0.3 }],
    ['raised', { height: 3 }],
  ])('part again when one of them is %s, and join again when that is undone', (_, change) => {
    const level = planStore(...row());
    const feed = level.derived(wallPieces).follow();
    feed.take();
    level.run(edit({ put: [wallFrom('w2', [4, 0], [2, 0], change)] }));
    expect(piecesOf(level)).toEqual({ w1: ['w1'], w2: ['w2'], w3: ['w3'] });
    expect([...feed.take()].sort()).toEqual(['w1', 'w2', 'w3']);
    level.undo();
    expect(piecesOf(level)).toEqual({ w1: ['w1', 'w2', 'w3'] });
  });

  it('part at a door, at a joint that another wall stands at, and at a bend', () => {
    expect(piecesOf(planStore(...row(), doorIn('w2', 'door', 1)))).toHaveProperty('w1.length', 1);
    expect(piecesOf(planStore(...row(), wallFrom('t', [4, 0], [4, 3])))).toEqual({
      t: ['t'],
      w1: ['w1', 'w2'],
      w3: ['w3'],
    });
    expect(piecesOf(planStore(...row(), wallFrom('w4', [6, 0], [8, 0.01])))).toHaveProperty('w4');
  });

  it('part where they bend as a whole, though no joint does', () => {
    // A lattice step beside the line at each joint, always to the same side.
    const curve = Array.from({ length: 40 }, (_, step) =>
      wallFrom(`w${step}`, [step, (step * step) / 10_000], [step + 1, ((step + 1) * (step + 1)) / 10_000]),
    );
    const runs = Object.values(piecesOf(planStore(...curve)));
    expect(runs.length).toBeGreaterThan(5);
    expect(runs.flat()).toHaveLength(40);
  });

  it('keep the texture of every place when they become one piece or part', () => {
    for (const walls of [row(), row().map(turned)]) {
      const level = planStore(...walls, wallFrom('side', walls[0]?.start ?? [0, 0], [-3, -4]));
      const bodies = [...level.derived(wallBodies).ofStorey('ground')];
      const apart = verticesOf(bodies.flatMap(({ meshes }) => [...meshes.values()]));
      const together = verticesOf(buildStoreyMeshes(level, 'ground').values());
      expect(together.size).toBeLessThan(apart.size);
      for (const vertex of together) expect(apart).toContain(vertex);
    }
  });
});

/** By a quarter turn: lattice points stay lattice points. */
const turned = ({ start, end, ...wall }: Wall): Wall => ({
  ...wall,
  start: [start[1], -start[0]],
  end: [end[1], -end[0]],
});

/** Place, normal and texture coordinates of every vertex. */
function verticesOf(meshes: Iterable<MeshData>): Set<string> {
  const vertices = new Set<string>();
  for (const { positions, normals, uvs } of meshes) {
    for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
      const values = [positions, normals].flatMap((all) => [...all.subarray(vertex * 3, vertex * 3 + 3)]);
      values.push(...uvs.subarray(vertex * 2, vertex * 2 + 2));
      vertices.add(values.map((value) => Math.round(value * 1e4) + 0).join());
    }
  }
  return vertices;
}

/** Every wall in two, the second of them drawn the other way: one kind, unless an opening says otherwise. */
const halved = (walls: readonly Wall[]): Wall[] =>
  walls.flatMap(({ start, end, left, right, trim, ...wall }) => {
    const middle = pointToLattice([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
    return [
      { ...wall, start, end: middle },
      { ...wall, id: `${wall.id}b`, start: end, end: middle },
    ];
  });

describe('the pieces of any plan', () => {
  const style = { spacing: 2, thicknesses: [0.2], heights: [undefined, undefined, undefined, 1] };

  it('are one closed surface that looks outward, of the same volume as the walls', async () => {
    const judge = await loadJudge();
    let merged = 0;
    fc.assert(
      fc.property(openPlans(planarWalls(style).map(halved)), fc.boolean(), ({ walls, openings }, isPlain) => {
        const some = isPlain ? [] : openings.filter(({ wall }) => wall.endsWith('1') || wall.endsWith('b'));
        const level = planStore(...walls, ...some);
        const surface = examineSurface(buildStoreyMeshes(level, 'ground').values());
        const bodies = [...level.derived(wallBodies).ofStorey('ground')];
        const volume = bodies.reduce((total, body) => total + body.volume, 0);
        merged += bodies.length - Object.keys(piecesOf(level)).length;
        expect(surface.loneEdges).toBe(0);
        expect(surface.smallestTriangle).toBeGreaterThan(1e-7);
        expect(Math.abs(surface.volume - volume)).toBeLessThanOrEqual(volume * 1e-4);
        expect(Math.abs(judge(surface) - volume)).toBeLessThanOrEqual(volume * 1e-4);
      }),
      { numRuns: 200 },
    );
    expect(merged).toBeGreaterThan(300);
  });

  it('are after any edits what they are in the same level opened afresh, and every change is announced', () => {
    const step = fc.record({
      pick: fc.nat(1000),
      what: fc.constantFrom('remove', 'add', 'thicken', 'open', 'close', 'undo', 'redo'),
    });
    fc.assert(
      fc.property(planarWalls(style).map(halved), fc.array(step, { maxLength: 12 }), (walls, steps) => {
        fc.pre(walls.length > 0);
        const level = planStore(...walls.slice(walls.length >> 1));
        const feed = level.derived(wallPieces).follow();
        let known: Record<string, unknown> = {};
        for (const { pick, what } of steps) {
          const wall = walls[pick % walls.length];
          if (wall) applyStep(level, wall, what);
          const announced = new Set(feed.take());
          const now = seen(level);
          for (const key of Object.keys({ ...known, ...now })) {
            if (!announced.has(key)) expect(now[key]).toEqual(known[key]);
          }
          known = now;
          expect(now).toEqual(seen(new DocumentStore(level.snapshot(), countedIds())));
        }
      }),
      { numRuns: 80 },
    );
  });
});

/** Everything that can be seen of the pieces. */
const seen = (level: DocumentStore): Record<string, unknown> =>
  Object.fromEntries(
    [...level.derived(wallPieces).ofStorey('ground')].map(({ id, sources, meshes }) => [
      id,
      { sources, meshes: [...meshes] },
    ]),
  );

function applyStep(level: DocumentStore, wall: Wall, what: string): void {
  const current = level.findKind('wall', wall.id);
  const door = { ...doorIn(wall.id, `${wall.id}-door`, 1), width: 0.5 };
  if (what === 'undo') level.undo();
  if (what === 'redo') level.redo();
  if (what === 'add') level.run(edit({ put: [wall] }));
  if (!current) return;
  if (what === 'remove')
    level.run(edit({ remove: [`${wall.id}-door`, wall.id].filter((id) => level.find(id)) }));
  if (what === 'thicken') level.run(edit({ put: [{ ...current, thickness: 0.4 }] }));
  if (what === 'open') level.run(edit({ put: [door] }));
  if (what === 'close' && level.find(door.id)) level.run(edit({ remove: [door.id] }));
}
