import type { Engine } from '@babylonjs/core/Engines/engine.js';
import type { ModuleImage } from '../../../core/modules/module-model.ts';
import type { ShapeDifference } from '../../../core/polar/shape/compare-vertices.ts';
import type { PreviewContent, PreviewPicture } from '../../session/preview/preview-picture.ts';
import type { PreviewPaint } from '../../session/preview/preview-settings.ts';
import { type CameraPose, frameBox, orbit, START_POSE, zoomAt } from '../camera-pose.ts';
import { CanvasSizeWatch } from '../canvas-size.ts';
import { createEngine } from '../create-engine.ts';
import { FrameScheduler } from '../frame-scheduler.ts';
import { PoseCamera } from '../pose-camera.ts';
import { createScene } from '../stage.ts';
import { THEMES, type ThemeName } from '../viewport-theme.ts';
import { ExactnessReader } from './exactness-reader.ts';
import { listenToHand } from './preview-input.ts';
import { PreviewScene, partOf } from './preview-scene.ts';
import { computePreviewBounds } from './preview-stages.ts';

/** From a little above the shoulder of whoever stands in the middle of the ring and looks outwards. */
const FIRST_POSE: CameraPose = { ...START_POSE, yaw: Math.PI / 7, pitch: (42 * Math.PI) / 180 };

/** Radians that the view turns a CSS pixel: the pictures are small. */
const TURN_PER_PIXEL = 0.01;

/** As for the viewport: frames that are drawn while shaders are still being made. */
const MOST_WAITING_FRAMES = 600;

interface Drawing {
  readonly engine: Engine;
  readonly scene: PreviewScene;
  readonly reader: ExactnessReader;
}

interface PreviewCanvasOptions {
  readonly theme: ThemeName;
  /** Called for an image of a module whose bytes make no picture. */
  readonly onUndrawable: (image: ModuleImage) => void;
}

/** The four pictures of a module on a canvas, with an engine of its own. Draws only when something changed. */
export class PreviewCanvas implements PreviewPicture {
  private readonly canvas: HTMLCanvasElement;
  private readonly options: PreviewCanvasOptions;
  private readonly scheduler = new FrameScheduler(() => this.draw());
  private readonly size: CanvasSizeWatch;
  private readonly ending = new AbortController();
  private drawing: Drawing | null = null;
  private theme: ThemeName;
  private paint: PreviewPaint = 'look';
  private content: PreviewContent | null = null;
  private pose = FIRST_POSE;
  /** The user has not chosen a distance: it follows what is shown. */
  private isFitted = true;
  /** Measurements share readers: one after the other. */
  private measured: Promise<unknown> = Promise.resolve();
  private waited = 0;

  /** Throws an Error where the browser cannot draw in 3D. */
  constructor(canvas: HTMLCanvasElement, options: PreviewCanvasOptions) {
    this.canvas = canvas;
    this.options = options;
    this.theme = options.theme;
    this.size = new CanvasSizeWatch(canvas, () => this.resize());
    this.build();
    listenToHand(
      canvas,
      {
        turn: ([dx, dy]) =>
          this.look(orbit(this.pose, this.pose.target, -dx * TURN_PER_PIXEL, dy * TURN_PER_PIXEL)),
        zoom: (factor) => {
          this.isFitted = false;
          this.look(zoomAt(this.pose, this.pose.target, factor));
        },
        frame: () => this.frame(),
      },
      this.ending.signal,
    );
    this.followContext();
  }

  show(content: PreviewContent | null): void {
    this.content = content;
    this.drawing?.scene.show(content);
    this.fit();
    this.scheduler.request();
  }

  setPaint(paint: PreviewPaint): void {
    this.paint = paint;
    this.drawing?.scene.setPaint(paint);
    this.scheduler.request();
  }

  setTheme(theme: ThemeName): void {
    this.theme = theme;
    this.drawing?.scene.setTheme(THEMES[theme]);
    this.scheduler.request();
  }

  frame(): void {
    this.isFitted = true;
    this.pose = FIRST_POSE;
    this.fit();
    this.scheduler.request();
  }

  measure(): Promise<ShapeDifference> {
    const measuring = this.measured.then(() => {
      const { content, drawing } = this;
      if (!content || !drawing) throw new Error('Nothing is drawn.');
      return drawing.reader.measure(content);
    });
    this.measured = measuring.catch(() => undefined);
    return measuring;
  }

  dispose(): void {
    this.ending.abort();
    this.scheduler.stop();
    this.size.stop();
    this.dismantle();
    // Browsers keep few contexts, and would take the viewport's for the next.
    this.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }

  private look(pose: CameraPose): void {
    this.pose = pose;
    this.scheduler.request();
  }

  private build(): void {
    const engine = createEngine(this.canvas);
    const scene = new PreviewScene(engine, THEMES[this.theme], this.options.onUndrawable);
    const apart = createScene(engine);
    apart.activeCamera = new PoseCamera(apart);
    this.drawing = { engine, scene, reader: new ExactnessReader(apart) };
    scene.setPaint(this.paint);
    scene.show(this.content);
    this.resize();
  }

  private dismantle(): void {
    const { drawing } = this;
    this.drawing = null;
    drawing?.reader.dispose();
    drawing?.scene.dispose();
    drawing?.engine.dispose();
  }

  private resize(): void {
    this.drawing?.engine.setHardwareScalingLevel(1 / this.size.size.pixelRatio);
    this.fit();
    this.scheduler.request();
  }

  private fit(): void {
    const { width, height } = partOf(this.size.size);
    if (!this.isFitted || !this.content || !(width > 0 && height > 0)) return;
    this.pose = frameBox(this.pose, computePreviewBounds(this.content), width / height);
  }

  private draw(): boolean {
    const { size } = this.size;
    // A tab behind another has no size.
    if (!this.drawing || size.width === 0 || size.height === 0) return false;
    const { engine, scene } = this.drawing;
    engine.beginFrame();
    const isReady = scene.draw(this.pose, size);
    engine.endFrame();
    this.waited = isReady ? 0 : this.waited + 1;
    return !isReady && this.waited < MOST_WAITING_FRAMES;
  }

  /** A lost context takes everything with it that the graphics card had: all of it is built anew. */
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
}
