import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModuleModel } from '../../core/modules/module-model.ts';
import { makeCodeModules } from '../support/code-modules.ts';
import type { Bench } from '../support/material-bench/bench.ts';
import { type MaterialBench, openMaterialBench } from '../support/material-bench/open-bench.ts';
import type { Parity, ParityRing, PlainVertices } from '../support/material-bench/parity.ts';
import { buildSlab } from '../support/material-bench/sample-meshes.ts';
import { readRealModule, realModules } from '../support/real-modules.ts';

declare const bench: Bench;

/** Few wide steps, an ordinary ring whose heights grow, and many small cells far out: all turns and mirrors of each. */
const RINGS: readonly ParityRing[] = [
  { steps: 8, cellSize: 4, line: 0.5, scaleHeight: false },
  { steps: 24, cellSize: 2, line: -3.5, scaleHeight: true },
  { steps: 128, cellSize: 1, line: 12, scaleHeight: false },
];
const STATES = RINGS.length * 8;

/** Of the pivot radius: what single precision can hold. */
const POSITION_LIMIT = 1e-5;
const DIRECTION_LIMIT_DEGREES = 0.1;

let open: MaterialBench;

beforeAll(async () => {
  open = await openMaterialBench();
});

afterAll(() => open.browser.close());

async function expectParity({ positions, normals, tangents }: PlainVertices): Promise<Parity> {
  const plain = {
    positions: Array.from(positions),
    normals: Array.from(normals),
    ...(tangents && { tangents: Array.from(tangents) }),
  };
  const parity = await open.page.evaluate(([vertices, rings]) => bench.parity(vertices, rings), [
    plain,
    RINGS,
  ] as const);
  expect(parity.vertices).toBe((positions.length / 3) * STATES);
  expect(parity.position).toBeLessThanOrEqual(POSITION_LIMIT);
  expect(parity.normal).toBeLessThanOrEqual(DIRECTION_LIMIT_DEGREES);
  expect(parity.tangent).toBeLessThanOrEqual(DIRECTION_LIMIT_DEGREES);
  expect(parity.signs).toBe(0);
  return parity;
}

async function expectModuleParity({ meshes }: ModuleModel): Promise<void> {
  for (const { vertices } of meshes) await expectParity(vertices);
}

describe('the graphics card places the vertices of a module where the core says, with its normals and tangents', () => {
  it('for a slab', async () => {
    const { position } = await expectParity(buildSlab([2, 1.5, 2], 6));
    // A card that computed nothing would not come so near by chance, nor would one in double precision be so far off.
    expect(position).toBeGreaterThan(0);
  });

  it('for a slab of five cells, which goes a good part of the way round', async () => {
    await expectParity(buildSlab([10, 1, 2], 5));
  });

  it.each([...makeCodeModules()])('for the module “%s” made in code', async (_, model) => {
    await expectModuleParity(model);
  });

  it.each([...realModules])('for the real module %s', async (name) => {
    await expectModuleParity(await readRealModule(name));
  });

  it.skipIf(realModules.length > 0)('not compared for real modules: ../shared/modules is not there', () => {
    expect(realModules).toEqual([]);
  });

  it('without a fault in the page', () => {
    expect(open.faults).toEqual([]);
  });
});
