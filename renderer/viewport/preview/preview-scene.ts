import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { Viewport as Part } from '@babylonjs/core/Maths/math.viewport.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleImage } from '../../../core/modules/module-model.ts';
import type { PreviewContent } from '../../session/preview/preview-picture.ts';
import type { PreviewPaint } from '../../session/preview/preview-settings.ts';
import { Backdrop } from '../backdrop.ts';
import type { CameraPose } from '../camera-pose.ts';
import { CameraView, type ViewSize } from '../camera-view.ts';
import type { CanvasSize } from '../canvas-size.ts';
import { DRAW_ORDER } from '../draw-order.ts';
import { OverlayBatch } from '../overlay-batch.ts';
import { buildLines, type OverlayLine, type Rgba } from '../overlay-geometry.ts';
import { PoseCamera } from '../pose-camera.ts';
import { SceneLights } from '../scene-lights.ts';
import { createScene } from '../stage.ts';
import { rgbOf, type ViewportTheme } from '../viewport-theme.ts';
import { PreviewHosts } from './preview-hosts.ts';
import { buildCellLines, columnsOf, PREVIEW_STAGES } from './preview-stages.ts';

/** Of the lines of the grid, in CSS pixels. */
const LINE_WIDTH = { border: 2, inner: 1, beside: 1 } as const;

interface StageView {
  readonly camera: PoseCamera;
  readonly hosts: PreviewHosts;
  readonly lines: readonly OverlayBatch[];
}

/** One scene that four cameras look at, each at its own things. */
export class PreviewScene {
  private readonly scene: Scene;
  private readonly backdrop: Backdrop;
  private readonly lights: SceneLights;
  private readonly stages: readonly StageView[];
  private theme: ViewportTheme;
  private content: PreviewContent | null = null;

  constructor(engine: AbstractEngine, theme: ViewportTheme, onUndrawable: (image: ModuleImage) => void) {
    this.scene = createScene(engine);
    this.theme = theme;
    this.backdrop = new Backdrop(this.scene);
    this.lights = new SceneLights(this.scene);
    this.stages = PREVIEW_STAGES.map((steps, index) => {
      const layers = 1 << index;
      const camera = new PoseCamera(this.scene);
      camera.layerMask = layers;
      const lines = (['visible', 'hidden'] as const).map((occlusion) => {
        const batch = new OverlayBatch(this.scene, 'line', occlusion, DRAW_ORDER.lines);
        batch.setLayers(layers);
        return batch;
      });
      return { camera, hosts: new PreviewHosts(this.scene, steps, layers, onUndrawable), lines };
    });
    this.scene.activeCameras = this.stages.map(({ camera }) => camera);
    this.setTheme(theme);
  }

  setTheme(theme: ViewportTheme): void {
    this.theme = theme;
    this.backdrop.setTheme(theme);
    this.lights.setTheme(theme);
    this.drawCells();
  }

  setPaint(paint: PreviewPaint): void {
    for (const { hosts } of this.stages) hosts.setPaint(paint);
  }

  show(content: PreviewContent | null): void {
    this.content = content;
    for (const { hosts } of this.stages) hosts.show(content);
    this.drawCells();
  }

  /** Draws. Returns false while something is still being made ready. */
  draw(pose: CameraPose, size: CanvasSize): boolean {
    const columns = columnsOf(size.width, size.height);
    const rows = this.stages.length / columns;
    const part = partOf(size);
    const view = new CameraView(pose, part);
    for (const [index, { camera, lines }] of this.stages.entries()) {
      // Pictures are counted from the top, the parts of a canvas from below.
      const row = rows - 1 - Math.floor(index / columns);
      camera.viewport = new Part((index % columns) / columns, row / rows, 1 / columns, 1 / rows);
      camera.show(view);
      for (const batch of lines) batch.show({ ...part, pixelRatio: size.pixelRatio });
    }
    this.scene.render();
    return this.scene.isReady();
  }

  dispose(): void {
    for (const { hosts } of this.stages) hosts.dispose();
    this.scene.dispose();
  }

  private drawCells(): void {
    const { ring, accent } = this.theme;
    const colors = { border: opaque(accent), inner: opaque(accent), beside: opaque(ring.line) };
    for (const [index, steps] of PREVIEW_STAGES.entries()) {
      const lines = this.content ? buildCellLines(this.content, steps) : [];
      const geometry = buildLines(
        lines.flatMap(({ points, part }) => segmentsOf(points, colors[part], LINE_WIDTH[part])),
      );
      for (const batch of this.stages[index]?.lines ?? []) batch.set(geometry);
    }
  }
}

/** One of the four pictures of a canvas. */
export function partOf({ width, height }: ViewSize): ViewSize {
  const columns = columnsOf(width, height);
  return { width: width / columns, height: (height * columns) / PREVIEW_STAGES.length };
}

const opaque = (hex: string): Rgba => [...rgbOf(hex), 1];

const segmentsOf = (
  points: readonly OverlayLine['from'][],
  color: Rgba,
  width: number,
): readonly OverlayLine[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to, color, width, dash: 0 }));
