import { effect, type ReadonlySignal } from '@preact/signals';
import type { LevelReader } from '../../core/document/level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { ModuleImage } from '../../core/modules/module-model.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';
import { storeyBelow } from '../../core/walls/storeys.ts';
import type { Label } from '../hud/label.ts';
import { buildToolLabels } from '../hud/measure-labels.ts';
import { createTextMeasure } from '../hud/measure-text.ts';
import { buildModuleLabels } from '../hud/module-labels.ts';
import { buildCellLabel, buildLineLabels } from '../hud/ring-labels.ts';
import { buildRoomLabels } from '../hud/room-labels.ts';
import { buildStepLabels } from '../hud/step-labels.ts';
import type { ImageSource } from '../materials/material-textures.ts';
import type { CameraMode, EditorSession } from '../session/editor-session.ts';
import { CameraRig } from './camera-rig.ts';
import type { CameraView } from './camera-view.ts';
import { CanvasSizeWatch } from './canvas-size.ts';
import { createEngine } from './create-engine.ts';
import { FrameScheduler } from './frame-scheduler.ts';
import { Graphics } from './graphics.ts';
import { pointsOf } from './level-points.ts';
import { anchorAt } from './navigation.ts';
import { findHiding, pickAt, pickNearest } from './picking.ts';
import type { ModuleSource } from './ring/modules/module-roster.ts';
import type { MakeScenePart } from './scene-part.ts';
import { SceneSync } from './scene-sync.ts';
import { findInScreenArea } from './screen-marquee.ts';
import { ToolStation } from './tool-station.ts';
import { attachProbe } from './viewport-probe.ts';
import { THEMES, type ThemeName } from './viewport-theme.ts';

export interface ViewportOptions {
  readonly theme: ThemeName;
  /** Of the materials of the level. */
  readonly images: ImageSource & { readonly revision: ReadonlySignal<number>; readonly isLoading: boolean };
  /** Of the assets of the level. */
  readonly modules: ModuleSource & { readonly isLoading: boolean };
  /** Called for an image of a module whose bytes make no picture. */
  readonly onUndrawable: (image: ModuleImage) => void;
  /** What draws itself besides walls, rings and what tools show. */
  readonly parts: readonly MakeScenePart[];
  /** Whether the user asked for reduced motion. */
  readonly prefersReducedMotion: () => boolean;
}

/**
 * Frames that are drawn while shaders are still being made, ten seconds' worth: one that will never be ready must not
 * keep the machine busy for ever.
 */
const MOST_WAITING_FRAMES = 600;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The level on screen, and the pointer in it. Follows the session (level, selection, storey, camera, tool) by itself;
 * draws only when something changed. The canvas must be in the page, and gets its size from there.
 */
export class Viewport {
  private readonly canvas: HTMLCanvasElement;
  private readonly session: EditorSession;
  private readonly images: ViewportOptions['images'];
  private readonly options: ViewportOptions;
  private readonly scheduler = new FrameScheduler((now) => this.draw(now));
  private readonly measureText = createTextMeasure();
  private readonly size: CanvasSizeWatch;
  private readonly rig: CameraRig;
  private readonly sync: SceneSync;
  private readonly tools: ToolStation;
  private readonly ending = new AbortController();
  private readonly stopFollowing: () => void;
  private graphics: Graphics | null = null;
  /** Frames in a row that were drawn before everything was ready. */
  private waited = 0;

  /** Throws an Error where the browser cannot draw in 3D. */
  constructor(canvas: HTMLCanvasElement, session: EditorSession, options: ViewportOptions) {
    this.canvas = canvas;
    this.session = session;
    this.images = options.images;
    this.options = options;
    this.size = new CanvasSizeWatch(canvas, () => this.resize());
    this.sync = new SceneSync(session, THEMES[options.theme], options.modules, () => this.requestFrame());
    this.rig = new CameraRig(canvas, session, {
      size: () => this.size.size,
      prefersReducedMotion: options.prefersReducedMotion,
      anchor: (view, pixel) => this.anchorOf(view, pixel),
      changed: () => this.requestFrame(),
      stillClick: () => this.tools.interrupt(),
    });
    this.build();
    this.tools = new ToolStation(canvas, session, {
      pick: (pixel, modifiers) => pickAt(this.view, pixel, this.sync.sight, this.sync.workHeight, modifiers),
      findOnScreen: (area) =>
        findInScreenArea(this.view, session.store.peek(), this.sync.look, area, () =>
          this.sync.drawnModules.corners(),
        ),
      isNavigating: () => this.rig.isNavigating,
      changed: () => this.toolChanged(),
    });
    this.followContext();
    const stops = [
      effect(() => {
        this.rig.turnTo(session.camera.value);
        // The arrows walk at once.
        if (session.camera.value === 'walk') this.focus();
      }),
      effect(() => this.rig.changeStorey(session.storey.value)),
      effect(() => this.showLevel(session.store.value)),
      effect(() => {
        this.images.revision.value;
        options.modules.revision.value;
        this.requestFrame();
      }),
      effect(() => {
        session.isPeeking.value;
        this.requestFrame();
      }),
    ];
    this.stopFollowing = () => {
      for (const stop of stops) stop();
    };
    this.attachProbe();
  }

  /** Frames drawn so far: it stands still while nothing changes. */
  get frames(): number {
    return this.scheduler.frames;
  }

  /** Asks for a frame; many requests before the next screen refresh are one. */
  requestFrame(): void {
    this.scheduler.request();
  }

  /** Shows the whole level. */
  frameAll(): void {
    this.frame([...this.session.store.peek().all()].map(({ id }) => id));
  }

  /** Shows the selection, or the whole level when nothing is selected. */
  frameSelection(): void {
    const selected = [...this.session.selection.peek()];
    if (selected.length > 0) this.frame(selected);
    else this.frameAll();
  }

  setCamera(mode: CameraMode): void {
    this.session.camera.value = mode;
  }

  setTheme(theme: ThemeName): void {
    this.sync.setTheme(THEMES[theme]);
  }

  focus(): void {
    this.canvas.focus({ preventScroll: true });
  }

  /** Where a plan point at a height (metres) stands on the canvas, in CSS pixels; null behind the eye. */
  toScreen([x, z]: Vec2, height: number): Vec2 | null {
    return this.view.toScreen([x, height, z]);
  }

  dispose(): void {
    this.ending.abort();
    this.stopFollowing();
    this.scheduler.stop();
    this.size.stop();
    this.rig.stop();
    this.tools.stop();
    this.sync.stop();
    this.dismantle();
  }

  private get view(): CameraView {
    return this.rig.view;
  }

  /** What is under a pixel: a wall, else the floor that is worked on. */
  private anchorOf(view: CameraView, pixel: Vec2): Vec3 {
    const wall = pickNearest(this.sync.sight, view.rayAt(pixel));
    return wall?.point ?? anchorAt(view, pixel, this.sync.workHeight);
  }

  private frame(ids: readonly string[]): void {
    this.rig.frame(this.pointsOf(ids));
  }

  /** A level that was just opened is seen whole, at once and from the usual corner. */
  private showLevel(level: LevelReader): void {
    const ids = [...level.all()].map(({ id }) => id);
    this.rig.showLevel(this.pointsOf(ids));
  }

  private pointsOf(ids: readonly string[]): readonly Vec3[] {
    const { drawnModules } = this.sync;
    return [...pointsOf(this.session.store.peek(), ids, (id) => drawnModules.findBox(id))];
  }

  private build(): void {
    this.graphics = new Graphics(createEngine(this.canvas), {
      theme: this.sync.currentTheme,
      measureText: this.measureText,
      images: this.images,
      onTexture: () => this.requestFrame(),
      onUndrawable: this.options.onUndrawable,
      parts: this.options.parts,
      onPart: () => this.requestFrame(),
    });
    this.sync.reset();
    this.resize();
  }

  private dismantle(): void {
    this.graphics?.dispose();
    this.graphics = null;
  }

  private resize(): void {
    this.graphics?.setPixelRatio(this.size.size.pixelRatio);
    this.requestFrame();
  }

  private toolChanged(): void {
    this.sync.setTool(this.tools.view);
    this.sync.setHovered(this.tools.hovered);
  }

  private draw(now: number): boolean {
    if (!this.graphics) return false;
    const isMoving = this.rig.advance(now);
    this.sync.setSight(this.view.pose, this.findHiding());
    this.sync.apply(this.graphics);
    const { view } = this;
    const floor = this.sync.workHeight;
    const { isReady, isMoving: partsMove } = this.graphics.draw({
      view,
      size: this.size.size,
      theme: this.sync.currentTheme,
      floor,
      isUpstairs: this.isUpstairs,
      hasTiles: this.session.store.peek().countOf('defence') > 0,
      isWalking: this.session.camera.peek() === 'walk',
      labels: this.buildLabels(view, floor),
      now,
    });
    this.waited = isReady ? 0 : this.waited + 1;
    return isMoving || partsMove || (!isReady && this.waited < MOST_WAITING_FRAMES);
  }

  private get isUpstairs(): boolean {
    const storey = this.session.storey.peek();
    return storey !== null && storeyBelow(this.session.store.peek(), storey) !== undefined;
  }

  /** What is looked through: all that hides the place under the pointer, while the user peeks. */
  private findHiding(): ReadonlySet<string> {
    const { pointer } = this.tools;
    if (!pointer || !this.session.isPeeking.peek()) return NOTHING;
    return findHiding(this.view, pointer, this.sync.sight, this.sync.workHeight);
  }

  /** The numbers of the tool first: names of rooms step aside for them. */
  private buildLabels(view: CameraView, floor: number): Label[] {
    const { measures } = this.tools.view;
    const refusal = this.session.refusal.peek();
    const toPicture = ([x, z]: Vec2, above = 0): Vec2 | null => view.toScreen([x, floor + above, z]);
    return [
      ...buildToolLabels(measures, refusal, this.tools.pointer, toPicture),
      ...this.buildRingNumbers(view),
      ...this.buildModuleNames(view),
      ...(this.buildStepNames(view) ?? this.buildRoomNames(view, floor)),
    ];
  }

  /** The cell under the pointer; the lines of the ring that is worked on, if it is selected or painted by its scale. */
  private buildRingNumbers(view: CameraView): Label[] {
    const active = this.sync.rings.find(({ isActive }) => isActive);
    if (!active) return [];
    const isSelected = this.session.selection.peek().has(active.id);
    const isScale = active.paint.overlay === 'scale';
    return [
      ...(this.tools.pointer ? buildCellLabel(active, view) : []),
      ...(isSelected || isScale ? buildLineLabels(active, view, isScale ? 'scale' : 'radius') : []),
    ];
  }

  /** Of modules that are selected or pointed at, and cannot be shown. */
  private buildModuleNames(view: CameraView): Label[] {
    const { hovered } = this.tools;
    const ids = new Set([...this.session.selection.peek(), ...(hovered === null ? [] : [hovered])]);
    const boxed = this.sync.drawnModules.findBoxed(ids);
    return buildModuleLabels(this.session.store.peek(), boxed, (point) => view.toScreen(point));
  }

  /** Null while no step of a generated building is shown. */
  private buildStepNames(view: CameraView): Label[] | null {
    const picture = this.session.planPicture.peek();
    if (!picture) return null;
    const toPicture = ([x, z]: Vec2): Vec2 | null => view.toScreen([x, picture.elevation, z]);
    return buildStepLabels(picture.overlay, toPicture, view.size);
  }

  /** On the storey that is worked on, unless one stands in it or its roof is over it. */
  private buildRoomNames(view: CameraView, floor: number): Label[] {
    const storey = this.session.storey.peek();
    const isWhole = this.session.building.peek() !== null && this.session.wallView.peek() === 'up';
    if (storey === null || isWhole || this.session.camera.peek() === 'walk') return [];
    const { look } = this.sync;
    const level = this.session.store.peek();
    const isCovered = look.isRoofShown && [...level.ofKind('roof')].some((roof) => roof.storey === storey);
    if (isCovered || !look.isStoreySolid(storey)) return [];
    return buildRoomLabels(level.derived(rooms).ofStorey(storey), floor, view);
  }

  /** A lost context takes everything with it that the graphics card had: all of it is built anew from the level. */
  private followContext(): void {
    const { signal } = this.ending;
    const lost = (event: Event): void => {
      // Else the browser does not give it back.
      event.preventDefault();
      this.dismantle();
    };
    this.canvas.addEventListener('webglcontextlost', lost, { signal });
    this.canvas.addEventListener('webglcontextrestored', () => this.build(), { signal });
  }

  private attachProbe(): void {
    const isSettled = (): boolean =>
      this.scheduler.isIdle && !this.images.isLoading && !this.options.modules.isLoading;
    const frames = (): number => this.frames;
    const drawCalls = (): number => this.graphics?.drawCalls ?? 0;
    attachProbe(this.canvas, {
      get frames() {
        return frames();
      },
      get drawCalls() {
        return drawCalls();
      },
      get isSettled() {
        return isSettled();
      },
      toPage: (plan, height = this.sync.workHeight) => {
        const pixel = this.toScreen(plan, height);
        const { left, top } = this.canvas.getBoundingClientRect();
        return pixel && [pixel[0] + left, pixel[1] + top];
      },
    });
  }
}
