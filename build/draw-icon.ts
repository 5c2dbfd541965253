import { PNG } from 'pngjs';
import { GROUND, ICON_SIZE, POLYGONS, type Point, type Rgb } from './icon-shapes.ts';

/** Samples a pixel and axis: edges have 16 shades, which is smooth to the eye. */
const SAMPLES = 4;

function isInGround([x, y]: Point): boolean {
  const reach = ICON_SIZE / 2 - GROUND.radius;
  const beyond = (value: number): number => Math.max(0, Math.abs(value - ICON_SIZE / 2) - reach);
  return Math.hypot(beyond(x), beyond(y)) <= GROUND.radius;
}

/** Even-odd rule: a ray to the right crosses the outline an odd number of times. */
function isInPolygon([x, y]: Point, points: readonly Point[]): boolean {
  let isInside = false;
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  });
  return isInside;
}

function colourAt(point: Point): Rgb | undefined {
  if (!isInGround(point)) return undefined;
  return POLYGONS.findLast(({ points }) => isInPolygon(point, points))?.colour ?? GROUND.colour;
}

/** Where a pixel is looked at, as fractions of its side. */
const GRID = Array.from({ length: SAMPLES }, (_, index) => (index + 0.5) / SAMPLES);
const ALL = GRID.flatMap((dx) => GRID.map((dy): Point => [dx, dy]));
const CORNERS = ALL.filter((point) => point.every((part) => part === GRID[0] || part === GRID.at(-1)));

/** Red, green, blue and opacity of one pixel: the mean of its samples, colour weighted by opacity. */
function shadePixel(column: number, row: number, size: number): readonly number[] {
  const scale = ICON_SIZE / size;
  const look = (points: readonly Point[]): (Rgb | undefined)[] =>
    points.map(([dx, dy]) => colourAt([(column + dx) * scale, (row + dy) * scale]));
  const corners = look(CORNERS);
  // No shape is narrower than a pixel: where the corners agree, so does all between them.
  const samples = corners.every((colour) => colour === corners[0]) ? corners : look(ALL);
  const colours = samples.filter((colour) => colour !== undefined);
  const mean = (part: 0 | 1 | 2): number =>
    colours.reduce((sum, colour) => sum + colour[part], 0) / Math.max(1, colours.length);
  return [mean(0), mean(1), mean(2), (255 * colours.length) / samples.length].map(Math.round);
}

/** The icon as a PNG of that many pixels a side. */
export function drawIcon(size: number): Buffer {
  const image = new PNG({ width: size, height: size });
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      image.data.set(shadePixel(column, row, size), (row * size + column) * 4);
    }
  }
  return PNG.sync.write(image);
}
