import type { MeasureText } from './label-control.ts';

/** Measures texts with the browser's own typesetting, which the labels are drawn with too. */
export function createTextMeasure(): MeasureText {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('This browser cannot measure text.');
  return (text, font) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
}
