import { DECORATION_SHAPES, type DecorationShape } from '../../document/schema/decoration.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../document/schema/defence.ts';
import { createRandom } from '../../math/random.ts';
import { isAtEdge, type Surroundings } from './surroundings.ts';
import type { TileCell } from './trace.ts';

/** How decorations differ. Whole thousandths, so that every machine draws the same. */
export interface DecorationStyle {
  /** How often each kind is drawn, against the others. */
  readonly weights: Readonly<Record<DecorationShape, number>>;
  /** How far from the middle of its tile one may stand along either axis, in thousandths of a tile. */
  readonly spread: number;
  /** Smallest and largest size, in thousandths of the size that its shape is made in. */
  readonly sizes: readonly [least: number, most: number];
}

const DEFAULTS = DEFENCE_DEFAULTS.decorationStyle;

/** The style that a record asks for: what it leaves out is as in most levels. Whole thousandths. */
export function styleOf({
  rock = DEFAULTS.rock,
  boulder = DEFAULTS.boulder,
  bush = DEFAULTS.bush,
  tree = DEFAULTS.tree,
  spread = DEFAULTS.spread,
  sizes = DEFAULTS.sizes,
}: Readonly<NonNullable<Defence['decorationStyle']>> = {}): DecorationStyle {
  const [least, most] = sizes;
  return {
    weights: { rock, boulder, bush, tree },
    spread: Math.round(spread * THOUSAND),
    sizes: [Math.round(Math.min(least, most) * THOUSAND), Math.round(Math.max(least, most) * THOUSAND)],
  };
}

export interface Decoration {
  readonly cell: TileCell;
  readonly kind: DecorationShape;
  /** From the middle of its tile, in tiles along x and along y. */
  readonly offset: readonly [number, number];
  /** 1 is the size that its shape is made in. */
  readonly size: number;
  /** Radians about +y. */
  readonly rotation: number;
}

const DECORATION_SALT = 2;
const THOUSAND = 1000;

/** Decorates the blank tiles that have no wall, each with that probability, by choices of their own. */
export function decorate(
  { bounds, blanks }: Surroundings,
  seed: number,
  probability: number,
  style: DecorationStyle = styleOf(),
): readonly Decoration[] {
  const random = createRandom(seed, DECORATION_SALT);
  const decorations: Decoration[] = [];
  for (let next = 0; next < blanks.length; next += 2) {
    const cell: TileCell = [blanks[next] ?? 0, blanks[next + 1] ?? 0];
    if (isAtEdge(bounds, cell) || !random.chance(probability)) continue;
    const kind = random.pickWeighted(DECORATION_SHAPES, (name) => style.weights[name]);
    if (!kind) continue;
    const { spread, sizes } = style;
    decorations.push({
      cell,
      kind,
      offset: [random.int(-spread, spread) / THOUSAND, random.int(-spread, spread) / THOUSAND],
      size: random.int(...sizes) / THOUSAND,
      rotation: (random.int(0, THOUSAND - 1) / THOUSAND) * 2 * Math.PI,
    });
  }
  return decorations;
}
