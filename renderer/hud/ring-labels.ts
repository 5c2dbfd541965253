import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { angleOf, aspectOf, cornersOf, radiusOf, scaleOf } from '../../core/polar/polar-grid.ts';
import { text } from '../../core/text/text.ts';
import type { CameraPose } from '../viewport/camera-pose.ts';
import type { RingPicture } from '../viewport/ring/ring-picture.ts';
import type { Label } from './label.ts';

/** What the labels of a ring need to know of the picture. */
interface RingView {
  readonly pose: Pick<CameraPose, 'yaw' | 'target'>;
  /** Where a place in space stands, in CSS pixels; null out of sight. */
  toScreen(point: Vec3): Vec2 | null;
  readonly size: { readonly width: number; readonly height: number };
}

/** CSS pixels between the radii of lines, at least: numbers that touch cannot be read. */
const LEAST_GAP = 30;
/** More than this many numbers are noise. */
const MOST_RADII = 16;
/** Radii of lines have no more digits than tell them apart. */
const DIGITS = 2;

const percent = (part: number, digits: number): string => (part * 100).toFixed(digits).replace(/\.0+$/, '');

/** With the sign that is as wide as a digit. */
export const formatLine = (line: number): string => String(line).replace('-', '−');

/** Line, step and stretch of the cell that is set off, beside that corner of it which is lowest in the picture. */
export function buildCellLabel(picture: RingPicture, view: RingView): Label[] {
  const { cell, grid, spacing } = picture;
  if (!cell) return [];
  const [line, step] = cell;
  const corners = spacing === 'stretched' ? cornersOf(grid, cell) : regularCorners(picture, cell);
  const pixels = corners.map((corner) => view.toScreen(inLevel(picture, corner)));
  const [lowest] = pixels.filter((pixel) => pixel !== null).sort((a, b) => b[1] - a[1]);
  if (!lowest) return [];
  // What a module in the cell is scaled by: at the middle of it.
  const scale = scaleOf(grid, line + 0.5, spacing);
  return [
    {
      key: `cell ${picture.id}`,
      text: text('ring-view.cell', { line: formatLine(line), step }),
      unit: text('ring-view.stretch', {
        scale: percent(scale, 0),
        aspect: percent(aspectOf(grid, line, spacing), 1),
      }),
      at: lowest,
      anchor: 'close',
      isFocused: false,
      tone: 'plain',
    },
  ];
}

function regularCorners({ grid, spacing }: RingPicture, [line, step]: readonly [number, number]): Vec2[] {
  const corner = (at: number, side: number): Vec2 => onLine(radiusOf(grid, at, spacing), angleOf(grid, side));
  return [corner(line, step), corner(line, step + 1), corner(line + 1, step), corner(line + 1, step + 1)];
}

/** What is written at the lines of a ring: their radii, and with the overlay of scales how many times r0 they are. */
export type LineText = 'radius' | 'scale';

/** Numbers along that step line which is nearest to the viewer, or else passes what is looked at. */
export function buildLineLabels(picture: RingPicture, view: RingView, content: LineText): Label[] {
  const { target, yaw } = view.pose;
  const [x, , z] = picture.centre;
  const angles = [Math.atan2(Math.cos(yaw), Math.sin(yaw)), Math.atan2(target[2] - z, target[0] - x)];
  const found = angles.map((turn) => labelsAlong(picture, view, content, turn));
  return found.find((labels) => labels.length > 1) ?? [];
}

function labelsAlong(picture: RingPicture, view: RingView, content: LineText, turn: number): Label[] {
  const { grid, interval, spacing } = picture;
  const step = Math.round((turn * grid.steps) / (2 * Math.PI));
  const labels: Label[] = [];
  let last: Vec2 | null = null;
  for (let line = interval[0]; line <= interval[1] && labels.length < MOST_RADII; line += 1) {
    const radius = radiusOf(grid, line, spacing);
    if (radius <= 0) continue;
    const at = view.toScreen(inLevel(picture, onLine(radius, angleOf(grid, step))));
    if (!at || !isInside(at, view) || (last && isNear(at, last))) continue;
    labels.push(lineLabel(picture, line, at, content));
    last = at;
  }
  return labels;
}

function lineLabel({ id, grid, spacing }: RingPicture, line: number, at: Vec2, content: LineText): Label {
  const radius = text('ring-view.radius', { radius: radiusOf(grid, line, spacing).toFixed(DIGITS) });
  const scale = text('ring-view.scale', { scale: scaleOf(grid, line, spacing).toFixed(DIGITS) });
  return {
    key: `line ${id} ${line}`,
    text: content === 'scale' ? scale : radius,
    unit: text('ring-view.line', { line: formatLine(line) }),
    at,
    anchor: 'middle',
    isFocused: false,
    tone: 'mark',
  };
}

const onLine = (radius: number, angle: number): Vec2 => [radius * Math.cos(angle), radius * Math.sin(angle)];

const inLevel = ({ centre }: RingPicture, [x, z]: Vec2): Vec3 => [centre[0] + x, centre[1], centre[2] + z];

const isInside = ([x, y]: Vec2, { size }: RingView): boolean =>
  x >= 0 && y >= 0 && x <= size.width && y <= size.height;

const isNear = (a: Vec2, b: Vec2): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < LEAST_GAP;
