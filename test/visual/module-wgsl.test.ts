import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LookOptions } from '../support/material-bench/looks.ts';
import { type MaterialBench, openMaterialBench } from '../support/material-bench/open-bench.ts';
import { buildSlab } from '../support/material-bench/sample-meshes.ts';
import type { GpuBench } from '../support/material-bench/web-gpu-bench.ts';

declare const gpuBench: GpuBench;

/** WebGPU in software, where there is no card. */
const FLAGS = ['--enable-unsafe-webgpu', '--enable-features=Vulkan', '--use-webgpu-adapter=swiftshader'];

const RINGS = [
  { steps: 8, cellSize: 4, line: 0.5, scaleHeight: false },
  { steps: 24, cellSize: 2, line: -3.5, scaleHeight: true },
];

let open: MaterialBench;
let isThere = false;

beforeAll(async () => {
  open = await openMaterialBench('web-gpu-bench', FLAGS);
  isThere = await open.page.evaluate(() => gpuBench.hasWebGpu());
});

afterAll(() => open.browser.close());

describe('modules on rings in WGSL, which WebGPU speaks', () => {
  it('stand where the core says', async ({ skip }) => {
    if (!isThere) skip('not run: this browser has no WebGPU');
    const { positions, normals, tangents } = buildSlab([2, 1.5, 2], 6);
    const plain = {
      positions: Array.from(positions),
      normals: Array.from(normals),
      tangents: Array.from(tangents),
    };
    const parity = await open.page.evaluate(([vertices, rings]) => gpuBench.parity(vertices, rings), [
      plain,
      RINGS,
    ] as const);
    expect(parity.vertices).toBe((positions.length / 3) * RINGS.length * 8);
    expect(parity.position).toBeLessThanOrEqual(1e-5);
    expect(parity.normal).toBeLessThanOrEqual(0.1);
    expect(parity.tangent).toBeLessThanOrEqual(0.1);
    expect(parity.signs).toBe(0);
  });

  it.each<[string, LookOptions]>([
    ['of metal that shines, with colours of its vertices', { withColors: true, material: { metallic: 1 } }],
    ['to be looked through', { material: { alphaMode: 'BLEND', metallic: 0 } }],
    ['as ghosts', { look: 'ghost', material: {} }],
  ])('compile: %s', async (_, options) => {
    if (!isThere) return console.info('Not run: this browser has no WebGPU.');
    expect(await open.page.evaluate((asked) => gpuBench.faults(asked), options)).toEqual([]);
  });

  it('without a fault in the page', () => {
    expect(open.faults).toEqual([]);
  });
});
