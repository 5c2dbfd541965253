import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chooseSeed } from './scripts/test/seed.ts';

const seed = chooseSeed(process.env.LEVELWRIGHT_TEST_SEED);

/** Long enough for the busiest machine: nothing waits so long that goes well. */
const PATIENCE_MS = 120_000;

const node = {
  environment: 'node' as const,
  globals: false,
  hookTimeout: PATIENCE_MS,
  testTimeout: PATIENCE_MS,
  // A test that polls ends in its own words before it is ended.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['test/support/seed-random-tests.ts'],
  provide: { seed },
};

/** A module that a test file has loaded is there for the next one: no file leaves anything behind in them. */
const sharesModules = { isolate: false };

export default defineConfig({
  test: {
    // Left to itself, Vitest leaves one core unused: half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          ...node,
          ...sharesModules,
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'electron/**/*.test.ts',
            'renderer/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...sharesModules,
          name: 'integration',
          include: ['test/{integration,faults}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'e2e',
          include: ['test/{e2e,visual}/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
