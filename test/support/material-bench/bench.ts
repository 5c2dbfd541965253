import '../../../renderer/viewport/engine-imports.ts';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { START_POSE } from '../../../renderer/viewport/camera-pose.ts';
import { CameraView } from '../../../renderer/viewport/camera-view.ts';
import { Stage } from '../../../renderer/viewport/stage.ts';
import { THEMES } from '../../../renderer/viewport/viewport-theme.ts';
import { type LookOptions, measureLook, measurePaint } from './looks.ts';
import { measureParity, type ParityRing, type PlainVertices } from './parity.ts';
import { measureDepth, measurePicking, measureShadow } from './passes.ts';

const SIZE = { width: 320, height: 240 };

function openStage(): Stage {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  document.body.append(canvas);
  const engine = new Engine(canvas, false, { preserveDrawingBuffer: true, audioEngine: false });
  const stage = new Stage(engine);
  stage.setTheme(THEMES.light);
  stage.show(new CameraView({ ...START_POSE, distance: 16 }, SIZE), 1);
  return stage;
}

const { scene } = openStage();

/** What the test page offers to tests. */
const bench = {
  parity: (vertices: PlainVertices, rings: readonly ParityRing[]) => measureParity(scene, vertices, rings),
  look: (options: LookOptions) => measureLook(scene, options),
  paint: (measure: 'stretch' | 'density', line: number, wantedEdge: number) =>
    measurePaint(scene, measure, line, wantedEdge),
  shadow: () => measureShadow(scene),
  depth: () => measureDepth(scene),
  picking: () => measurePicking(scene),
};
export type Bench = typeof bench;
Object.assign(globalThis, { bench });
