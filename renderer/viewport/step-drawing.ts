import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { StepLineLook, StepOverlay } from '../../core/walls/building-generator/step-overlay.ts';
import type { OverlayDisc, OverlayLine, OverlaySurface, Rgba } from './overlay-geometry.ts';
import type { OverlayContent } from './overlays.ts';
import { rgbOf, type ViewportTheme } from './viewport-theme.ts';

interface Stroke {
  readonly color: 'accent' | 'good' | 'doubtful' | 'text' | 'dim';
  /** Both in CSS pixels. */
  readonly width: number;
  readonly dash: number;
}

/** Looks differ in width or dashes too, so that nothing is told by colour alone. */
const STROKES: Readonly<Record<StepLineLook, Stroke>> = {
  grid: { color: 'dim', width: 1, dash: 5 },
  inner: { color: 'text', width: 1.5, dash: 0 },
  clear: { color: 'accent', width: 3.5, dash: 0 },
  obstructed: { color: 'doubtful', width: 3.5, dash: 9 },
  flight: { color: 'text', width: 1.5, dash: 0 },
  well: { color: 'text', width: 1.5, dash: 4 },
  tree: { color: 'text', width: 2.5, dash: 0 },
  extra: { color: 'text', width: 2.5, dash: 6 },
  window: { color: 'good', width: 8, dash: 0 },
  door: { color: 'text', width: 7, dash: 0 },
  'extra-door': { color: 'text', width: 7, dash: 3 },
  entrance: { color: 'accent', width: 12, dash: 0 },
};

/** Opacity of rooms, and of cells that are of none yet. */
const ROOM_OPACITY = 0.5;
const CELL_OPACITY = 0.22;
/** In CSS pixels. */
const POINT_RADIUS = 4.5;
const POINT_RIM = 1.5;
const CENTRE_RADIUS = 6;
/** Metres over the floor, so that it hides nothing of the picture. */
const LIFT = 0.03;

/**
 * What a step of a generated building looks like in space.
 * @param elevation of the floor of its storey, in metres
 */
export function buildStepDrawing(
  { points, fills, lines, centres }: StepOverlay,
  elevation: number,
  theme: ViewportTheme,
): OverlayContent {
  const inSpace = ([x, z]: Vec2): Vec3 => [x, elevation + LIFT, z];
  const color = (hex: string, opacity: number): Rgba => [...rgbOf(hex), opacity];
  return {
    surfaces: fills.map(({ min, max, color: index }): OverlaySurface => {
      const hex = index === null ? theme.dim : (theme.rooms[index] ?? theme.dim);
      const corners = [min, [max[0], min[1]], max, [min[0], max[1]]] as const;
      return {
        corners: corners.map(inSpace),
        color: color(hex, index === null ? CELL_OPACITY : ROOM_OPACITY),
      };
    }),
    lines: lines.map(({ from, to, look }): OverlayLine => {
      const { color: name, width, dash } = STROKES[look];
      return { from: inSpace(from), to: inSpace(to), color: color(theme[name], 1), width, dash };
    }),
    discs: [
      ...points.map(
        ({ at, isUsed }): OverlayDisc => ({
          at: inSpace(at),
          color: color(isUsed ? theme.text : theme.dim, 1),
          radius: POINT_RADIUS,
          rim: isUsed ? 0 : POINT_RIM,
        }),
      ),
      ...centres.map(
        (at): OverlayDisc => ({
          at: inSpace(at),
          color: color(theme.accent, 1),
          radius: CENTRE_RADIUS,
          rim: 0,
        }),
      ),
    ],
    meshes: [],
  };
}
