import type { ViewSize } from './camera-view.ts';

export interface CanvasSize extends ViewSize {
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number;
}

/**
 * Watches how large a canvas is on screen, and how fine the screen is: a window that moves to another monitor changes
 * its pixel ratio without any resize.
 */
export class CanvasSizeWatch {
  private readonly canvas: HTMLCanvasElement;
  private readonly onChange: (size: CanvasSize) => void;
  private readonly observer: ResizeObserver;
  private ratioQuery: MediaQueryList | null = null;

  constructor(canvas: HTMLCanvasElement, onChange: (size: CanvasSize) => void) {
    this.canvas = canvas;
    this.onChange = onChange;
    this.observer = new ResizeObserver(this.tell);
    this.observer.observe(canvas);
    this.watchRatio();
  }

  get size(): CanvasSize {
    const { clientWidth, clientHeight } = this.canvas;
    return { width: clientWidth, height: clientHeight, pixelRatio: window.devicePixelRatio };
  }

  stop(): void {
    this.observer.disconnect();
    this.ratioQuery?.removeEventListener('change', this.ratioChanged);
  }

  private readonly tell = (): void => this.onChange(this.size);

  private readonly ratioChanged = (): void => {
    this.watchRatio();
    this.tell();
  };

  /** The query only fires once the ratio is no longer this one, so each ratio needs its own. */
  private watchRatio(): void {
    this.ratioQuery?.removeEventListener('change', this.ratioChanged);
    this.ratioQuery = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.ratioQuery.addEventListener('change', this.ratioChanged);
  }
}
