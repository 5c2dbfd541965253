import { describe, expect, test } from 'vitest';
import type { Level } from '../../core/document/level.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import type { Bounds } from '../../core/modules/module-model.ts';
import { levelText } from '../support/build-level.ts';
import { addBox } from '../support/gltf-bytes/box.ts';
import { GltfMaker } from '../support/gltf-bytes/gltf-maker.ts';
import { readFiles } from '../support/gltf-bytes/read-files.ts';
import { jsonOfGlb } from '../support/gltf-json.ts';

const ROUNDS = 3;
const PATH = 'assets/round.glb';
/** In metres: on a ring of 4,096 steps of 3 m, 2 m of a module bend by a quarter of a millimetre and grow by 0.1 %. */
const ALMOST_STRAIGHT = 0.01;

/** A box of 2 m that brings what no module should bring along. */
function lampBox(): Uint8Array {
  const maker = new GltfMaker();
  const node = maker.node({
    mesh: maker.mesh(addBox(maker)),
    camera: 0,
    extensions: { KHR_lights_punctual: { light: 0 } },
  });
  const input = maker.accessor(Float32Array.of(0, 1), 'SCALAR', { min: [0], max: [1] });
  const output = maker.accessor(Float32Array.of(0, 0, 0, 0, 9, 0), 'VEC3');
  Object.assign(maker.json, {
    scene: 0,
    scenes: [{ nodes: [node] }],
    cameras: [{ type: 'perspective', perspective: { yfov: 1, znear: 1 } }],
    animations: [
      { samplers: [{ input, output }], channels: [{ sampler: 0, target: { node, path: 'translation' } }] },
    ],
    extensionsUsed: ['KHR_lights_punctual'],
    extensions: { KHR_lights_punctual: { lights: [{ type: 'point' }] } },
  });
  return maker.glb();
}

/** A level of one module, whose file stands with the middle of its foot in the middle of a cell. */
function levelOf({ min, max }: Bounds): Level {
  const pivot = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2];
  const result = parseLevel(
    levelText([
      { kind: 'ring', id: 'deck', steps: 4096, cellSize: 3 },
      { kind: 'module', id: 'm', ring: 'deck', asset: 'a', cell: [0, 0] },
      { kind: 'asset', id: 'a', path: PATH, footprint: [1, 1], pivot, longestEdge: null },
    ]),
  );
  if (!result.ok) throw new Error('the level is sound');
  return result.level;
}

async function exportWith(bytes: Uint8Array) {
  const { glb, model } = await readFiles({ main: { name: 'round.glb', bytes }, others: [] });
  const options = { fileName: 'round.glb', programVersion: 'test', modules: new Map([[PATH, glb]]) };
  const { files } = await exportLevel(levelOf(model.bounds), options);
  return { bounds: model.bounds, file: joinParts(files[0]) };
}

interface Node {
  readonly children?: readonly number[];
}

function depthOf(nodes: readonly Node[], index: number): number {
  const children = nodes[index]?.children ?? [];
  return 1 + Math.max(0, ...children.map((child) => depthOf(nodes, child)));
}

const sizesOf = ({ min, max }: Bounds): number[] => max.map((top, axis) => top - (min[axis] ?? Number.NaN));

describe('a level that is exported, used as a module and exported again', () => {
  test('keeps depth and size, and brings no light, camera or animation along', async () => {
    let bytes = lampBox();
    const depths: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { bounds, file } = await exportWith(bytes);
      for (const size of sizesOf(bounds)) expect(Math.abs(size - 2)).toBeLessThan(ALMOST_STRAIGHT);
      const json = jsonOfGlb(file);
      const nodes: readonly Node[] = json.nodes ?? [];
      depths.push(Math.max(...nodes.map((_, index) => depthOf(nodes, index))));
      for (const key of ['cameras', 'animations', 'extensions']) expect(json).not.toHaveProperty(key);
      bytes = file;
    }
    const last = await exportWith(bytes);
    for (const size of sizesOf(last.bounds)) expect(Math.abs(size - 2)).toBeLessThan(ALMOST_STRAIGHT);
    expect(new Set(depths).size).toBe(1);
    expect(depths[0]).toBeGreaterThan(1);
  });
});
