import type { Scene } from '@babylonjs/core/scene.js';
import { AdvancedDynamicTexture } from '@babylonjs/gui/2D/advancedDynamicTexture.js';
import type { CanvasSize } from '../viewport/canvas-size.ts';
import type { ViewportTheme } from '../viewport/viewport-theme.ts';
import { type Label, placeLabels } from './label.ts';
import { LabelControl, type MeasureText, sizeOf } from './label-control.ts';

/**
 * The few labels that live in the picture. The engine's interface layer is one texture that is drawn and uploaded
 * whole, so it exists only while there are labels, and is touched only where one changes.
 */
export class Hud {
  private readonly scene: Scene;
  private readonly measure: MeasureText;
  private readonly controls = new Map<string, LabelControl>();
  private texture: AdvancedDynamicTexture | null = null;

  constructor(scene: Scene, measure: MeasureText) {
    this.scene = scene;
    this.measure = measure;
  }

  show(labels: readonly Label[], size: CanvasSize, theme: ViewportTheme): void {
    if (labels.length === 0) {
      this.clear();
      return;
    }
    const texture = this.open();
    this.drop(texture, new Set(labels.map(({ key }) => key)));
    const boxes = placeLabels(
      labels.map((label) => ({ at: label.at, anchor: label.anchor, ...sizeOf(label, this.measure) })),
      size,
    );
    for (const [index, label] of labels.entries()) {
      const box = boxes[index];
      if (box) this.control(texture, label.key).show(label, box, theme, size.pixelRatio, this.measure);
    }
  }

  private open(): AdvancedDynamicTexture {
    this.texture ??= AdvancedDynamicTexture.CreateFullscreenUI('labels', true, this.scene);
    return this.texture;
  }

  private clear(): void {
    this.texture?.dispose();
    this.texture = null;
    this.controls.clear();
  }

  private control(texture: AdvancedDynamicTexture, key: string): LabelControl {
    const known = this.controls.get(key);
    if (known) return known;
    const made = new LabelControl();
    this.controls.set(key, made);
    texture.addControl(made.root);
    return made;
  }

  private drop(texture: AdvancedDynamicTexture, kept: ReadonlySet<string>): void {
    for (const [key, control] of this.controls) {
      if (kept.has(key)) continue;
      texture.removeControl(control.root);
      control.root.dispose();
      this.controls.delete(key);
    }
  }
}
