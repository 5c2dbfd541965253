import type { Stride } from './walk-camera.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof ARROWS)[number];

const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

/**
 * The arrow keys while somebody walks: up and down go, left and right turn, Shift hurries. They are taken before the
 * actions get them, which nudge walls with the same keys.
 */
export class WalkKeys {
  private readonly held = new Set<Arrow>();
  private isHasty = false;
  private readonly canvas: HTMLCanvasElement;
  private readonly isWalking: () => boolean;
  private readonly onChange: () => void;
  private readonly ending = new AbortController();

  /** @param onChange called when a key goes down or up */
  constructor(canvas: HTMLCanvasElement, isWalking: () => boolean, onChange: () => void) {
    this.isWalking = isWalking;
    this.onChange = onChange;
    const { signal } = this.ending;
    this.canvas = canvas;
    // Before the actions get them, and where the palette left the focus as well as in the picture.
    window.addEventListener('keydown', this.press, { signal, capture: true });
    canvas.addEventListener('blur', this.release, { signal });
    window.addEventListener('keyup', this.lift, { signal });
    window.addEventListener('blur', this.release, { signal });
  }

  get stride(): Stride {
    const between = (more: Arrow, less: Arrow): number =>
      Number(this.held.has(more)) - Number(this.held.has(less));
    return {
      forward: between('ArrowUp', 'ArrowDown'),
      turn: between('ArrowLeft', 'ArrowRight'),
      isHasty: this.isHasty,
    };
  }

  /** Lets go of all keys. */
  readonly release = (): void => {
    this.held.clear();
    this.isHasty = false;
  };

  stop(): void {
    this.ending.abort();
  }

  private readonly press = (event: KeyboardEvent): void => {
    this.isHasty = event.shiftKey;
    if (!this.isWalking() || !isArrow(event.key) || !this.isMeant(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.held.add(event.key);
    this.onChange();
  };

  /** Arrows in a field, a list or a menu are those of the field. */
  private isMeant(target: EventTarget | null): boolean {
    return target === this.canvas || target === document.body;
  }

  private readonly lift = (event: KeyboardEvent): void => {
    this.isHasty = event.shiftKey;
    if (isArrow(event.key) && this.held.delete(event.key)) this.onChange();
  };
}
