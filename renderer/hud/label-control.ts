import { Control } from '@babylonjs/gui/2D/controls/control.js';
import { Rectangle } from '@babylonjs/gui/2D/controls/rectangle.js';
import { TextBlock } from '@babylonjs/gui/2D/controls/textBlock.js';
import type { ViewportTheme } from '../viewport/viewport-theme.ts';
import type { Label, LabelBox } from './label.ts';
import { wrapText } from './wrap-text.ts';

/** In CSS pixels. */
const FONT_SIZE = 13;
const LINE_HEIGHT = 18;
const PADDING_ABOVE = 5;
/** Longer texts go on in the next line. */
const MOST_WIDTH = 320;
const PADDING = 9;
/** Space around the text of a mark. */
const MARK_PADDING = { aside: 4, above: -1 } as const;
/** Between a number and its unit: room for the caret. A degree sign follows at once. */
const SPACE = 7;
/** Glyphs that are set on whole pixels are up to so much wider than measured; what is wider is cut off. */
const HINTING = 1.03;
const CORNER = 7;
const CARET = { width: 1.5, height: 15 } as const;

/** The panels' typeface, then the system's. */
const FONT = "'Inter Variable', system-ui, sans-serif";
const LABEL_FONT = `${FONT_SIZE}px ${FONT}`;

/** How wide a text is, in CSS pixels. */
export type MeasureText = (text: string, font: string) => number;

/** The size of a label's box, in CSS pixels. */
export function sizeOf(
  label: Label,
  measure: MeasureText,
): { readonly width: number; readonly height: number } {
  const lines = linesOf(label, measure);
  const unit = label.unit === '' ? 0 : measure(label.unit, LABEL_FONT) + spaceBefore(label);
  const width = Math.max(...lines.map((line) => measure(line, LABEL_FONT)));
  return {
    width: Math.ceil((width + unit) * HINTING + 2 * paddingOf(label)),
    height: lines.length * LINE_HEIGHT + 2 * (label.tone === 'mark' ? MARK_PADDING.above : PADDING_ABOVE),
  };
}

const paddingOf = ({ tone }: Label): number => (tone === 'mark' ? MARK_PADDING.aside : PADDING);

const linesOf = ({ text }: Label, measure: MeasureText): string[] =>
  wrapText(text, (line) => measure(line, LABEL_FONT) <= MOST_WIDTH);

const spaceBefore = ({ unit, isFocused }: Label): number => (unit === '°' && !isFocused ? 0 : SPACE);

/** One label: a raised box with rounded corners, its text, a caret while it is typed in, and its unit. */
export class LabelControl {
  readonly root = new Rectangle();
  private readonly value = textBlock(Control.HORIZONTAL_ALIGNMENT_LEFT);
  private readonly unit = textBlock(Control.HORIZONTAL_ALIGNMENT_RIGHT);
  private readonly caret = new Rectangle();
  private shown = '';

  constructor() {
    this.root.horizontalAlignment = Control.HORIZONTAL_ALIGNMENT_LEFT;
    this.root.verticalAlignment = Control.VERTICAL_ALIGNMENT_TOP;
    this.caret.horizontalAlignment = Control.HORIZONTAL_ALIGNMENT_LEFT;
    this.caret.thickness = 0;
    for (const part of [this.value, this.unit, this.caret]) this.root.addControl(part);
  }

  /** @param ratio device pixels a CSS pixel */
  show(label: Label, box: LabelBox, theme: ViewportTheme, ratio: number, measure: MeasureText): void {
    const next = JSON.stringify([label, box, theme.raised, ratio]);
    // Any setter marks the whole layer for drawing: nothing is set that has not changed.
    if (next === this.shown) return;
    this.shown = next;
    this.place(box, paddingOf(label), ratio);
    this.paint(label, theme, ratio);
    this.value.text = linesOf(label, measure).join('\n');
    const textWidth = measure(label.text, LABEL_FONT);
    this.caret.isVisible = label.isFocused;
    this.caret.left = `${(PADDING + textWidth + 1) * ratio}px`;
  }

  private place({ left, top, width, height }: LabelBox, padding: number, ratio: number): void {
    this.root.left = `${Math.round(left * ratio)}px`;
    this.root.top = `${Math.round(top * ratio)}px`;
    this.root.width = `${Math.round(width * ratio)}px`;
    this.root.height = `${Math.round(height * ratio)}px`;
    this.root.cornerRadius = CORNER * ratio;
    this.caret.width = `${CARET.width * ratio}px`;
    this.caret.height = `${CARET.height * ratio}px`;
    for (const part of [this.value, this.unit]) {
      part.fontSize = `${FONT_SIZE * ratio}px`;
      part.paddingLeft = `${padding * ratio}px`;
      part.paddingRight = `${padding * ratio}px`;
    }
  }

  private paint({ unit, isFocused, tone }: Label, theme: ViewportTheme, ratio: number): void {
    const border = tone === 'refused' ? theme.refused : isFocused ? theme.accent : theme.line;
    this.root.background = theme.raised;
    this.root.color = border;
    this.root.thickness = tone === 'mark' ? 0 : (isFocused ? 1.5 : 1) * ratio;
    this.root.shadowColor = tone === 'mark' ? 'transparent' : '#00000055';
    this.root.shadowBlur = 8 * ratio;
    this.root.shadowOffsetY = 2 * ratio;
    this.caret.background = theme.accent;
    this.value.color = isFocused || tone === 'refused' ? theme.text : theme.dim;
    this.unit.text = unit;
    this.unit.color = theme.dim;
  }
}

function textBlock(alignment: number): TextBlock {
  const block = new TextBlock();
  block.fontFamily = FONT;
  block.textHorizontalAlignment = alignment;
  block.shadowColor = 'transparent';
  return block;
}
