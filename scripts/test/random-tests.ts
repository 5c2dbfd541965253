import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

const PLACES = ['core', 'electron', 'renderer', 'scripts', 'test'];

/** Paths, with slashes, of the test files below a root that draw random cases, in order. */
export async function findRandomTests(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const place of PLACES) {
    for (const path of await readdir(join(root, place), { recursive: true })) {
      if (/\.test\.tsx?$/.test(path) && (await drawsCases(join(root, place, path))))
        found.push(join(place, path));
    }
  }
  return found.map((path) => path.replaceAll(sep, '/')).sort();
}

const drawsCases = async (file: string): Promise<boolean> =>
  /^(import|}).* from 'fast-check'/m.test(await readFile(file, 'utf8'));
