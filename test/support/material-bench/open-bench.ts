import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { launchChromium } from '../../../scripts/browser/chromium.ts';

/** Nobody is there: the page is made here. WebGPU is for secure addresses alone. */
const ADDRESS = 'https://bench.test/';

export interface MaterialBench {
  readonly page: Page;
  readonly browser: Browser;
  /** Errors of the page so far. */
  readonly faults: readonly string[];
}

/** The renderer's materials in a page of their own, without the editor around them: one script, built here. */
async function buildScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL(`./${entry}.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'materialBench',
      },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as readonly Rollup.RollupOutput[];
  const [script] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  if (!script) throw new Error('The bench of materials was not built.');
  return script.code;
}

/**
 * Opens the bench in a real Chromium. Close its browser in the end.
 * @param flags of the browser, beside the usual ones
 */
export async function openMaterialBench(
  entry: 'bench' | 'web-gpu-bench' = 'bench',
  flags: readonly string[] = [],
): Promise<MaterialBench> {
  const [content, browser] = await Promise.all([buildScript(entry), launchChromium(flags)]);
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><body></body>',
    }),
  );
  await page.goto(ADDRESS);
  await page.addScriptTag({ content });
  return { page, browser, faults };
}
