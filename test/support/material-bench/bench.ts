import '../../../renderer/viewport/engine-imports.ts';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Stage } from '../../../renderer/viewport/stage.ts';
import { THEMES } from '../../../renderer/viewport/viewport-theme.ts';
import { measureParity } from './parity.ts';

/** What the test page offers to tests, by name. */
const canvas = document.createElement('canvas');
canvas.width = 320;
canvas.height = 240;
document.body.append(canvas);
const engine = new Engine(canvas, false, { preserveDrawingBuffer: true, audioEngine: false });
const stage = new Stage(engine);
stage.setTheme(THEMES.light);

const bench = {
  parity: (...parameters: Parameters<typeof measureParity> extends [unknown, ...infer R] ? R : never) =>
    measureParity(stage.scene, ...parameters),
};
export type Bench = typeof bench;
Object.assign(globalThis, { bench });
