import { defineConfig } from 'vitest/config';
import { chooseSeed } from './scripts/test/seed.ts';

const seed = chooseSeed(process.env.LEVELWRIGHT_TEST_SEED);

const node = {
  environment: 'node' as const,
  globals: false,
  setupFiles: ['test/support/seed-random-tests.ts'],
  provide: { seed },
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'electron/**/*.test.ts',
            'renderer/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'integration',
          include: ['test/{integration,faults}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'e2e',
          include: ['test/{e2e,visual}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
