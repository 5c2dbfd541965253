import type { Page } from 'playwright-core';

/** What was sent to the graphics card and how long scripts ran, since the page was opened. */
export interface PageCount {
  /** Of vertices and instances, in kB. */
  readonly vertexKb: number;
  /** Of indices, in kB: sent when meshes are made. */
  readonly indexKb: number;
  /** All scripts of the page: of events, frames and timers, in ms. */
  readonly script: number;
}

/** As text, because functions that the loader has prepared for Node call what a page does not have. */
const COUNT_UPLOADS = `
  globalThis.uploads = { 34962: 0, 34963: 0 };
  const { prototype } = WebGL2RenderingContext;
  for (const [name, place] of [['bufferData', 1], ['bufferSubData', 2]]) {
    const send = prototype[name];
    prototype[name] = function (...args) {
      const length = args[4] ? args[4] * args[place].BYTES_PER_ELEMENT : args[place]?.byteLength;
      if (args[0] in globalThis.uploads) globalThis.uploads[args[0]] += length ?? 0;
      return send.apply(this, args);
    };
  }
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
`;

const BYTES_PER_KB = 1000;
const MS_PER_S = 1000;

/** Measures a page from outside: by the browser's own count of script time, and by what goes to WebGL. */
export class PageMeter {
  private readonly page: Page;
  private readonly ask: () => Promise<number>;

  private constructor(page: Page, ask: () => Promise<number>) {
    this.page = page;
    this.ask = ask;
  }

  static async attach(page: Page): Promise<PageMeter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.evaluate(COUNT_UPLOADS);
    return new PageMeter(page, async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return MS_PER_S * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
    });
  }

  /** What an action came to, the two frames after it included. */
  async count(action: () => Promise<unknown>): Promise<PageCount> {
    const [before, from] = [await this.uploads(), await this.ask()];
    await action();
    await this.page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
    const [after, to] = [await this.uploads(), await this.ask()];
    return {
      vertexKb: (after[0] - before[0]) / BYTES_PER_KB,
      indexKb: (after[1] - before[1]) / BYTES_PER_KB,
      script: to - from,
    };
  }

  /** The longest that the page answered nothing since it was opened, in ms. */
  longestTask(): Promise<number> {
    return this.page.evaluate('globalThis.longest');
  }

  private uploads(): Promise<readonly [number, number]> {
    return this.page.evaluate('Object.values(globalThis.uploads)');
  }
}
