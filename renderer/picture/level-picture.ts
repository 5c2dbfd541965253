import { parseLevel } from '../../core/document/parse-level.ts';
import { describeProblem } from '../../core/document/problem.ts';
import type { Bridge } from '../../core/ipc/contract.ts';
import { createModuleParser } from '../modules/module-parser.ts';
import { EditorSession, unsavedSource } from '../session/editor-session.ts';
import { LevelImages } from '../session/level-images.ts';
import { LevelModules } from '../session/level-modules.ts';
import { buildLevelParts } from '../viewport/scene-parts.ts';
import { Viewport } from '../viewport/viewport.ts';
import type { ViewportProbe } from '../viewport/viewport-probe.ts';

/** What is to be seen. */
export interface PictureWish {
  /** Text of a level; its images are those of the project that is open. */
  readonly level: string;
  readonly camera: 'orbit' | 'top';
  readonly theme: 'light' | 'dark';
}

/** The viewport of the editor by itself, for a picture of a whole level. */
export class LevelPicture {
  private readonly host: Bridge;
  private readonly canvas: HTMLCanvasElement;

  constructor(host: Bridge, canvas: HTMLCanvasElement) {
    this.host = host;
    this.canvas = canvas;
  }

  /**
   * Shows a level whole and resolves when all that belongs to the picture is drawn. Once a page.
   * @returns what is wrong with the level, in words, if it cannot be read
   */
  async show({ level: source, camera, theme }: PictureWish): Promise<readonly string[]> {
    const result = parseLevel(source);
    if (!result.ok) return result.problems.map(describeProblem);
    const session = new EditorSession();
    const images = new LevelImages(this.host, session);
    images.follow();
    const modules = new LevelModules(this.host, session, createModuleParser());
    modules.follow();
    session.openLevel(result.level, unsavedSource('picture.level.json'));
    // Nobody works on a storey: all of them are seen, and no names stand over them.
    session.storey.value = null;
    session.camera.value = camera;
    const viewport = new Viewport(this.canvas, session, {
      images,
      modules,
      parts: buildLevelParts(session),
      // Nobody reads messages here: the module is drawn without the image.
      onUndrawable: () => {},
      theme,
      prefersReducedMotion: () => true,
    });
    viewport.frameAll();
    await this.settle();
    return [];
  }

  /** Two looks in a row at which nothing is under way: what has just come is drawn with the frame that follows. */
  private async settle(): Promise<void> {
    const probe = Reflect.get(this.canvas, 'viewportProbe') as ViewportProbe;
    for (let quiet = 0; quiet < 2; ) {
      await nextFrame();
      quiet = probe.isSettled && probe.frames > 0 ? quiet + 1 : 0;
    }
  }
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
