import { ASSET_DEFAULTS, type Asset, type Connector } from '../document/schema/asset.ts';
import { MODULE_DEFAULTS, type Module } from '../document/schema/module.ts';
import { sideLength } from './connector-sides.ts';
import type { Footprint } from './footprint.ts';
import { type Cell, wrapStep } from './polar-grid.ts';

/** A connector where it stands: at the edge between a cell of its module and the cell beside that. */
export interface ConnectorEdge {
  readonly type: string;
  readonly inside: Cell;
  /** Its step is wrapped, as that of `inside` is; its line may be beyond the ring. */
  readonly outside: Cell;
}

type Vector = readonly [number, number];

const COSINES = [1, 0, -1, 0] as const;
const SINES = [0, 1, 0, -1] as const;

/**
 * The connectors of a module as it stands on its ring. In module space, in cells, x points along the ring and z towards
 * its centre; a mirror turns x round before the quarter turns (u, v) = R(q)·(x, z). Connectors beside the footprint are
 * left out.
 * @param steps of the ring
 */
export function connectorEdges(
  asset: Pick<Asset, 'footprint' | 'connectors'>,
  { quarterTurns = MODULE_DEFAULTS.quarterTurns, mirrored = MODULE_DEFAULTS.mirrored }: Module,
  { cell, extent }: Pick<Footprint, 'cell' | 'extent'>,
  steps: number,
): readonly ConnectorEdge[] {
  const { footprint = ASSET_DEFAULTS.footprint, connectors = ASSET_DEFAULTS.connectors } = asset;
  const side = mirrored ? -1 : 1;
  const cosine = COSINES[quarterTurns] ?? 1;
  const sine = SINES[quarterTurns] ?? 0;
  const turned = ([x, z]: Vector): Vector => [cosine * side * x - sine * z, sine * side * x + cosine * z];
  return connectors
    .filter((connector) => connector.at < sideLength(connector.side, footprint))
    .map((connector) => {
      const { middle, normal } = edgeOf(connector, footprint);
      const [u, v] = turned(middle);
      const [nu, nv] = turned(normal);
      const cellAt = (half: number): Cell => [
        Math.floor(cell[0] + extent[1] / 2 - (v + half * nv)),
        wrapStep(Math.floor(cell[1] + extent[0] / 2 + u + half * nu), steps),
      ];
      return { type: connector.type, inside: cellAt(-0.5), outside: cellAt(0.5) };
    });
}

/** The middle of the edge of a cell that a connector stands at, from the middle of the footprint, and the way out. */
function edgeOf(
  { side, at }: Connector,
  [along, across]: Vector,
): { readonly middle: Vector; readonly normal: Vector } {
  const x = at + 0.5 - along / 2;
  const z = across / 2 - at - 0.5;
  switch (side) {
    case 'inner':
      return { middle: [x, across / 2], normal: [0, 1] };
    case 'outer':
      return { middle: [x, -across / 2], normal: [0, -1] };
    case 'ahead':
      return { middle: [along / 2, z], normal: [1, 0] };
    case 'behind':
      return { middle: [-along / 2, z], normal: [-1, 0] };
  }
}
