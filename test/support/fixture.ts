import { readFileSync } from 'node:fs';

/** The bytes of a file under test/fixtures. */
export const readFixture = (path: string): Buffer =>
  readFileSync(new URL(`../fixtures/${path}`, import.meta.url));
