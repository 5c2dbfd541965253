import type { Vec2 } from '../../core/math/vec2.ts';

/** One small box of text in the viewport. */
export interface Label {
  /** Stays the same while the label is about the same thing. */
  readonly key: string;
  readonly text: string;
  /** Behind the text, dimmer. */
  readonly unit: string;
  /** Where it belongs, in CSS pixels of the picture. */
  readonly at: Vec2;
  /** How the box stands to that place: aside, clear of the pointer, close by, or with its middle on it. */
  readonly anchor: 'aside' | 'close' | 'middle';
  /** Takes the next character that is typed: a caret is shown behind the text. */
  readonly isFocused: boolean;
  /** A mark is small and has no border: there are many of them. */
  readonly tone: 'plain' | 'refused' | 'mark';
}

/** Where a label's box stands, in CSS pixels: its left upper corner and its size. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the point that a label belongs to, to its box: clear of the pointer and of what is measured. */
const ASIDE: Vec2 = [14, 12];
/** The same where there is no pointer to keep clear of. */
const CLOSE: Vec2 = [6, 5];
/** Between two boxes, and between a box and the border of the picture. */
const GAP = 6;
/** Times that a box steps aside for another before it stays. */
const MOST_STEPS = 8;

interface Wanted {
  readonly at: Vec2;
  readonly anchor: Label['anchor'];
  readonly width: number;
  readonly height: number;
}

/**
 * Boxes for labels of these sizes: right below their points or on them, inside the picture where that is possible, and
 * below one another (at its lower border above) where they would overlap. All in CSS pixels.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  picture: { readonly width: number; readonly height: number },
): LabelBox[] {
  const placed: LabelBox[] = [];
  for (const label of wanted) placed.push(stepAside(placed, label, picture));
  return placed;
}

function stepAside(
  placed: readonly LabelBox[],
  { at, anchor, width, height }: Wanted,
  picture: { readonly width: number; readonly height: number },
): LabelBox {
  const [dx, dy] = { aside: ASIDE, close: CLOSE, middle: [-width / 2, -height / 2] as const }[anchor];
  const left = within(at[0] + dx, GAP, picture.width - width - GAP);
  const lowest = picture.height - height - GAP;
  let top = within(at[1] + dy, GAP, lowest);
  let goesUp = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const other = placed.find((box) => overlaps(box, { left, top, width, height }));
    if (!other) break;
    const below = other.top + other.height + GAP;
    goesUp ||= below > lowest;
    top = goesUp ? other.top - GAP - height : below;
  }
  return { left, top, width, height };
}

const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

const overlaps = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP;
