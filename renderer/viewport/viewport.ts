import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { effect } from '@preact/signals';
import { STOREY_DEFAULTS } from '../../core/document/schema/storey.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { CameraMode, EditorSession } from '../session/editor-session.ts';
import { CameraMotion } from './camera-motion.ts';
import { type CameraPose, frameBox, START_POSE } from './camera-pose.ts';
import { CameraView } from './camera-view.ts';
import { type CanvasSize, CanvasSizeWatch } from './canvas-size.ts';
import { createEngine } from './create-engine.ts';
import { FrameScheduler } from './frame-scheduler.ts';
import { boundsOf } from './level-bounds.ts';
import { NavigationInput } from './navigation-input.ts';
import { Stage } from './stage.ts';
import { THEMES, type ThemeName } from './viewport-theme.ts';

export interface ViewportOptions {
  readonly theme: ThemeName;
  /** Whether the user asked for reduced motion. */
  readonly prefersReducedMotion: () => boolean;
}

/** The engine and all that lives in it: thrown away and built anew when the graphics context is lost. */
interface Graphics {
  readonly engine: AbstractEngine;
  readonly stage: Stage;
}

/**
 * The level on screen. Follows the session (level, selection, storey, camera) by itself; draws only when something
 * changed. The canvas must be in the page, and gets its size from there.
 */
export class Viewport {
  private readonly canvas: HTMLCanvasElement;
  private readonly session: EditorSession;
  private readonly scheduler = new FrameScheduler((now) => this.draw(now));
  private readonly sizeWatch: CanvasSizeWatch;
  private readonly motion: CameraMotion;
  private readonly navigation: NavigationInput;
  private readonly stops: (() => void)[] = [];
  private graphics: Graphics | null = null;
  private theme: ThemeName;

  constructor(canvas: HTMLCanvasElement, session: EditorSession, options: ViewportOptions) {
    this.canvas = canvas;
    this.session = session;
    this.theme = options.theme;
    this.motion = new CameraMotion(START_POSE, options.prefersReducedMotion);
    this.sizeWatch = new CanvasSizeWatch(canvas, (size) => this.resize(size));
    this.navigation = new NavigationInput(canvas, {
      view: () => this.view,
      height: () => this.workHeight,
      lead: (pose) => this.lead(pose),
    });
    this.build();
    this.followContext();
    this.followSession();
    this.frameAll();
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
    this.frame([...this.session.level.all()].map(({ id }) => id));
  }

  /** Shows the selection, or the whole level when nothing is selected. */
  frameSelection(): void {
    const selected = [...this.session.selection.value];
    if (selected.length > 0) this.frame(selected);
    else this.frameAll();
  }

  setCamera(mode: CameraMode): void {
    this.session.camera.value = mode;
  }

  setTheme(theme: ThemeName): void {
    this.theme = theme;
    this.graphics?.stage.setTheme(THEMES[theme]);
    this.requestFrame();
  }

  focus(): void {
    this.canvas.focus({ preventScroll: true });
  }

  /** Where a plan point at a height (metres) stands on the canvas, in CSS pixels; null behind the eye. */
  toScreen([x, z]: Vec2, height: number): Vec2 | null {
    return this.view.toScreen([x, height, z]);
  }

  dispose(): void {
    this.scheduler.stop();
    this.sizeWatch.stop();
    this.navigation.stop();
    for (const stop of this.stops) stop();
    this.dismantle();
  }

  private get view(): CameraView {
    return new CameraView(this.motion.pose, this.sizeWatch.size);
  }

  /** Height in metres of the plane that tools draw on. */
  private get workHeight(): number {
    const storey = this.session.level.findKind('storey', this.session.storey.value ?? undefined);
    return storey?.elevation ?? STOREY_DEFAULTS.elevation;
  }

  private frame(ids: readonly string[]): void {
    const bounds = boundsOf(this.session.level, ids);
    if (!bounds) return;
    this.motion.travelTo(frameBox(this.motion.goal, bounds, this.view.aspect));
    this.requestFrame();
  }

  private lead(pose: CameraPose): void {
    this.motion.set(pose);
    this.requestFrame();
  }

  private build(): void {
    const engine = createEngine(this.canvas);
    const stage = new Stage(engine);
    stage.setTheme(THEMES[this.theme]);
    this.graphics = { engine, stage };
    this.resize(this.sizeWatch.size);
  }

  private dismantle(): void {
    this.graphics?.stage.dispose();
    this.graphics?.engine.dispose();
    this.graphics = null;
  }

  private resize({ pixelRatio }: CanvasSize): void {
    this.graphics?.engine.setHardwareScalingLevel(1 / pixelRatio);
    this.requestFrame();
  }

  private draw(now: number): boolean {
    if (!this.graphics) return false;
    const { engine, stage } = this.graphics;
    const isMoving = this.motion.advance(now);
    stage.grid.setHeight(this.workHeight);
    stage.show(this.view, this.sizeWatch.size.pixelRatio);
    engine.beginFrame();
    stage.scene.render();
    engine.endFrame();
    return isMoving || !stage.scene.isReady();
  }

  private followContext(): void {
    const lost = (event: Event): void => {
      event.preventDefault();
      this.dismantle();
    };
    const restored = (): void => this.build();
    this.canvas.addEventListener('webglcontextlost', lost);
    this.canvas.addEventListener('webglcontextrestored', restored);
    this.stops.push(() => {
      this.canvas.removeEventListener('webglcontextlost', lost);
      this.canvas.removeEventListener('webglcontextrestored', restored);
    });
  }

  private followSession(): void {
    const { session } = this;
    this.stops.push(
      effect(() => {
        this.turnTo(session.camera.value);
      }),
      effect(() => {
        session.revision.value;
        session.storey.value;
        this.requestFrame();
      }),
    );
  }

  /** Straight down and true to scale, or back to where the camera stood before. */
  private turnTo(mode: CameraMode): void {
    const goal = this.motion.goal;
    if ((mode === 'top') === goal.isOrthographic) return;
    const turned =
      mode === 'top'
        ? { ...goal, yaw: 0, pitch: Math.PI / 2, isOrthographic: true }
        : { ...goal, yaw: START_POSE.yaw, pitch: START_POSE.pitch, isOrthographic: false };
    this.motion.travelTo(turned);
    this.requestFrame();
  }
}
