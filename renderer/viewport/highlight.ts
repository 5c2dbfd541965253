import type { LevelReader } from '../../core/document/level.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { buildCutMeshes } from '../../core/walls/mesh/cut-meshes.ts';
import type { Cut } from '../../core/walls/openings/cuts.ts';
import { roofSurfaces } from '../../core/walls/roofs/roof-surfaces.ts';
import { floorSurfaces } from '../../core/walls/rooms/room-surfaces.ts';
import { stairSurfaces } from '../../core/walls/stairs/stair-surfaces.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { WallBody } from '../../core/walls/wall-body.ts';
import { pointsOf } from './level-points.ts';
import type { OverlayLine, OverlayMesh, OverlaySurface } from './overlay-geometry.ts';
import { joinOverlays, type OverlayContent } from './overlays.ts';
import type { SessionLook } from './session-look.ts';
import { rgbOf, type ViewportTheme } from './viewport-theme.ts';
import { buildWallHighlight, type Emphasis, HIGHLIGHT_LOOK, type HighlitWall } from './wall-highlight.ts';

/** Models whose surfaces go by the id of what they are. */
const BY_ID = [floorSurfaces, stairSurfaces, roofSurfaces] as const;

/** Sets off walls, openings, rooms, stairs and roofs, as far as they are seen. Other ids are left out. */
export function buildHighlight(
  level: LevelReader,
  ids: Iterable<string>,
  look: SessionLook,
  emphasis: Emphasis,
  theme: ViewportTheme,
): OverlayContent {
  const walls: HighlitWall[] = [];
  const others = new OtherHighlights(emphasis, theme);
  for (const id of ids) {
    const opening = level.findKind('opening', id);
    if (level.findKind('wall', id)) walls.push(...shownWall(level, id, look));
    else if (opening) others.addOpening(level, id, opening.wall, look);
    else if (!others.addTiles(level, id, look)) others.addSurfaces(level, id, look);
  }
  return joinOverlays(buildWallHighlight(walls, emphasis, theme), others);
}

function shownWall(level: LevelReader, id: string, look: SessionLook): HighlitWall[] {
  const body = level.derived(wallBodies).find(id);
  const shown = look.shownHeight(id);
  if (!body || shown === 0 || !look.isStoreySolid(body.wall.storey)) return [];
  if (shown >= body.height) return [body];
  const { outline, elevation } = body;
  return [{ outline, elevation, height: shown, meshes: buildCutMeshes(body, shown) }];
}

/** Over the ground of tiles, in metres. */
const MARK = 0.07;

/** The four lower corners of a box, one after the other around it. */
function roundIn(corners: readonly Vec3[]): readonly Vec3[] {
  const middle = [0, 2].map((axis) => corners.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / corners.length);
  const angleOf = ([x, , z]: Vec3): number => Math.atan2(z - (middle[1] ?? 0), x - (middle[0] ?? 0));
  return corners.toSorted((a, b) => angleOf(a) - angleOf(b));
}

class OtherHighlights implements OverlayContent {
  readonly lines: OverlayLine[] = [];
  readonly discs = [];
  readonly surfaces: OverlaySurface[] = [];
  readonly meshes: OverlayMesh[] = [];
  private readonly accent: readonly [number, number, number];
  private readonly look: (typeof HIGHLIGHT_LOOK)[Emphasis];

  constructor(emphasis: Emphasis, theme: ViewportTheme) {
    this.accent = rgbOf(theme.accent);
    this.look = HIGHLIGHT_LOOK[emphasis];
  }

  /** The hole on both sides of its wall, and a tint in between. */
  addOpening(level: LevelReader, id: string, wall: string, look: SessionLook): void {
    const body = level.derived(wallBodies).find(wall);
    if (!body || !look.isShown(id) || !look.isStoreySolid(body.wall.storey)) return;
    const cut = body.cuts[body.holes.findIndex(({ opening }) => opening.id === id)];
    const top = Math.min(cut?.top ?? 0, look.shownHeight(wall));
    if (!cut || top <= cut.bottom) return;
    for (const frame of framesOf(body, { ...cut, top })) this.addFrame(frame);
  }

  /** The box around a tower or a decoration, or the outline of a whole level; false for what is none. */
  addTiles(level: LevelReader, id: string, look: SessionLook): boolean {
    const record = level.find(id);
    const isTile = isKind(record, 'tower') || isKind(record, 'decoration') || isKind(record, 'defence');
    if (!isTile || !look.isShown(id)) return isTile;
    const corners = [...pointsOf(level, [id])];
    const low = Math.min(...corners.map(([, y]) => y)) + MARK;
    const floor = roundIn(corners.filter(([, y]) => y < low));
    this.addFrame(floor.map(([x, , z]): Vec3 => [x, low, z]));
    return true;
  }

  addSurfaces(level: LevelReader, id: string, look: SessionLook): void {
    for (const kind of BY_ID) {
      const surface = level.derived(kind).find(id);
      if (!surface) continue;
      for (const { meshes } of look.partsOf(surface)) {
        for (const mesh of meshes.values())
          this.meshes.push({ ...mesh, color: [...this.accent, this.look.tint] });
      }
    }
  }

  private addFrame(corners: readonly Vec3[]): void {
    this.surfaces.push({ corners, color: [...this.accent, this.look.tint / 2] });
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % corners.length] ?? from;
      this.lines.push({ from, to, color: [...this.accent, this.look.edge], width: this.look.line, dash: 0 });
    }
  }
}

/** The rectangles of a hole on the left and the right side of its wall. */
function framesOf({ elevation }: WallBody, cut: Cut): readonly (readonly Vec3[])[] {
  const [low, high] = [elevation + cut.bottom, elevation + cut.top];
  return [
    [cut.leftFrom, cut.leftTo],
    [cut.rightFrom, cut.rightTo],
  ].map((side) => [
    ...side.map(({ x, z }): Vec3 => [x, low, z]),
    ...side.map(({ x, z }): Vec3 => [x, high, z]).reverse(),
  ]);
}
