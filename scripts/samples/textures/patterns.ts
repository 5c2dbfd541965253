import { hashOf, noise } from './noise.ts';

/** sRGB, each from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];

/** The colour of an image at a place: u to the right and v down, from 0 to 1. Repeats without a seam. */
export type Pattern = (u: number, v: number) => Color;

/** A piece of a pattern: which one it is, and how far from its borders, as parts of its own size. */
interface Piece {
  readonly column: number;
  readonly row: number;
  /** From 0 at the left or upper border to 1 at the other. */
  readonly across: number;
  readonly down: number;
}

const shade = (color: Color, factor: number): Color => [
  color[0] * factor,
  color[1] * factor,
  color[2] * factor,
];

/** @param shift how far a row stands beside the one before, in pieces */
function pieceAt(u: number, v: number, columns: number, rows: number, shift: (row: number) => number): Piece {
  const row = Math.floor(v * rows);
  const x = u * columns + shift(row);
  return {
    column: ((Math.floor(x) % columns) + columns) % columns,
    row,
    across: x - Math.floor(x),
    down: v * rows - row,
  };
}

/** True within a joint around a piece; its width in parts of the piece. */
const isJoint = ({ across, down }: Piece, width: number, height: number): boolean =>
  across < width || down < height;

/** Stretcher bond, eight courses of four bricks. */
export const brick: Pattern = (u, v) => {
  const piece = pieceAt(u, v, 4, 8, (row) => (row % 2) / 2);
  const grain = noise(u, v, { x: 64, y: 64 }, 1);
  if (isJoint(piece, 0.045, 0.14)) return shade([198, 188, 174], 0.93 + 0.1 * grain);
  const tone = hashOf(piece.column, piece.row, 2);
  const mottle = noise(u, v, { x: 16, y: 24 }, 3);
  return shade([172, 92 - 14 * tone, 68 - 12 * tone], 0.84 + 0.14 * tone + 0.1 * mottle + 0.06 * grain);
};

/** Trowelled by hand: broad and fine unevenness, hardly seen. */
export const plaster: Pattern = (u, v) => {
  const broad = noise(u, v, { x: 5, y: 6 }, 4);
  const middle = noise(u, v, { x: 18, y: 14 }, 5);
  const fine = noise(u, v, { x: 96, y: 96 }, 6);
  return shade([240, 234, 222], 0.93 + 0.03 * broad + 0.025 * middle + 0.015 * fine);
};

/** Eight rows of boards, two a row. */
export const oak: Pattern = (u, v) => {
  const piece = pieceAt(u, v, 2, 8, (row) => [0, 0.5, 0.2, 0.7, 0.35, 0.85, 0.1, 0.6][row] ?? 0);
  if (isJoint(piece, 0.006, 0.05)) return [92, 66, 42];
  const tone = hashOf(piece.column, piece.row, 7);
  const fibre = noise(u, v, { x: 6, y: 128 }, 8);
  const ring = noise(u, v, { x: 3, y: 40 }, 9);
  return shade([196 - 10 * tone, 152 - 14 * tone, 104 - 14 * tone], 0.84 + 0.12 * ring + 0.08 * fibre);
};

/** Two by two tiles of stone with narrow joints. */
export const tiles: Pattern = (u, v) => {
  const piece = pieceAt(u, v, 2, 2, () => 0);
  const grain = noise(u, v, { x: 48, y: 48 }, 10);
  if (isJoint(piece, 0.025, 0.025)) return shade([150, 146, 140], 0.95 + 0.06 * grain);
  const tone = hashOf(piece.column, piece.row, 11);
  const cloud = noise(u, v, { x: 8, y: 9 }, 12);
  return shade([206, 203, 196], 0.9 + 0.05 * tone + 0.06 * cloud + 0.02 * grain);
};

/** Plain clay tiles: each row hides the heads of the one below, and casts a shadow on it. */
export const roof: Pattern = (u, v) => {
  const piece = pieceAt(u, v, 4, 4, (row) => (row % 2) / 2);
  const tone = hashOf(piece.column, piece.row, 13);
  const grain = noise(u, v, { x: 40, y: 52 }, 14);
  const edge = Math.min(piece.across, 1 - piece.across);
  const shadow = 0.62 + 0.38 * Math.min(1, piece.down / 0.22);
  const gap = edge < 0.025 ? 0.6 : 1;
  return shade([156, 82 - 10 * tone, 62 - 8 * tone], (0.86 + 0.14 * tone + 0.1 * grain) * shadow * gap);
};
