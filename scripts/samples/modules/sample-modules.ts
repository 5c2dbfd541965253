import { airlock, corner, corridor } from './designs/corridors.ts';
import { crates, deck, windowWall } from './designs/deck.ts';
import { greenhouse } from './designs/greenhouse.ts';
import { habitat } from './designs/habitat.ts';
import { antenna, landingPad, rocks, solarWing } from './designs/outside.ts';
import { moduleImages } from './module-images.ts';
import type { Part } from './part.ts';
import { describeModule, writeGlb, writeGltf } from './write-module.ts';

const DESIGNS: Readonly<Record<string, readonly [name: string, parts: readonly Part[]]>> = {
  deck: ['Deck', deck],
  corridor: ['Corridor', corridor],
  'corridor-corner': ['Corridor corner', corner],
  airlock: ['Airlock', airlock],
  habitat: ['Habitat', habitat],
  greenhouse: ['Greenhouse', greenhouse],
  'solar-wing': ['Solar wing', solarWing],
  'landing-pad': ['Landing pad', landingPad],
  antenna: ['Antenna', antenna],
  'window-wall': ['Window wall', windowWall],
  crates: ['Crates', crates],
  rocks: ['Rocks', rocks],
};

/** Written as a .gltf with its files beside it, as many artists hand them over; the others as one .glb each. */
const APART: ReadonlySet<string> = new Set(['solar-wing']);

/** The files of the sample modules, by file name: always the same bytes. */
export async function sampleModules(): Promise<Readonly<Record<string, Uint8Array>>> {
  const images = moduleImages();
  const files: Record<string, Uint8Array> = {};
  for (const [file, [name, parts]] of Object.entries(DESIGNS)) {
    const document = describeModule({ name, parts }, images);
    if (APART.has(file)) Object.assign(files, await writeGltf(document, file));
    else files[`${file}.glb`] = await writeGlb(document);
  }
  return files;
}
