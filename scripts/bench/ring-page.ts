import { performance } from 'node:perf_hooks';
import { Document, NodeIO } from '@gltf-transform/core';
import type { Page } from 'playwright-core';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { boxFaces, meshOfFaces } from '../../test/support/code-modules.ts';
import { openEditor } from '../../test/support/editor-app.ts';
import { ViewportHands } from '../../test/support/viewport-hands.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { median } from './measure.ts';
import { type PageCount, PageMeter } from './page-meter.ts';

const KINDS = 10;
const SMALL = 100;
const LARGE = 20_000;
const STEPS = 500;
const LINES = LARGE / STEPS;
/** Between two moves of a drag on a label: enough for another whole number of steps. */
const DRAG_PIXELS = 20;
const ROUNDS = { warmUp: 3, counted: 9 };
/** Sky, ground grid, ring grid, labels: not of modules. */
const OTHER_CALLS = 4;
/** A call for each kind and side of the mirror. */
const MOST_CALLS = 2 * KINDS + OTHER_CALLS;
/** Each instance once: a matrix of 16 numbers and four of its bend, four bytes each. */
const MOST_BENT_KB = (LARGE * 20 * 4) / 1000;
/** What a slider may take and still be felt as one. */
const SLIDER_MS = 50;

async function boxFile(kind: number): Promise<Uint8Array> {
  const { vertices } = meshOfFaces(boxFaces([-0.45, 0, -0.45], [0.45, 0.5 + kind / KINDS, 0.45]));
  const document = new Document();
  const buffer = document.createBuffer();
  const vectors = (array: Float32Array) =>
    document.createAccessor().setType('VEC3').setArray(Float32Array.from(array)).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMaterial(document.createMaterial().setBaseColorFactor([kind / KINDS, 0.5, 0.6, 1]))
    .setAttribute('POSITION', vectors(vertices.positions))
    .setAttribute('NORMAL', vectors(vertices.normals))
    .setIndices(document.createAccessor().setArray(Uint32Array.from(vertices.indices)).setBuffer(buffer));
  const node = document.createNode('box').setMesh(document.createMesh('box').addPrimitive(primitive));
  document.createScene().addChild(node);
  return Uint8Array.from(await new NodeIO().writeBinary(document));
}

/** Both sides of the mirror of every kind are there. */
function recordsOf(modules: number): readonly LevelRecord[] {
  const records: LevelRecord[] = [
    { kind: 'storey', id: 'ground' },
    { kind: 'ring', id: 'deck', steps: STEPS, cellSize: 1, innerRing: 0, outerRing: LINES },
  ];
  for (let kind = 0; kind < KINDS; kind += 1) {
    records.push({ kind: 'asset', id: `kind${kind}`, path: `assets/${kind}.glb`, footprint: [1, 1] });
  }
  for (let i = 0; i < modules; i += 1) {
    const cell = [LINES - 1 - Math.floor(i / STEPS), i % STEPS] as const;
    const mirrored = i % (2 * KINDS) >= KINDS;
    records.push({ kind: 'module', id: `m${i}`, ring: 'deck', asset: `kind${i % KINDS}`, cell, mirrored });
  }
  return records;
}

interface Facts {
  readonly open: number;
  readonly freeze: number;
  readonly drawCalls: number;
  readonly slider: PageCount;
}

/** Waits until all kinds are drawn. Returns how long that took. */
async function waitForModules(hands: ViewportHands): Promise<number> {
  const from = performance.now();
  await hands.waitForLevel();
  while ((await hands.drawCalls()) < 2 * KINDS) await hands.settle();
  return performance.now() - from;
}

/** Median of each count of an action that is done again and again. */
async function repeat(meter: PageMeter, action: (round: number) => Promise<unknown>): Promise<PageCount> {
  const counts: PageCount[] = [];
  for (let round = 0; round < ROUNDS.warmUp + ROUNDS.counted; round += 1) {
    const count = await meter.count(() => action(round));
    if (round >= ROUNDS.warmUp) counts.push(count);
  }
  const of = (name: keyof PageCount) => median(counts.map((count) => count[name]));
  return { vertexKb: of('vertexKb'), indexKb: of('indexKb'), script: of('script') };
}

/** The steps of the ring by the drag on their label; it ends where it began. */
async function dragSteps(page: Page, meter: PageMeter): Promise<PageCount> {
  const label = await page.locator('label.drag-label', { hasText: 'Steps' }).boundingBox();
  if (!label) throw new Error('There is no slider of the steps.');
  const [x, y] = [label.x + 4, label.y + label.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const counts = await repeat(meter, (round) => page.mouse.move(x + DRAG_PIXELS * (1 + (round % 7)), y));
  // Back to where it began: the level stays as it is.
  await page.mouse.move(x, y);
  await page.mouse.up();
  return counts;
}

async function measure(modules: number, files: Readonly<Record<string, Uint8Array>>): Promise<Facts> {
  const level = serialiseLevel({ header: { name: 'Ring', extra: {} }, records: recordsOf(modules) });
  const app = await openEditor({ levels: { 'Ring.level.json': level, ...files } });
  try {
    const { page } = app;
    const hands = new ViewportHands(app);
    const open = await waitForModules(hands);
    await hands.dismissMessage();
    const meter = await PageMeter.attach(page);
    const freeze = await meter.longestTask();
    await page.keyboard.press('t');
    await hands.settle();
    const drawCalls = await hands.drawCalls();

    const slider = await dragSteps(page, meter);
    if (app.faults.length > 0) throw new Error(app.faults.join('\n'));
    return { open, freeze, drawCalls, slider };
  } finally {
    await app.close();
  }
}

/** A figure by itself. */
const alone = (
  what: string,
  unit: BenchRow['unit'],
  ours: number,
  limit: number | null = null,
): BenchRow => ({
  what,
  unit,
  ours,
  peer: null,
  limit,
});

const rowsOf = (small: Facts, large: Facts): readonly BenchRow[] => {
  const peer = (value: number) => ({ name: `ours with ${SMALL}`, value });
  return [
    alone(
      `${LARGE} modules of ${KINDS} kinds, both sides of the mirror: draw calls`,
      'calls',
      large.drawCalls,
      MOST_CALLS,
    ),
    {
      what: `the same level opened and drawn`,
      unit: 'ms',
      ours: large.open,
      peer: peer(small.open),
      limit: null,
    },
    alone('of it, the longest that the page does not answer', 'ms', large.freeze),
    alone('N dragged in the inspector, scripts at each move', 'ms', large.slider.script, SLIDER_MS),
    alone('of it, indices sent: meshes prepared meanwhile', 'kB', large.slider.indexKb, 0),
    alone('of it, vertices and instances sent', 'kB', large.slider.vertexKb, MOST_BENT_KB),
  ];
};

async function run(): Promise<readonly BenchRow[]> {
  const files: Record<string, Uint8Array> = {};
  for (let kind = 0; kind < KINDS; kind += 1) files[`assets/${kind}.glb`] = await boxFile(kind);
  return rowsOf(await measure(SMALL, files), await measure(LARGE, files));
}

export const ringPage: BenchCase = { name: 'ring-page', title: 'Rings in the page', run };
