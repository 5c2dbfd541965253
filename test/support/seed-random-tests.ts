import * as fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where every random test of this run begins. */
    seed: number;
  }
}

// Before each test file: what fast-check is told here lasts as long as the file's modules.
fc.configureGlobal({ seed: inject('seed') });
