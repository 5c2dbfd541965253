import type { Scene } from '@babylonjs/core/scene.js';
import { effect } from '@preact/signals';
import { describeEvent } from '../../../../core/defence/trace/describe-event.ts';
import {
  findRayAt,
  firstLineFrom,
  RAY_LINES,
  type RayLines,
} from '../../../../core/defence/trace/trace-rays.ts';
import { DEFENCE_DEFAULTS } from '../../../../core/document/schema/defence.ts';
import type { Vec2 } from '../../../../core/math/vec2.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import type { Label } from '../../../hud/label.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import type { TraceViewer } from '../../../session/trace/trace-viewer.ts';
import type { CameraView } from '../../camera-view.ts';
import type { OverlayDisc, OverlayLine } from '../../overlay-geometry.ts';
import { Overlays } from '../../overlays.ts';
import type { PartFrame, ScenePart } from '../../scene-part.ts';
import { THEMES, type ViewportTheme } from '../../viewport-theme.ts';
import { RAY_COLORS, RAY_HEIGHTS, RayMesh } from './ray-mesh.ts';

/** How near a ray the pointer has to be, in tiles. */
const REACH = 0.35;

/** In CSS pixels. */
const WIDTH = 4;
const DISC = 6;

/** The rays of the builder that is watched, over the tiles of the moment; the one of the last step is set off. */
export class TracePart implements ScenePart {
  private readonly session: EditorSession;
  private readonly viewer: TraceViewer;
  private readonly rays: RayMesh;
  private readonly present: Overlays;
  private readonly stops: readonly (() => void)[];
  private theme: ViewportTheme = THEMES.dark;
  private sent: RayLines | null = null;
  private isStale = true;

  constructor(scene: Scene, session: EditorSession, viewer: TraceViewer, requestFrame: () => void) {
    this.session = session;
    this.viewer = viewer;
    this.rays = new RayMesh(scene);
    this.present = new Overlays(scene);
    this.stops = [
      effect(() => {
        viewer.lines.value;
        viewer.moment.value;
        viewer.showsAll.value;
        viewer.hovered.value;
        viewer.isPlaying.value;
        this.isStale = true;
        requestFrame();
      }),
      effect(() => {
        viewer.log.value;
        session.pointer.value;
        viewer.hovered.value = this.findHovered() ?? null;
      }),
    ];
  }

  setTheme(theme: ViewportTheme): void {
    this.theme = theme;
    this.isStale = true;
  }

  update({ now, size }: PartFrame): boolean {
    const isMoving = this.viewer.advance(now);
    if (this.isStale) this.bringUpToDate();
    this.isStale = false;
    this.present.show(size, this.theme.backdrop.bottom);
    return isMoving;
  }

  /** What the ray under the pointer asked and found. */
  labels(view: CameraView): readonly Label[] {
    const log = this.viewer.log.peek();
    const hovered = this.viewer.hovered.peek();
    const pointer = this.session.pointer.peek();
    if (!log || hovered === null || !pointer) return [];
    const at = view.toScreen([pointer[0], this.frame.origin[1], pointer[1]]);
    if (!at) return [];
    const words = describeEvent(log.at(hovered));
    return [{ key: 'ray', text: words, unit: '', at, anchor: 'aside', isFocused: false, tone: 'plain' }];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.rays.dispose();
  }

  private get frame(): { readonly origin: Vec3; readonly tileSize: number } {
    const { defence } = this.session.defences;
    const record = this.session.store.peek().findKind('defence', defence.peek() ?? undefined);
    const { origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize } = record ?? {};
    return { origin, tileSize };
  }

  private bringUpToDate(): void {
    const lines = this.viewer.lines.peek();
    if (!lines) {
      this.sent = null;
      this.rays.show([0, 0]);
      this.present.set({ lines: [], discs: [], surfaces: [], meshes: [] });
      return;
    }
    const { origin, tileSize } = this.frame;
    if (lines !== this.sent) this.rays.set(lines, origin, tileSize);
    this.sent = lines;
    this.rays.show(this.rangeOf(lines));
    this.setPresent(lines);
  }

  private rangeOf(lines: RayLines): readonly [number, number] {
    const [from, to] = this.viewer.seen;
    return [firstLineFrom(lines, from), firstLineFrom(lines, to)];
  }

  /** The ray under the pointer, else that of the last step. */
  private setPresent(lines: RayLines): void {
    const event = this.viewer.hovered.peek() ?? this.viewer.moment.peek() - 1;
    const [from, to] = [firstLineFrom(lines, event), firstLineFrom(lines, event + 1)];
    const thick: OverlayLine[] = [];
    const discs: OverlayDisc[] = [];
    const { origin, tileSize } = this.frame;
    for (let line = from; line < to; line += 1) {
      const kind = RAY_LINES[lines.kinds[line] ?? 0] ?? 'walkway';
      const color = [...RAY_COLORS[kind], 1] as const;
      const at = (end: number): Vec3 => [
        origin[0] + (lines.ends[line * 4 + end * 2] ?? 0) * tileSize,
        origin[1] + RAY_HEIGHTS[kind] * tileSize,
        origin[2] + (lines.ends[line * 4 + end * 2 + 1] ?? 0) * tileSize,
      ];
      thick.push({ from: at(0), to: at(1), color, width: WIDTH, dash: 0 });
      if (kind !== 'hit') discs.push({ at: at(0), color, radius: DISC, rim: 0 });
    }
    this.present.set({ lines: thick, discs, surfaces: [], meshes: [] });
  }

  private findHovered(): number | undefined {
    const lines = this.viewer.lines.peek();
    const pointer = this.session.pointer.peek();
    if (!lines || !pointer) return undefined;
    const { origin, tileSize } = this.frame;
    const place: Vec2 = [(pointer[0] - origin[0]) / tileSize, (pointer[1] - origin[2]) / tileSize];
    return findRayAt(lines, this.rangeOf(lines), place, REACH);
  }
}
