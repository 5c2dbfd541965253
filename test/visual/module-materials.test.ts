import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from '../support/material-bench/bench.ts';
import { type MaterialBench, openMaterialBench } from '../support/material-bench/open-bench.ts';
import { buildSlab } from '../support/material-bench/sample-meshes.ts';

declare const bench: Bench;

/** A ring of few wide steps, an ordinary one, and one of many small cells far out. */
const RINGS = [
  { steps: 8, cellSize: 4, line: 0.5, scaleHeight: false },
  { steps: 24, cellSize: 2, line: -3.5, scaleHeight: true },
  { steps: 128, cellSize: 1, line: 12, scaleHeight: false },
];

/** Of the pivot radius: what single precision can hold. */
const POSITION_LIMIT = 1e-5;
const DIRECTION_LIMIT_DEGREES = 0.1;

let open: MaterialBench;

beforeAll(async () => {
  open = await openMaterialBench();
});

afterAll(() => open.browser.close());

describe('modules on a ring, as the graphics card places them', () => {
  it('stand where the core says, in all turns and mirrors, with its normals and tangents', async () => {
    const slab = buildSlab([2, 1.5, 2], 6);
    const mesh = {
      positions: [...slab.positions],
      normals: [...slab.normals],
      tangents: [...(slab.tangents ?? [])],
    };
    const parity = await open.page.evaluate(([vertices, rings]) => bench.parity(vertices, rings), [
      mesh,
      RINGS,
    ] as const);
    expect(parity.vertices).toBe((slab.positions.length / 3) * 24);
    expect(parity.position).toBeLessThanOrEqual(POSITION_LIMIT);
    expect(parity.normal).toBeLessThanOrEqual(DIRECTION_LIMIT_DEGREES);
    expect(parity.tangent).toBeLessThanOrEqual(DIRECTION_LIMIT_DEGREES);
    expect(parity.signs).toBe(0);
  });

  it('make no fault in the page', () => {
    expect(open.faults).toEqual([]);
  });
});
