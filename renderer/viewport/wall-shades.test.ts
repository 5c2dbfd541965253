import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import type { Wall } from '../../core/document/schema/wall.ts';
import { RecordingEngine } from '../../test/support/recording-engine.ts';
import { WallShades } from './wall-shades.ts';

const ALL_AROUND = { left: true, right: true, start: true, end: true };

const wall = (id: string, x: number): Wall => ({
  kind: 'wall',
  id,
  storey: 's',
  start: [x, 0],
  end: [x + 2, 0],
});

it('keeps one shade a wall while walls come and go', () => {
  const engine = new RecordingEngine();
  const scene = new Scene(engine);
  const shades = new WallShades(scene);
  const centres = (): number[] => {
    shades.upload();
    const [mesh] = scene.meshes;
    const positions = engine.attribute(mesh as Mesh, 'position');
    const count = (mesh?.subMeshes[0]?.indexCount ?? 0) / 6;
    return Array.from({ length: count }, (_, quad) => {
      const xs = [0, 1, 2, 3].map((corner) => positions[(quad * 4 + corner) * 3] ?? Number.NaN);
      return (Math.min(...xs) + Math.max(...xs)) / 2;
    }).sort((a, b) => a - b);
  };
  for (let index = 0; index < 100; index += 1) shades.set(wall(`w${index}`, index * 10), 0, ALL_AROUND);
  expect(centres()).toHaveLength(100);
  for (let index = 0; index < 97; index += 1) shades.remove(`w${index}`);
  shades.remove('unknown');
  shades.remove('w98');
  shades.set(wall('w99', 5), 0, ALL_AROUND);
  const left = centres();
  expect(left).toHaveLength(2);
  expect(left[0]).toBeCloseTo(6, 4);
  expect(left[1]).toBeCloseTo(971, 3);
  engine.dispose();
});
