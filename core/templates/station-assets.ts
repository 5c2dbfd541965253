import type { Asset, Connector } from '../document/schema/asset.ts';

/** Where the modules that come with the program lie beside a level. */
const FOLDER = 'assets/modules';

const corridor = (side: Connector['side']): Connector => ({ side, at: 0, type: 'corridor' });
const THROUGH = [corridor('ahead'), corridor('behind')];

const station = (
  id: string,
  name: string,
  file: string,
  footprint: readonly [along: number, across: number],
  connectors?: readonly Connector[],
): Asset => ({
  kind: 'asset',
  id,
  name,
  path: `${FOLDER}/${file}`,
  footprint,
  ...(connectors && { connectors }),
});

/** The modules that come with the program, made for cells of 4 m. */
export const STATION_ASSETS: readonly Asset[] = [
  station('deck-plate', 'Deck plate', 'deck.glb', [1, 1]),
  station('corridor', 'Corridor', 'corridor.glb', [1, 1], THROUGH),
  station(
    'corridor-corner',
    'Corridor corner',
    'corridor-corner.glb',
    [1, 1],
    [corridor('ahead'), corridor('inner')],
  ),
  station('airlock', 'Airlock', 'airlock.glb', [1, 1], THROUGH),
  station('habitat', 'Habitat', 'habitat.glb', [2, 1], THROUGH),
  station('greenhouse', 'Greenhouse', 'greenhouse.glb', [2, 2]),
  station('solar-wing', 'Solar wing', 'solar-wing.gltf', [1, 2]),
  station('landing-pad', 'Landing pad', 'landing-pad.glb', [2, 2]),
  station('antenna', 'Antenna', 'antenna.glb', [1, 1]),
  station('window-wall', 'Window wall', 'window-wall.glb', [1, 1]),
  station('crates', 'Crates', 'crates.glb', [1, 1]),
  station('rocks', 'Rocks', 'rocks.glb', [1, 1]),
];

/** Files that modules name in turn. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  [`${FOLDER}/solar-wing.gltf`]: [`${FOLDER}/solar-wing.bin`, `${FOLDER}/solar-cells.png`],
};

/** A file that comes with the program, and those that it names in turn. */
export const withFilesBeside = (path: string): readonly string[] => [path, ...(BESIDE[path] ?? [])];
