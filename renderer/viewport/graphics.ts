import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { SceneInstrumentation } from '@babylonjs/core/Instrumentation/sceneInstrumentation.js';
import type { DocumentStore } from '../../core/document/document-store.ts';
import type { ModuleImage } from '../../core/modules/module-model.ts';
import { Hud } from '../hud/hud.ts';
import type { Label } from '../hud/label.ts';
import type { MeasureText } from '../hud/label-control.ts';
import { type ImageSource, MaterialTextures } from '../materials/material-textures.ts';
import type { CameraView } from './camera-view.ts';
import type { CanvasSize } from './canvas-size.ts';
import { LevelView } from './level-view.ts';
import { type OverlayContent, Overlays } from './overlays.ts';
import { ModuleHosts } from './ring/modules/module-hosts.ts';
import type { ModuleRoster } from './ring/modules/module-roster.ts';
import { RingGrids } from './ring/ring-grids.ts';
import type { RingPicture } from './ring/ring-picture.ts';
import type { MakeScenePart, ScenePart } from './scene-part.ts';
import { Stage } from './stage.ts';
import type { LevelLook } from './surface-look.ts';
import type { ViewportTheme } from './viewport-theme.ts';

/** What one frame shows. */
export interface Frame {
  readonly view: CameraView;
  readonly size: CanvasSize;
  readonly theme: ViewportTheme;
  /** Height in metres of the ground grid. */
  readonly floor: number;
  /** There is a storey below, which the grid would be drawn across. */
  readonly isUpstairs: boolean;
  /** Tiles lie just over the ground grid, which must not be drawn across them. */
  readonly hasTiles: boolean;
  /** Seen by somebody who stands in it. */
  readonly isWalking: boolean;
  readonly labels: readonly Label[];
  /** In milliseconds of the page's clock. */
  readonly now: number;
}

export interface GraphicsOptions {
  readonly theme: ViewportTheme;
  readonly measureText: MeasureText;
  readonly images: ImageSource;
  /** Called when a texture can be drawn that could not be before. */
  readonly onTexture: () => void;
  /** Called for an image of a module whose bytes make no picture. */
  readonly onUndrawable: (image: ModuleImage) => void;
  readonly parts: readonly MakeScenePart[];
  /** Called when a part would look different in a new frame. */
  readonly onPart: () => void;
}

/** What comes after a frame: another one until everything is ready, and as long as something moves. */
export interface Drawn {
  readonly isReady: boolean;
  readonly isMoving: boolean;
}

/** The engine and all that lives in it. Holds nothing that cannot be made anew from level and session. */
export class Graphics {
  private readonly engine: AbstractEngine;
  private readonly stage: Stage;
  private readonly textures: MaterialTextures;
  private readonly rings: RingGrids;
  private readonly guides: Overlays;
  private readonly highlights: Overlays;
  private readonly hud: Hud;
  private readonly instruments: SceneInstrumentation;
  private readonly onUndrawable: (image: ModuleImage) => void;
  private readonly parts: readonly ScenePart[];
  private level: LevelView | null = null;
  private modules: ModuleHosts | null = null;
  private theme: ViewportTheme;

  constructor(
    engine: AbstractEngine,
    { theme, measureText, images, onTexture, onUndrawable, parts, onPart }: GraphicsOptions,
  ) {
    this.engine = engine;
    this.stage = new Stage(engine);
    this.textures = new MaterialTextures(this.stage.scene, images, onTexture);
    this.rings = new RingGrids(this.stage.scene);
    this.highlights = new Overlays(this.stage.scene);
    this.guides = new Overlays(this.stage.scene);
    this.hud = new Hud(this.stage.scene, measureText);
    this.instruments = new SceneInstrumentation(this.stage.scene);
    this.onUndrawable = onUndrawable;
    this.parts = parts.map((make) => make(this.stage.scene, onPart));
    this.theme = theme;
    this.setTheme(theme);
  }

  /** Draw calls of the last frame. */
  get drawCalls(): number {
    return this.instruments.drawCallsCounter.current;
  }

  setTheme(theme: ViewportTheme): void {
    this.theme = theme;
    this.stage.setTheme(theme);
    this.rings.setTheme(theme);
    this.level?.setTheme(theme);
    this.modules?.setTheme(theme);
    for (const part of this.parts) part.setTheme(theme);
  }

  setLevel(level: DocumentStore, look: LevelLook): void {
    this.level?.dispose();
    this.level = new LevelView(this.stage.scene, level, look, this.textures);
    this.level.setTheme(this.theme);
  }

  setModules(roster: ModuleRoster): void {
    this.modules?.dispose();
    this.modules = new ModuleHosts(this.stage.scene, roster, this.onUndrawable);
    this.modules.setTheme(this.theme);
  }

  setLook(look: LevelLook): void {
    this.level?.setLook(look);
  }

  setRings(pictures: readonly RingPicture[]): void {
    this.rings.set(pictures);
    this.stage.grid.setClearing(pictures.find(({ isActive }) => isActive) ?? null);
  }

  setGuides(content: OverlayContent): void {
    this.guides.set(content);
  }

  setHighlights(content: OverlayContent): void {
    this.highlights.set(content);
  }

  setPixelRatio(ratio: number): void {
    this.engine.setHardwareScalingLevel(1 / ratio);
  }

  draw({ view, size, theme, floor, isUpstairs, hasTiles, isWalking, labels, now }: Frame): Drawn {
    this.level?.update();
    this.modules?.update();
    const moving = this.parts.filter((part) => part.update({ now, view, size }));
    this.stage.grid.setPlane(floor, isWalking || hasTiles || (isUpstairs && !view.pose.isOrthographic));
    this.stage.setIndoors(isWalking);
    this.stage.show(view, size.pixelRatio);
    this.rings.setPixelRatio(size.pixelRatio);
    for (const overlays of [this.highlights, this.guides]) overlays.show(size, theme.backdrop.bottom);
    const partLabels = this.parts.flatMap((part) => part.labels?.(view) ?? []);
    this.hud.show([...labels, ...partLabels], size, theme);
    this.engine.beginFrame();
    this.stage.scene.render();
    this.engine.endFrame();
    return { isReady: this.stage.scene.isReady(), isMoving: moving.length > 0 };
  }

  dispose(): void {
    for (const part of this.parts) part.dispose();
    this.level?.dispose();
    this.modules?.dispose();
    this.textures.dispose();
    this.instruments.dispose();
    this.stage.dispose();
    this.engine.dispose();
  }
}
