import type { Refusal } from '../document/command.ts';
import { ASSET_DEFAULTS, type Asset, type Connector } from '../document/schema/asset.ts';

type Sides = Pick<Asset, 'footprint' | 'connectors'>;

/** How many cells a side of a footprint has, before it is turned. */
export const sideLength = (
  side: Connector['side'],
  [along, across]: readonly [number, number] = ASSET_DEFAULTS.footprint,
): number => (side === 'inner' || side === 'outer' ? along : across);

/** Why an asset cannot have these connectors, or null if it can: each stands at a cell of its side, and alone there. */
export function findConnectorFault({ footprint, connectors = [] }: Sides): Refusal | null {
  const [along, across] = footprint ?? ASSET_DEFAULTS.footprint;
  const taken = new Set<string>();
  for (const { side, at } of connectors) {
    const last = sideLength(side, footprint) - 1;
    if (at > last) return { code: 'polar.connector-beyond', params: { side, at, last, along, across } };
    const place = `${side} ${at}`;
    if (taken.has(place)) return { code: 'polar.connectors-meet', params: { side, at } };
    taken.add(place);
  }
  return null;
}
