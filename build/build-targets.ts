import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

/** What is built, by name: its Vite configuration, and the folders whose files it is made of. */
export interface BuildTarget {
  readonly config: InlineConfig;
  readonly sources: readonly string[];
}

export const TARGET_NAMES = ['renderer', 'main', 'preload', 'module-worker'] as const;
export type TargetName = (typeof TARGET_NAMES)[number];

/** The oldest browser the page meets is the Chromium of our Electron or a current browser. */
const PAGE_TARGET = 'es2023';
/** Electron 45 carries Node 24. */
const MAIN_TARGET = 'node22';

/** The editor, and the page that the command line takes pictures of. */
const PAGES = ['index.html', 'picture.html'];

const shared = (root: string): InlineConfig => ({
  configFile: false,
  envDir: false,
  publicDir: false,
  root,
});

function renderer(root: string): BuildTarget {
  const config: InlineConfig = {
    ...shared(join(root, 'renderer')),
    // Relative, so that the page works below any address.
    base: './',
    worker: { format: 'es' },
    build: {
      outDir: join(root, 'dist/renderer'),
      emptyOutDir: true,
      target: PAGE_TARGET,
      // Inlined files would be data: addresses, which the content security policy refuses for scripts and fonts.
      assetsInlineLimit: 0,
      // The polyfill is for browsers without module preloading and would be one more script.
      modulePreload: { polyfill: false },
      // The engine is large by nature; the limit that counts is held by a test.
      chunkSizeWarningLimit: 2_500,
      reportCompressedSize: false,
      rollupOptions: { input: PAGES.map((page) => join(root, 'renderer', page)) },
    },
  };
  return { config, sources: ['core', 'renderer', 'build', 'package-lock.json'] };
}

function forElectron(root: string, entry: string, format: 'es' | 'cjs', fileName: string): BuildTarget {
  const config: InlineConfig = {
    ...shared(root),
    // Everything is bundled: the archive holds no node_modules.
    ssr: { noExternal: true, external: ['electron'] },
    build: {
      ssr: join(root, entry),
      outDir: join(root, 'dist/electron'),
      emptyOutDir: false,
      target: MAIN_TARGET,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { output: { format, entryFileNames: fileName, codeSplitting: false } },
    },
  };
  return { config, sources: ['core', 'electron', 'build', 'package-lock.json'] };
}

/** The program of the Draco decoder, which looks for it beside its own code. */
const DRACO_PROGRAM = 'draco3dgltf/draco_decoder_gltf.wasm';

const copyDraco: Plugin = {
  name: 'copy-draco',
  async generateBundle() {
    const source = await readFile(createRequire(import.meta.url).resolve(DRACO_PROGRAM));
    this.emitFile({ type: 'asset', fileName: basename(DRACO_PROGRAM), source });
  },
};

/** The thread that reads modules, in one file: the decoders it may need are in it, and nothing is fetched. */
function moduleWorker(root: string): BuildTarget {
  const target = forElectron(root, 'electron/modules/module-worker.ts', 'cjs', 'module-worker.cjs');
  return { ...target, config: { ...target.config, plugins: [copyDraco] } };
}

/** The targets of the repository at a folder. */
export const buildTargets = (root: string): Readonly<Record<TargetName, BuildTarget>> => ({
  renderer: renderer(root),
  main: forElectron(root, 'electron/main.ts', 'es', 'main.js'),
  // A sandboxed preload runs as CommonJS only, and can require next to nothing: one file.
  preload: forElectron(root, 'electron/preload.ts', 'cjs', 'preload.cjs'),
  'module-worker': moduleWorker(root),
});
