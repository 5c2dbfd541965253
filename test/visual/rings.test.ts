import { Document, NodeIO } from '@gltf-transform/core';
import { afterEach, describe, expect, it } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { pivotOf } from '../../core/polar/pivot.ts';
import { createGrid } from '../../core/polar/polar-grid.ts';
import { text } from '../../core/text/text.ts';
import { buildLevel } from '../support/build-level.ts';
import { boxFaces, meshOfFaces } from '../support/code-modules.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const STEPS = 24;
const CELL = 4;
const GRID = createGrid(STEPS, CELL);

let app: EditorApp;
let hands: ViewportHands;

afterEach(() => app.close());

async function open(records: readonly object[], files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const level = serialiseLevel(buildLevel([{ kind: 'storey', id: 'ground' }, ...records]));
  app = await openEditor({
    levels: { 'ring.level.json': level, ...files },
    context: { colorScheme: 'dark' },
  });
  hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
  await app.page.getByRole('button', { name: text('editor.mode.ring'), exact: true }).click();
  await hands.settle();
}

/** A box as an artist hands it in: so many metres wide and high, in one colour. */
async function boxFile(
  width: number,
  height: number,
  color: readonly [number, number, number],
): Promise<Uint8Array> {
  const half = width / 2;
  const { vertices } = meshOfFaces(boxFaces([-half, 0, -half], [half, height, half]));
  const document = new Document();
  const buffer = document.createBuffer();
  const material = document
    .createMaterial()
    .setBaseColorFactor([...color, 1])
    .setMetallicFactor(0);
  const vectors = (array: Float32Array) =>
    document.createAccessor().setType('VEC3').setArray(Float32Array.from(array)).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', vectors(vertices.positions))
    .setAttribute('NORMAL', vectors(vertices.normals))
    .setIndices(document.createAccessor().setArray(Uint32Array.from(vertices.indices)).setBuffer(buffer));
  const node = document.createNode('box').setMesh(document.createMesh('box').addPrimitive(primitive));
  document.createScene().addChild(node);
  return Uint8Array.from(await new NodeIO().writeBinary(document));
}

const ring = (id: string, more: object = {}) => ({
  kind: 'ring',
  id,
  steps: STEPS,
  cellSize: CELL,
  outerRing: 3,
  ...more,
});

/** Where the middle of a cell lies, in the plan. */
function middleOf(line: number, step: number): readonly [number, number] {
  const { radius, angle } = pivotOf(GRID, [line, step], [1, 1]);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

describe('rings in a real browser', () => {
  it('draw a grid in one call each, whatever its steps and lines', async () => {
    await open([ring('r1')], {});
    const alone = await hands.drawCalls();
    await app.close();
    await open(
      [ring('r1'), ring('r2', { steps: 4096, cellSize: 0.02, outerRing: 400, centre: [60, 0, 0] })],
      {},
    );
    expect(await hands.drawCalls()).toBe(alone + 1);
    expect(app.faults).toEqual([]);
  });

  it('light the cell under the pointer, and say which it is', async () => {
    await open([ring('r1')], {});
    const place = middleOf(1, 5);
    await app.page.mouse.move(400, 20);
    await hands.settle();
    const before = await hands.brightness(place);
    await hands.moveTo(place);
    await hands.settle();
    expect(await hands.brightness(place)).toBeGreaterThan(before + 8);
  });

  it('tell what an overlay means in words and hatches', async () => {
    await open([ring('r1')], {});
    await app.page.locator('canvas').first().focus();
    await app.page.keyboard.press('2');
    const legend = app.page.getByLabel(text('ring-view.legend'));
    await legend.waitFor();
    expect(await legend.textContent()).toContain(text('ring-view.aspect-all'));
    await app.page.keyboard.press('3');
    await expect.poll(() => legend.textContent()).toContain('× 2.20');
    await app.page.keyboard.press('1');
    await legend.waitFor({ state: 'detached' });
  });
});

describe('modules on rings in a real browser', () => {
  it('stand where they are bent to, can be clicked there, and follow undo', async () => {
    await open(
      [
        ring('r1'),
        { kind: 'asset', id: 'box', path: 'assets/box.glb', footprint: [1, 1] },
        { kind: 'module', id: 'm', ring: 'r1', asset: 'box', cell: [1, 5] },
      ],
      { 'assets/box.glb': await boxFile(CELL, 2, [0.9, 0.9, 0.9]) },
    );
    const place = middleOf(1, 5);
    await app.page.mouse.move(400, 20);
    await expect.poll(() => hands.brightness(place, 2)).toBeGreaterThan(120);
    await hands.click(place, 2);
    await app.page.getByText('1 module selected').waitFor();
    await app.page.keyboard.press('Delete');
    await app.page.mouse.move(400, 20);
    await expect.poll(() => hands.brightness(place, 2)).toBeLessThan(80);
    await app.page.keyboard.press('Control+z');
    await expect.poll(() => hands.brightness(place, 2)).toBeGreaterThan(120);
    expect(app.faults).toEqual([]);
  });

  it('whose file is missing are marked boxes that can be clicked', async () => {
    await open(
      [
        ring('r1'),
        { kind: 'asset', id: 'gone', name: 'Airlock', path: 'assets/gone.glb', footprint: [2, 1] },
        { kind: 'module', id: 'm', ring: 'r1', asset: 'gone', cell: [0, 5] },
      ],
      {},
    );
    const { radius, angle } = pivotOf(GRID, [0, 5], [2, 1]);
    await hands.click([radius * Math.cos(angle), radius * Math.sin(angle)], CELL);
    await app.page.getByText('1 module selected').waitFor();
  });

  it('of 10 kinds, 20,000 in all, are drawn in a call for each kind and side of the mirror', async () => {
    const kinds = Array.from({ length: 10 }, (_, index) => index);
    const files = await Promise.all(
      kinds.map(
        async (kind) => [`assets/k${kind}.glb`, await boxFile(1, 1 + kind / 5, [0.5, 0.6, 0.7])] as const,
      ),
    );
    const modules = Array.from({ length: 20_000 }, (_, index) => ({
      kind: 'module',
      id: `m${index}`,
      ring: 'r1',
      asset: `k${index % 10}`,
      cell: [Math.floor(index / 500), index % 500],
      mirrored: index % 20 > 9,
    }));
    await open(
      [
        ring('r1', { steps: 500, cellSize: 1, outerRing: 40 }),
        ...kinds.map((kind) => ({
          kind: 'asset',
          id: `k${kind}`,
          path: `assets/k${kind}.glb`,
          footprint: [1, 1],
          longestEdge: null,
        })),
        ...modules,
      ],
      Object.fromEntries(files),
    );
    // Backdrop, ground grid, ring grid, and the layer of labels.
    await expect.poll(() => hands.drawCalls(), { timeout: 60_000 }).toBeGreaterThanOrEqual(20);
    await hands.settle();
    expect(await hands.drawCalls()).toBeLessThanOrEqual(2 * 10 + 4);
    expect(app.faults).toEqual([]);
  }, 180_000);
});
