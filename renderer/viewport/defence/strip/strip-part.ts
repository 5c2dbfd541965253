import type { Scene } from '@babylonjs/core/scene.js';
import { effect } from '@preact/signals';
import { defenceExposure, unreachedBlanks } from '../../../../core/defence/defence-exposure.ts';
import { defenceLevels } from '../../../../core/defence/defence-levels.ts';
import { sumByCell } from '../../../../core/defence/exposure-cells.ts';
import { exposureColor } from '../../../../core/defence/exposure-colors.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../../../core/document/schema/defence.ts';
import type { Vec2 } from '../../../../core/math/vec2.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import type { OverlayLine, OverlaySurface } from '../../overlay-geometry.ts';
import { Overlays } from '../../overlays.ts';
import type { PartFrame, ScenePart } from '../../scene-part.ts';
import { rgbOf, THEMES, type ViewportTheme } from '../../viewport-theme.ts';

/** In tiles over the path, and half as wide as that. */
const HEIGHT = 0.09;
const HALF_WIDTH = 0.22;
const OPACITY = 0.85;

/** Half the size of the cross on a tile in reach of no tower, in tiles. */
const CROSS = 0.12;
/** Crosses at once: of more a level is full anyway. */
const MOST_CROSSES = 20_000;

/** The path in the colours of the time under fire, and marks on blank tiles in reach of no tower: two draw calls. */
export class StripPart implements ScenePart {
  private readonly session: EditorSession;
  private readonly overlays: Overlays;
  private readonly stops: readonly (() => void)[];
  private theme: ViewportTheme = THEMES.dark;
  private isStale = true;

  constructor(scene: Scene, session: EditorSession, requestFrame: () => void) {
    this.session = session;
    this.overlays = new Overlays(scene);
    this.stops = [
      effect(() => {
        session.store.value;
        session.revision.value;
        session.mode.value;
        session.defences.defence.value;
        session.defences.isExposureShown.value;
        session.defences.areUnreachedShown.value;
        session.defences.moment.value;
        session.defences.marked.value;
        this.isStale = true;
        requestFrame();
      }),
    ];
  }

  setTheme(theme: ViewportTheme): void {
    this.theme = theme;
    this.isStale = true;
  }

  update({ size }: PartFrame): boolean {
    if (this.isStale)
      this.overlays.set({ lines: this.lines(), discs: [], surfaces: this.surfaces(), meshes: [] });
    this.isStale = false;
    this.overlays.show(size, this.theme.backdrop.bottom);
    return false;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  private get record(): Readonly<Defence> | undefined {
    const { defence, moment } = this.session.defences;
    if (this.session.mode.peek() !== 'defence' || moment.peek() !== null) return undefined;
    return this.session.store.peek().findKind('defence', defence.peek() ?? undefined);
  }

  private surfaces(): readonly OverlaySurface[] {
    const { record } = this;
    const level = this.session.store.peek();
    const exposure = record && level.derived(defenceExposure).find(record.id);
    const result = record && level.derived(defenceLevels).find(record.id);
    if (!record || !exposure || !result?.ok) return [];
    const { isExposureShown, marked } = this.session.defences;
    const place = placer(record);
    const { xs, ys } = result.level.path;
    const tile = (step: number, half: number): readonly Vec3[] => {
      const [x, y] = [xs[step] ?? 0, ys[step] ?? 0];
      return [
        place([x - half, y - half]),
        place([x + half, y - half]),
        place([x + half, y + half]),
        place([x - half, y + half]),
      ];
    };
    const mark = marked.peek();
    const marks: OverlaySurface[] =
      mark === null ? [] : [{ corners: tile(mark, 0.5), color: [...rgbOf(this.theme.accent), 0.6] }];
    if (!isExposureShown.peek()) return marks;
    const cells = sumByCell(result.level.path, exposure.alongPath);
    const most = cells.reduce((sum, { metres }) => Math.max(sum, metres), 0);
    const strip = cells.map(({ step, metres }): OverlaySurface => {
      const color = exposureColor(most > 0 ? metres / most : 0);
      return { corners: tile(step, HALF_WIDTH), color: [...color, OPACITY] };
    });
    return [...strip, ...marks];
  }

  private lines(): readonly OverlayLine[] {
    const { record } = this;
    if (!record || !this.session.defences.areUnreachedShown.peek()) return [];
    const place = placer(record);
    const color = [...rgbOf(this.theme.doubtful), 1] as const;
    return unreachedBlanks(this.session.store.peek(), record.id)
      .slice(0, MOST_CROSSES)
      .flatMap(([x, y]): OverlayLine[] => {
        const corner = (dx: number, dy: number) => place([x + dx * CROSS, y + dy * CROSS]);
        return [
          { from: corner(-1, -1), to: corner(1, 1), color, width: 2, dash: 0 },
          { from: corner(-1, 1), to: corner(1, -1), color, width: 2, dash: 0 },
        ];
      });
  }
}

/** Where a place in tiles from the entrance lies, a little over the ground. */
const placer =
  ({ origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize }: Readonly<Defence>) =>
  ([x, y]: Vec2): Vec3 => [origin[0] + x * tileSize, origin[1] + HEIGHT * tileSize, origin[2] + y * tileSize];
