import type { Engine } from '@babylonjs/core/Engines/engine.js';
import type { ModuleModel } from '../../../core/modules/module-model.ts';
import { createEngine } from '../create-engine.ts';
import { ThumbnailScene } from './thumbnail-scene.ts';

/** Side of a picture in pixels: twice that of a tile in the library. */
const SIDE = 256;
/** Longest wait for a page that is never idle, in milliseconds. */
const MOST_BUSY = 2000;
/** Between two looks at whether materials and textures are ready, in milliseconds. */
const PAUSE = 30;
/** How often that is looked at: some 10 s, after which something is wrong with it. */
const MOST_LOOKS = 330;
/** Milliseconds without a picture to make after which the engine goes: browsers keep few contexts. */
const REST = 4000;

interface Studio {
  readonly canvas: HTMLCanvasElement;
  readonly engine: Engine;
}

/** Draws small pictures of modules, straight as their artists made them, on an engine of its own. */
export class ThumbnailMaker {
  private studio: Studio | null = null;
  private closing: ReturnType<typeof setTimeout> | undefined;

  /** One at a time. Rejects with an Error where the module cannot be drawn, and where the browser draws nothing in 3D. */
  async make(model: ModuleModel): Promise<Blob> {
    clearTimeout(this.closing);
    await idle();
    try {
      this.studio ??= openStudio();
      const picture = await drawIn(this.studio, model);
      this.closing = setTimeout(() => this.close(), REST);
      return picture;
    } catch (error) {
      // Whatever went wrong, the next picture begins afresh.
      this.close();
      throw error;
    }
  }

  private close(): void {
    const { studio } = this;
    this.studio = null;
    studio?.engine.dispose();
    studio?.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function openStudio(): Studio {
  const canvas = document.createElement('canvas');
  const engine = createEngine(canvas, { isTransparent: true });
  engine.setSize(SIDE, SIDE);
  return { canvas, engine };
}

async function drawIn({ canvas, engine }: Studio, model: ModuleModel): Promise<Blob> {
  const scene = new ThumbnailScene(engine, model);
  try {
    for (let looks = 0; !scene.draw(); looks += 1) {
      if (looks === MOST_LOOKS) throw new Error('The module did not become ready to be drawn.');
      await pause();
    }
    return await pictureOf(canvas);
  } finally {
    scene.dispose();
  }
}

/** Takes the picture in the same turn as it was drawn: it is gone in the next. */
const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))));
  });

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: MOST_BUSY });
  });

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
