import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModuleTexture } from '../../core/modules/module-model.ts';
import type { Bench } from '../support/material-bench/bench.ts';
import type { LookOptions, LookResult } from '../support/material-bench/looks.ts';
import { type MaterialBench, openMaterialBench } from '../support/material-bench/open-bench.ts';

declare const bench: Bench;

/** Four by four pixels of all colours, with holes. */
function colorfulImage(): number[] {
  const image = new PNG({ width: 4, height: 4 });
  for (let at = 0; at < image.data.length; at += 1) {
    image.data[at] = at % 4 === 3 && at % 12 !== 3 ? 255 : (at * 37) % 256;
  }
  return [...PNG.sync.write(image)];
}

const IMAGE = colorfulImage();

const TEXTURE: ModuleTexture = {
  image: 0,
  uvSet: 0,
  offset: [0, 0],
  rotation: 0,
  scale: [1, 1],
  wrapU: 'repeat',
  wrapV: 'repeat',
  minFilter: null,
  magFilter: null,
};

/** Share of the covered pixels that may differ: none did where this was written, cards may differ along edges. */
const TOLERANCE = 0.003;

let open: MaterialBench;

beforeAll(async () => {
  open = await openMaterialBench();
});

afterAll(() => open.browser.close());

const look = (options: LookOptions): Promise<LookResult> =>
  open.page.evaluate((asked) => bench.look(asked), options);

/** The modules fill an eighth of the picture at least, and look the same both ways. */
function expectSame({ different, covered }: { readonly different: number; readonly covered: number }): void {
  expect(covered).toBeGreaterThan((320 * 240) / 8);
  expect(different).toBeLessThanOrEqual(covered * TOLERANCE);
}

describe('a module bent on the graphics card looks as one laid by the core in the material of the engine', () => {
  it.each<[string, LookOptions]>([
    ['in a plain colour', { material: { baseColor: [0.6, 0.3, 0.1, 1] } }],
    ['with colours of its vertices', { withColors: true, material: {} }],
    ['with a texture', { material: { baseColorTexture: TEXTURE }, image: IMAGE }],
    [
      'with a texture that is moved, turned and scaled',
      {
        material: { baseColorTexture: { ...TEXTURE, offset: [0.3, 0.1], rotation: 0.7, scale: [2, 0.5] } },
        image: IMAGE,
      },
    ],
    [
      'with roughness from a texture',
      { material: { metallicRoughnessTexture: TEXTURE, metallic: 0 }, image: IMAGE },
    ],
    [
      'with a normal map on its tangents',
      { withTangents: true, material: { normalTexture: TEXTURE, normalScale: 0.7 }, image: IMAGE },
    ],
    ['that shines by itself', { material: { emissive: [0.01, 0.02, 0.04] } }],
    ['unlit', { material: { isUnlit: true, baseColor: [0.2, 0.6, 0.3, 1] } }],
    [
      'with holes',
      { material: { alphaMode: 'MASK', alphaCutoff: 0.6, baseColorTexture: TEXTURE }, image: IMAGE },
    ],
    ['to be looked through', { material: { alphaMode: 'BLEND', baseColor: [0.5, 0.5, 0.9, 0.5] } }],
    ['from the back of its faces', { insideOut: true, material: { isDoubleSided: true } }],
  ])('%s', async (_, options) => {
    expectSame(await look(options));
  });
});

describe('a module on a ring', () => {
  it('has the same relief without tangents as with them', async () => {
    const relief = { material: { normalTexture: TEXTURE }, image: IMAGE };
    const [without, with_] = [await look(relief), await look({ ...relief, withTangents: true })];
    const flat = await look({ material: {} });
    for (const part of [0, 1, 2] as const) {
      expect(without.mean[part]).toBeCloseTo(with_.mean[part], 0);
      expect(Math.abs(without.mean[part] - flat.mean[part])).toBeGreaterThan(2);
    }
  });

  it('is not black where it is of metal', async () => {
    const { mean } = await look({ material: { metallic: 1, roughness: 0.5, baseColor: [0.9, 0.7, 0.3, 1] } });
    expect(mean[0]).toBeGreaterThan(150);
    expect(mean[0]).toBeGreaterThan(mean[2] + 40);
  });

  it('is darker in the corners that its occlusion says', async () => {
    const dark = await look({ material: { occlusionTexture: TEXTURE }, image: IMAGE });
    const open_ = await look({ material: {} });
    expect(dark.mean[1]).toBeLessThan(open_.mean[1] - 5);
  });

  it('lets what is behind show through when faded, and is a mere shape of one colour as a ghost', async () => {
    const red: LookOptions = { material: { baseColor: [0.8, 0, 0, 1] } };
    const [full, faded] = [await look(red), await look({ ...red, look: 'faded' })];
    expect(full.mean[1]).toBeLessThan(110);
    expect(faded.mean[1]).toBeGreaterThan(full.mean[1] + 80);
    expect(faded.mean[0]).toBeGreaterThan(faded.mean[1] + 5);
    const ghost = await look({ ...red, look: 'ghost', ghostColor: '#0000ff' });
    expect(ghost.mean[2]).toBeGreaterThan(ghost.mean[0] + 10);
    expect(ghost.mean[0]).toBeCloseTo(ghost.mean[1], -1);
  });

  it('is shown in plain colour when its image is none', async () => {
    const { mean } = await look({
      material: { baseColorTexture: TEXTURE, baseColor: [1, 0.1, 0.1, 1] },
      image: [1, 2, 3, 4],
    });
    expect(mean[0]).toBeGreaterThan(mean[1] + 50);
  });
});

describe('measures for artists paint a module', () => {
  const paint = (measure: 'stretch' | 'density', line: number, wantedEdge = 0.25) =>
    open.page.evaluate((asked) => bench.paint(...asked), [measure, line, wantedEdge] as const);

  it('green where it keeps its size, red where it is drawn larger, blue where smaller', async () => {
    const [inner, right, outer] = [
      await paint('stretch', -2),
      await paint('stretch', -0.5),
      await paint('stretch', 2),
    ];
    // So few steps grow by 70 % a cell: the module has some of all colours wherever it stands.
    expect(right[1]).toBeGreaterThan(Math.max(inner[1], outer[1]) + 10);
    expect(outer[0]).toBeGreaterThan(right[0] + 30);
    expect(inner[2]).toBeGreaterThan(right[2] + 10);
  });

  it('green where its edges are right for bending, red where too long, blue where shorter than need be', async () => {
    const [short, right, long] = [
      await paint('density', 0, 2),
      await paint('density', 0, 0.25),
      await paint('density', 0, 0.05),
    ];
    expect(Math.max(...right)).toBe(right[1]);
    expect(Math.max(...long)).toBe(long[0]);
    expect(Math.max(...short)).toBe(short[2]);
  });
});

describe('passes beside the picture follow the bent shape', () => {
  it('shadows', async () => {
    const { different, covered } = await open.page.evaluate(() => bench.shadow());
    expect(covered).toBeGreaterThan(800);
    expect(different).toBeLessThanOrEqual(covered * TOLERANCE);
  });

  it('the depth that effects read', async () => {
    expectSame(await open.page.evaluate(() => bench.depth()));
  });

  it('the picker of the graphics card, module by module', async () => {
    const { different, covered } = await open.page.evaluate(() => bench.picking());
    expect(covered).toBeGreaterThan(200);
    expect(different).toBe(0);
  });

  it('make no fault in the page', () => {
    expect(open.faults.filter((fault) => !/image/i.test(fault))).toEqual([]);
  });
});
