import type { LevelReader } from '../../core/document/level.ts';
import { along, leftOf, scale } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { Flight } from '../../core/walls/stairs/flight.ts';
import { stairFlights } from '../../core/walls/stairs/stair-flights.ts';
import type { OverlayLine } from './overlay-geometry.ts';
import type { OverlayContent } from './overlays.ts';
import type { SessionLook } from './session-look.ts';
import { rgbOf, type ViewportTheme } from './viewport-theme.ts';

/** Opacity and width in CSS pixels of the lines. */
const OPACITY = 0.55;
const WIDTH = 1;
/** How far the head of the arrow reaches back and aside, as a part of the stair's width. */
const ARROW = 0.2;
/** Metres over the head of the stair, so that no step hides a line. */
const OVER = 0.01;

/**
 * What a draughtsman adds to a plan: the steps of stairs, which all look alike from above, and an arrow up them.
 * @param storey the one that is worked on; of others nothing is marked
 */
export function buildPlanMarks(
  level: LevelReader,
  storey: string,
  look: Pick<SessionLook, 'isShown'>,
  theme: ViewportTheme,
): OverlayContent {
  const flights = level.derived(stairFlights).ofStorey(storey);
  const lines = flights.flatMap((flight) => (look.isShown(flight.stair.id) ? marksOf(flight, theme) : []));
  return { lines, discs: [], surfaces: [], meshes: [] };
}

function marksOf(flight: Flight, theme: ViewportTheme): OverlayLine[] {
  const { stair, direction, run, width, elevation, rise, steps } = flight;
  const height = elevation + rise + OVER;
  const left = leftOf(direction);
  const place = (way: number, aside: number): Vec3 => {
    const [x, z] = along(along(stair.start, direction, way), scale(left, aside), 1);
    return [x, height, z];
  };
  const line = (from: Vec3, to: Vec3): OverlayLine => ({
    from,
    to,
    color: [...rgbOf(theme.text), OPACITY],
    width: WIDTH,
    dash: 0,
  });
  const treads = Array.from({ length: steps + 1 }, (_, step) => {
    const way = (run * step) / steps;
    return line(place(way, -width / 2), place(way, width / 2));
  });
  const sides = [-1, 1].map((side) => line(place(0, (side * width) / 2), place(run, (side * width) / 2)));
  const barb = width * ARROW;
  const arrow = [
    line(place(0, 0), place(run, 0)),
    ...[-1, 1].map((side) => line(place(run - barb, side * barb), place(run, 0))),
  ];
  return [...treads, ...sides, ...arrow];
}
