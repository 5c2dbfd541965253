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
  /** Takes the next character that is typed: a caret is shown behind the text. */
  readonly isFocused: boolean;
  readonly tone: 'plain' | 'refused';
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
/** Between two boxes, and between a box and the border of the picture. */
const GAP = 6;
/** Times that a box steps aside for another before it stays. */
const MOST_STEPS = 8;

/**
 * Boxes for labels of these sizes: right below their points, inside the picture where that is possible, and below one
 * another where they would overlap. All in CSS pixels.
 */
export function placeLabels(
  wanted: readonly { readonly at: Vec2; readonly width: number; readonly height: number }[],
  picture: { readonly width: number; readonly height: number },
): LabelBox[] {
  const placed: LabelBox[] = [];
  for (const { at, width, height } of wanted) {
    const left = within(at[0] + ASIDE[0], GAP, picture.width - width - GAP);
    let top = within(at[1] + ASIDE[1], GAP, picture.height - height - GAP);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const other = placed.find((box) => overlaps(box, { left, top, width, height }));
      if (!other) break;
      top = other.top + other.height + GAP;
    }
    placed.push({ left, top, width, height });
  }
  return placed;
}

const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

const overlaps = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP;
