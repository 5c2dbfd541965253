import './engine-imports.ts';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Logger } from '@babylonjs/core/Misc/logger.js';

/** The engine greets on the console otherwise. */
Logger.LogLevels = Logger.WarningLogLevel | Logger.ErrorLogLevel;

/**
 * The engine on WebGL2. It is told not to mend a lost context itself: the viewport builds everything anew from the
 * document, which needs no second copy of the geometry in memory. Throws an Error where there is no WebGL2.
 * @param isTransparent what nothing is drawn on stays see-through
 */
export function createEngine(canvas: HTMLCanvasElement, { isTransparent = false } = {}): Engine {
  const engine = new Engine(canvas, true, {
    doNotHandleContextLost: true,
    alpha: isTransparent,
    stencil: false,
    powerPreference: 'high-performance',
    audioEngine: false,
  });
  if (engine.version < 2) {
    engine.dispose();
    throw new Error('WebGL 2 is not available.');
  }
  engine.enableOfflineSupport = false;
  return engine;
}
