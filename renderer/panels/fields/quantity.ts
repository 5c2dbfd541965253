import type { TextKey } from '../../../core/text/text.ts';
import {
  formatAngle,
  formatLength,
  parseAngle,
  parseLength,
  parseNumber,
} from '../../../core/tools/number-entry.ts';

/** What a number in a panel measures: how it is read, written and stepped. */
export interface Quantity {
  readonly unit: string;
  /** A pixel of dragging, and a press of an arrow. */
  readonly step: number;
  format(value: number): string;
  /** Null for a text that is none. */
  parse(text: string): number | null;
  /** The nearest value that is kept. */
  round(value: number): number;
  /** Said of a text that is none, or of a value that cannot be. */
  readonly refused: TextKey;
}

/** Shift makes steps ten times as large. */
export const LARGE_STEP = 10;

/** How much a press of an arrow changes: at least what rounding keeps. */
export const arrowStep = ({ step, round }: Quantity): number => (round(step) === 0 ? 1 : step);

/** Metres, by the centimetre: the finest that people build. */
export const LENGTH: Quantity = {
  unit: 'm',
  step: 0.01,
  format: formatLength,
  parse: parseLength,
  round: (value) => Math.round(value * 1e4) / 1e4,
  refused: 'editor.field.refused',
};

/** Radians, shown in degrees. */
export const ANGLE: Quantity = {
  unit: '°',
  step: Math.PI / 360,
  format: formatAngle,
  parse: parseAngle,
  round: (value) => Math.round(value * 1e6) / 1e6,
  refused: 'building.field.no-angle',
};

/** A whole number of things; twenty pixels of dragging make one more. */
export const COUNT: Quantity = {
  unit: '',
  step: 0.05,
  format: (value) => String(Math.round(value)),
  parse: (text) => {
    const value = parseNumber(text);
    return value !== null && Number.isInteger(value) ? value : null;
  },
  round: Math.round,
  refused: 'building.field.no-count',
};

/** "110.4 %", of a part of 1. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** A factor, by hundredths. */
export const FACTOR: Quantity = {
  unit: '×',
  step: 0.01,
  format: (value) => String(Math.round(value * 1e4) / 1e4),
  parse: parseNumber,
  round: (value) => Math.round(value * 1e4) / 1e4,
  refused: 'ring-panel.no-factor',
};
