import './engine-imports.ts';
import { Engine } from '@babylonjs/core/Engines/engine.js';

/**
 * The engine on WebGL2. It is told not to mend a lost context itself: the viewport builds everything anew from the
 * document, which needs no second copy of the geometry in memory.
 */
export function createEngine(canvas: HTMLCanvasElement): Engine {
  const engine = new Engine(canvas, true, {
    doNotHandleContextLost: true,
    alpha: false,
    stencil: false,
    powerPreference: 'high-performance',
    audioEngine: false,
  });
  engine.enableOfflineSupport = false;
  return engine;
}
