import type { Scene } from '@babylonjs/core/scene.js';
import type { Label } from '../hud/label.ts';
import type { CameraView } from './camera-view.ts';
import type { CanvasSize } from './canvas-size.ts';
import type { ViewportTheme } from './viewport-theme.ts';

/** The frame that is about to be drawn. */
export interface PartFrame {
  /** When it is shown, in milliseconds of the page's clock. */
  readonly now: number;
  readonly view: CameraView;
  readonly size: CanvasSize;
}

/**
 * Something of one craft that draws itself into the scene. It follows session and level by itself, asks for a frame
 * when it would look different, and can be thrown away at any moment: it is made anew when the graphics are.
 */
export interface ScenePart {
  setTheme(theme: ViewportTheme): void;
  /** Brings into the scene what changed since the frame before. Returns whether it moves and needs another frame. */
  update(frame: PartFrame): boolean;
  /** What it writes over the picture. */
  labels?(view: CameraView): readonly Label[];
  dispose(): void;
}

/** Makes a part in a new scene. */
export type MakeScenePart = (scene: Scene, requestFrame: () => void) => ScenePart;
