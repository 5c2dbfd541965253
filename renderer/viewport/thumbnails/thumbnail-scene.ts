import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleModel } from '../../../core/modules/module-model.ts';
import { createGrid } from '../../../core/polar/polar-grid.ts';
import { prepareModule } from '../../../core/polar/shape/prepare-module.ts';
import { frameBox, START_POSE } from '../camera-pose.ts';
import { CameraView } from '../camera-view.ts';
import { PoseCamera } from '../pose-camera.ts';
import { PreviewHosts } from '../preview/preview-hosts.ts';
import { SceneLights } from '../scene-lights.ts';
import { createScene } from '../stage.ts';
import { THEMES } from '../viewport-theme.ts';

/** Any will do: nothing is stretched or bent. */
const GRID = createGrid(64, 4);
const STRAIGHT = { stretch: false, bend: false } as const;
const LAYER = 1;
/** The picture is square. */
const SQUARE = { width: 1, height: 1 } as const;

/** One module before nothing, seen from the corner that plans are drawn from, as large as it fits. */
export class ThumbnailScene {
  private readonly engine: AbstractEngine;
  private readonly scene: Scene;
  private readonly hosts: PreviewHosts;

  constructor(engine: AbstractEngine, model: ModuleModel) {
    this.engine = engine;
    this.scene = createScene(engine);
    this.scene.clearColor = new Color4(0, 0, 0, 0);
    const camera = new PoseCamera(this.scene);
    camera.show(new CameraView(frameBox(START_POSE, model.bounds, 1), SQUARE));
    this.scene.activeCamera = camera;
    new SceneLights(this.scene).setTheme(THEMES.dark);
    // An image that makes no picture is told of where the module is drawn in the level.
    this.hosts = new PreviewHosts(this.scene, STRAIGHT, LAYER, () => {});
    this.hosts.show({
      shape: {
        model,
        prepared: prepareModule(model, { longestEdge: null }, GRID),
        wantedEdge: GRID.cellSize,
      },
      ring: { grid: GRID, scaleHeight: false },
      pivot: { radius: GRID.r0, angle: 0 },
      extent: [1, 1],
      quarterTurns: 0,
      mirrored: false,
    });
  }

  /** Draws. Returns false while something is still being made ready, and is not in the picture. */
  draw(): boolean {
    const isReady = this.scene.isReady();
    this.engine.beginFrame();
    this.scene.render();
    this.engine.endFrame();
    return isReady;
  }

  dispose(): void {
    this.hosts.dispose();
    this.scene.dispose();
  }
}
