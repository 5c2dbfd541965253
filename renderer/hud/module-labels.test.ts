import { expect, test } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { buildLevel } from '../../test/support/build-level.ts';
import { buildModuleLabels } from './module-labels.ts';

const level = new DocumentStore(
  buildLevel([
    { kind: 'ring', id: 'ring', steps: 16, cellSize: 2 },
    { kind: 'asset', id: 'lock', name: 'Airlock', path: 'assets/lock.glb' },
    { kind: 'asset', id: 'pad', path: 'assets/pad.glb' },
    { kind: 'module', id: 'a', ring: 'ring', asset: 'lock', cell: [0, 0] },
    { kind: 'module', id: 'b', ring: 'ring', asset: 'pad', cell: [0, 4] },
  ]),
  countedIds(),
);
const box = { min: [0, 0, 2], max: [2, 3, 4] } as const;

test('a box that stands for a module says over its middle which file is on its way or missing', () => {
  const labels = buildModuleLabels(
    level,
    [
      { id: 'a', status: 'failed', box },
      { id: 'b', status: 'loading', box },
    ],
    ([x, y, z]) => [100 * x + z, y],
  );
  expect(labels.map(({ text, unit }) => `${text}: ${unit}`)).toEqual([
    'Airlock: file cannot be shown',
    'assets/pad.glb: loading …',
  ]);
  expect(labels[0]?.at).toEqual([103, 3]);
});

test('what is out of sight has no label', () => {
  expect(buildModuleLabels(level, [{ id: 'a', status: 'failed', box }], () => null)).toEqual([]);
});
