import { describe, expect, it } from 'vitest';
import { boxFaces, meshOfFaces, modelOf } from '../../../test/support/code-modules.ts';
import type { ModuleModel } from '../../modules/module-model.ts';
import { text } from '../../text/text.ts';
import { createGrid } from '../polar-grid.ts';
import { prepareModule } from './prepare-module.ts';
import { PreparedModules } from './prepared-modules.ts';
import { computeShapeBounds } from './shape-bounds.ts';

const GRID = createGrid(64, 4);
const box = modelOf(meshOfFaces(boxFaces([0, 0, 0], [400, 100, 400]), 'box', 3));

describe('a prepared module', () => {
  it('is in metres of the level, with its pivot in the origin', () => {
    const { meshes } = prepareModule(box, { pivot: [200, 0, 100], scale: 0.01 }, GRID);
    expect(computeShapeBounds(meshes)).toEqual({ min: [-2, 0, -1], max: [2, 1, 3] });
    expect(meshes[0]).toMatchObject({ name: 'box', material: 3 });
  });

  it('has edges as short as asset and ring want them, and says what that costs', () => {
    const fit = { pivot: [200, 0, 200], scale: 0.01 } as const;
    const asked = prepareModule(box, { ...fit, longestEdge: 1 / 16 }, GRID);
    expect(asked).toMatchObject({ pieces: 16, vertices: { before: 24 }, notices: [] });
    const usual = prepareModule(box, fit, GRID);
    // 9 × 9 above and below; each side 2 × 9 at its edges and 7 on its diagonal.
    expect(usual).toMatchObject({ pieces: 8, vertices: { before: 24, after: 2 * 81 + 4 * (18 + 7) } });
    const asItIs = prepareModule(box, { ...fit, longestEdge: null }, GRID);
    expect(asItIs).toMatchObject({ pieces: null, vertices: { before: 24, after: 24 } });
  });

  it('of 10 km is divided less finely, and says so', () => {
    const plain = modelOf(meshOfFaces(boxFaces([-5000, 0, -5000], [5000, 1, 5000])));
    const { pieces, vertices, notices } = prepareModule(plain, {}, GRID);
    expect(vertices.after).toBeLessThan(1_000_000);
    expect(pieces).toBe(1 / 8);
    expect(notices.map(({ code, params }) => text(code, params))).toEqual([
      expect.stringContaining('Edges of 500 mm'),
    ]);
    expect(notices[0]?.params).toMatchObject({ longest: 32_000, most: '1,000,000' });
  });

  it('of 64 × 64 cells is divided as finely as any where it is a plate, and half as finely where it is a slab', () => {
    const faces = boxFaces([-128, 0, -128], [128, 1, 128]);
    const { pieces, notices } = prepareModule(modelOf(meshOfFaces(faces.slice(0, 1))), {}, GRID);
    expect({ pieces, notices }).toEqual({ pieces: 8, notices: [] });
    expect(prepareModule(modelOf(meshOfFaces(faces)), {}, GRID).pieces).toBe(4);
  });

  it('shares the bound among its meshes', () => {
    const field = meshOfFaces(boxFaces([-80, 0, -80], [80, 1, 80]));
    expect(prepareModule(modelOf(field), {}, GRID).pieces).toBe(8);
    expect(prepareModule(modelOf(field, field, field), {}, GRID).pieces).toBe(4);
  });
});

describe('prepared modules that are kept', () => {
  it('are made once for a model, a fit and a fineness, whatever the number of steps', () => {
    const kept = new PreparedModules();
    const first = kept.get(box, { scale: 0.01 }, GRID);
    expect(kept.get(box, { scale: 0.01, pivot: [0, 0, 0] }, createGrid(66, 4))).toBe(first);
    expect(kept.get(box, { scale: 0.02 }, GRID)).not.toBe(first);
    expect(kept.get(box, { scale: 0.01 }, createGrid(64, 2))).not.toBe(first);
    expect(kept.get({ ...box }, { scale: 0.01 }, GRID)).not.toBe(first);
  });

  it('make room for others: the one not asked for longest goes first', () => {
    const kept = new PreparedModules();
    const large = { name: 'large', material: null, vertices: manyVertices(1_500_000) };
    const model = (): ModuleModel => ({ ...box, meshes: [large] });
    const [first, second, third] = [model(), model(), model()];
    const fit = { longestEdge: null };
    const firstKept = kept.get(first, fit, GRID);
    const secondKept = kept.get(second, fit, GRID);
    expect(kept.get(first, fit, GRID)).toBe(firstKept);
    // Three are more than is kept, and the second has not been asked for longest.
    kept.get(third, fit, GRID);
    expect(kept.get(first, fit, GRID) === firstKept).toBe(true);
    expect(kept.get(second, fit, GRID) === secondKept).toBe(false);
  });
});

function manyVertices(count: number) {
  return {
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    uvs: [],
    indices: new Uint32Array([0, 1, 2]),
  };
}
