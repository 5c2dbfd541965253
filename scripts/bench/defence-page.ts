import { buildLevel } from '../../core/defence/builder/build-level.ts';
import { TraceLog, TraceRecorder } from '../../core/defence/trace/trace-log.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import { openEditor } from '../../test/support/editor-app.ts';
import { ViewportHands } from '../../test/support/viewport-hands.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { median } from './measure.ts';
import { PageMeter } from './page-meter.ts';

const PATH = { seed: 5, maxTilesBeforeCorner: 6, decorationChance: 0.15 } as const;
const SMALL = { length: 60, border: 2 };
/** A path with so much ground around it that the level has 100 × 100 tiles and more. */
const LARGE = { length: 60, border: 45 };
/** A path that takes many attempts, so that its trace has 100,000 rays and more. */
const TRACED = { length: 4000, border: 2 };
const ENEMIES = 500;
const ROUNDS = 15;
/** What a step of scrubbing may take, in milliseconds. */
const SCRUB_MS = 4;

type Shape = typeof SMALL;

const levelOf = (shape: Shape): string => {
  const records: LevelRecord[] = [{ kind: 'defence', id: 'td', ...PATH, ...shape }];
  return serialiseLevel({ header: { name: 'Defence', extra: {} }, records });
};

async function open(shape: Shape) {
  const app = await openEditor({ levels: { 'Defence.level.json': levelOf(shape) } });
  const hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
  await app.page.locator('canvas').first().focus();
  return { app, hands, page: app.page };
}

async function measureTiles(shape: Shape) {
  const { app, hands, page } = await open(shape);
  try {
    const meter = await PageMeter.attach(page);
    const draws = await hands.drawCalls();
    const scripts: number[] = [];
    await page.keyboard.press('t');
    // Back and forth over two tiles: each move previews a tower on another.
    for (let round = 0; round < ROUNDS; round += 1) {
      const { script } = await meter.count(() => hands.moveTo([-1 - (round % 2), 1]));
      scripts.push(script);
    }
    return { draws, tower: median(scripts) };
  } finally {
    await app.close();
  }
}

async function measureRun() {
  const { app, hands, page } = await open(SMALL);
  try {
    const before = await hands.drawCalls();
    await page.getByLabel(text('run.count'), { exact: true }).fill(String(ENEMIES));
    await page.getByLabel(text('run.spacing'), { exact: true }).fill('0.1');
    await page.getByLabel(text('run.time'), { exact: true }).fill('55');
    await hands.settle();
    return (await hands.drawCalls()) - before;
  } finally {
    await app.close();
  }
}

/** Rays of the trace of a level, found without the page. */
function countRays(shape: Shape): number {
  const recorder = new TraceRecorder();
  buildLevel({ ...PATH, ...shape }, recorder.listen);
  const log = new TraceLog(recorder.finish());
  let rays = 0;
  for (let index = 0; index < log.count; index += 1) rays += log.at(index).type === 'ray' ? 1 : 0;
  return rays;
}

async function measureTrace() {
  const { app, hands, page } = await open(TRACED);
  try {
    const meter = await PageMeter.attach(page);
    await page.keyboard.press('Shift+T');
    await page.getByText(/^Step \d+ of \d+/).waitFor();
    await page.locator('.trace select').first().selectOption('all');
    await hands.settle();
    const withRays = await hands.drawCalls();
    await page.locator('canvas').first().focus();
    const scripts: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { script } = await meter.count(() => page.keyboard.press(round % 3 === 2 ? ']' : '['));
      scripts.push(script);
    }
    await page.getByLabel(text('trace.walkway-rays')).uncheck();
    await page.getByLabel(text('trace.corner-rays')).uncheck();
    await hands.settle();
    return { draws: withRays - (await hands.drawCalls()), scrub: median(scripts) };
  } finally {
    await app.close();
  }
}

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

async function run(): Promise<readonly BenchRow[]> {
  const small = await measureTiles(SMALL);
  const large = await measureTiles(LARGE);
  const rays = countRays(TRACED);
  const trace = await measureTrace();
  return [
    {
      what: 'a level of more than 100 × 100 tiles: draw calls',
      unit: 'calls',
      ours: large.draws,
      peer: { name: 'ours with a border of 2', value: small.draws },
      limit: 1.1,
    },
    {
      what: 'a tower previewed on another tile of that, scripts a move',
      unit: 'ms',
      ours: large.tower,
      peer: { name: 'ours with a border of 2', value: small.tower },
      limit: 2,
    },
    alone(`${ENEMIES} enemies and what they eat: draw calls`, 'calls', await measureRun(), 2),
    alone(`${rays} rays: draw calls`, 'calls', trace.draws, 4),
    alone('a step of that trace, scripts a step', 'ms', trace.scrub, SCRUB_MS),
  ];
}

/** Defence levels in the page. */
export const defencePage: BenchCase = { name: 'defence-page', title: 'Defence levels in the page', run };
