import { Document, NodeIO } from '@gltf-transform/core';
import { PNG } from 'pngjs';
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

const picture = async (): Promise<PNG> =>
  PNG.sync.read(await app.page.locator('canvas').first().screenshot());

/** The places of pixels of those colours. */
function pixelsWhere(
  { data }: PNG,
  isWanted: (red: number, green: number, blue: number) => boolean,
): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    if (isWanted(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found.add(at / 4);
  }
  return found;
}

/** More than what the picture of the grid trembles by. */
const CHANGED = 12;

function changedPixels(before: PNG, after: PNG): Set<number> {
  const changed = new Set<number>();
  for (let at = 0; at < before.data.length; at += 1) {
    if (Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > CHANGED) changed.add(Math.floor(at / 4));
  }
  return changed;
}

/** Wide enough for the line around what is marked. */
const OUTLINE = 4;

/** The pixels and those near them. */
function grown(pixels: ReadonlySet<number>, width: number): Set<number> {
  const around = new Set<number>();
  for (const pixel of pixels) {
    for (let row = -OUTLINE; row <= OUTLINE; row += 1) {
      for (let column = -OUTLINE; column <= OUTLINE; column += 1) around.add(pixel + row * width + column);
    }
  }
  return around;
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

  it('are marked on their bent shape when they are selected', async () => {
    await open(
      [
        ring('r1'),
        { kind: 'asset', id: 'slab', path: 'assets/slab.glb', footprint: [3, 3] },
        { kind: 'module', id: 'm', ring: 'r1', asset: 'slab', cell: [0, 4] },
      ],
      { 'assets/slab.glb': await boxFile(3 * CELL, 2, [0.8, 0, 0]) },
    );
    const { radius, angle } = pivotOf(GRID, [0, 4], [3, 3]);
    const middle = [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    await app.page.mouse.move(400, 20);
    await expect.poll(() => hands.brightness(middle, 2)).toBeGreaterThan(60);
    const before = await picture();
    await hands.click(middle, 2);
    await app.page.getByText('1 module selected').waitFor();
    await app.page.mouse.move(400, 20);
    await hands.settle();
    const after = await picture();
    const shape = pixelsWhere(before, (red, green, blue) => red > 40 && red > 2 * Math.max(green, blue));
    const marked = changedPixels(before, after);
    expect(shape.size).toBeGreaterThan(5000);
    expect([...shape].filter((pixel) => marked.has(pixel)).length / shape.size).toBeGreaterThan(0.98);
    const around = grown(shape, before.width);
    expect([...marked].filter((pixel) => !around.has(pixel)).length / shape.size).toBeLessThan(0.02);
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
