import { OPENING_DEFAULTS } from '../../document/schema/opening.ts';
import { along, type Vec2 } from '../../math/vec2.ts';
import type { MeshWriter } from '../../mesh/mesh-writer.ts';
import type { WallBody } from '../wall-body.ts';
import { wallThickness } from '../wall-dimensions.ts';
import { type Panel, writeFrame, writeSlab } from './fitting-mesh.ts';
import type { Hole } from './holes.ts';

/** All in metres: what joiners make. */
const FRAME_WIDTH = 0.06;
/** How far a door's frame stands out from the wall on either side. */
const FRAME_OVERHANG = 0.012;
const WINDOW_FRAME_DEPTH = 0.09;
const LEAF_THICKNESS = 0.04;
/** Between leaf and frame, and under the leaf. */
const LEAF_GAP = 0.004;
const PANE_THICKNESS = 0.012;
/** Widest pane without a bar. */
const WIDEST_PANE = 0.9;
const BAR_WIDTH = 0.045;
const BAR_DEPTH = 0.05;
/** A frame takes at most this part of a hole's width or height on a side. */
const LARGEST_SHARE = 0.2;
/** A little ajar, in radians, so that one sees on which jamb a leaf hangs and to which side it opens. */
const LEAF_ANGLE = (18 * Math.PI) / 180;

type Tiling = readonly [number, number];

/** How wide the profile of a frame is around a hole, in metres. */
const profileOf = ({ from, to, bottom, top }: Hole): number =>
  Math.min(FRAME_WIDTH, (to - from) * LARGEST_SHARE, (top - bottom) * LARGEST_SHARE);

/** What lies in the hole's middle plane: across from its jamb nearer to the wall's start, up from its lower edge. */
const panelIn = (body: WallBody, hole: Hole, thickness: number, tiling: Tiling): Panel => {
  const [x, z] = along(body.wall.start, body.direction, hole.from);
  return {
    origin: [x, body.elevation + hole.bottom, z],
    across: body.direction,
    near: -thickness / 2,
    far: thickness / 2,
    tiling,
  };
};

/** The frame of a hole; a wide window has bars as well. */
export function writeOpeningFrame(writer: MeshWriter, body: WallBody, hole: Hole, tiling: Tiling): void {
  const isWindow = hole.opening.type === 'window';
  const wall = wallThickness(body.wall);
  const depth = isWindow ? Math.min(WINDOW_FRAME_DEPTH, wall) : wall + 2 * FRAME_OVERHANG;
  const panel = panelIn(body, hole, depth, tiling);
  const [width, height, profile] = [hole.to - hole.from, hole.top - hole.bottom, profileOf(hole)];
  if (isWindow) writeFrame(writer, panel, ringOf(width, height, profile));
  else writeFrame(writer, panel, portalOf(width, height, profile));
  if (!isWindow || hole.opening.fitting !== 'leaf') return;
  const bars = panelIn(body, hole, Math.min(BAR_DEPTH, depth), tiling);
  for (const middle of barsOf(width - 2 * profile)) {
    const at = profile + middle;
    writeSlab(writer, bars, [at - BAR_WIDTH / 2, profile], [at + BAR_WIDTH / 2, height - profile]);
  }
}

const ringOf = (width: number, height: number, profile: number) => ({
  outer: rectangle(0, 0, width, height),
  inner: rectangle(profile, profile, width - profile, height - profile),
  isClosed: true,
});

/** Open at the floor: up the jamb at the wall's end, over, and down the other one. */
const portalOf = (width: number, height: number, profile: number) => ({
  outer: rectangle(0, 0, width, height)
    .slice(1)
    .concat([[0, 0]]),
  inner: rectangle(profile, 0, width - profile, height - profile)
    .slice(1)
    .concat([[profile, 0]]),
  isClosed: false,
});

const rectangle = (left: number, low: number, right: number, high: number): Vec2[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** Where bars part a pane of that width, from its edge. */
function barsOf(width: number): readonly number[] {
  const fields = Math.ceil(width / WIDEST_PANE - 1e-9);
  return Array.from({ length: Math.max(0, fields - 1) }, (_, index) => (width * (index + 1)) / fields);
}

/** The pane of a window in its frame. */
export function writePane(writer: MeshWriter, body: WallBody, hole: Hole, tiling: Tiling): void {
  const profile = profileOf(hole);
  const panel = panelIn(body, hole, PANE_THICKNESS, tiling);
  const [width, height] = [hole.to - hole.from, hole.top - hole.bottom];
  writeSlab(writer, panel, [profile, profile], [width - profile, height - profile]);
}

/** The leaf of a door, a little ajar: on its hinge, at the face of the frame that it opens to. */
export function writeLeaf(writer: MeshWriter, body: WallBody, hole: Hole, tiling: Tiling): void {
  const { hinge = OPENING_DEFAULTS.hinge, opensTo = OPENING_DEFAULTS.opensTo } = hole.opening;
  const profile = profileOf(hole);
  const width = hole.to - hole.from - 2 * (profile + LEAF_GAP);
  const height = hole.top - hole.bottom - profile - 2 * LEAF_GAP;
  if (width <= 0 || height <= 0) return;
  const towards = hinge === 'start' ? 1 : -1;
  const side = opensTo === 'left' ? 1 : -1;
  const [dx, dz] = body.direction;
  const face = (wallThickness(body.wall) / 2) * side;
  const hung = along(
    body.wall.start,
    body.direction,
    hinge === 'start' ? hole.from + profile + LEAF_GAP : hole.to - profile - LEAF_GAP,
  );
  const across = turned([dx * towards, dz * towards], side * towards * LEAF_ANGLE);
  // Left of `across` is left of the wall when the leaf runs with it, right of it otherwise.
  const outwards = side * towards;
  const panel: Panel = {
    origin: [hung[0] + dz * face, body.elevation + hole.bottom + LEAF_GAP, hung[1] - dx * face],
    across,
    near: outwards > 0 ? 0 : -LEAF_THICKNESS,
    far: outwards > 0 ? LEAF_THICKNESS : 0,
    tiling,
  };
  writeSlab(writer, panel, [0, 0], [width, height]);
}

/** Turned to its left by an angle, seen from above. */
const turned = ([x, z]: Vec2, angle: number): Vec2 => [
  x * Math.cos(angle) + z * Math.sin(angle),
  z * Math.cos(angle) - x * Math.sin(angle),
];
