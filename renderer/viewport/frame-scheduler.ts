/** Draws a frame. Returns true to be called for another one: something still moves, or is not ready to be seen. */
type DrawFrame = (now: number) => boolean;

/**
 * Draws when asked to, once per screen refresh at most, and not at all otherwise: an editor that nobody touches must
 * not warm the room.
 */
export class FrameScheduler {
  private readonly draw: DrawFrame;
  private pending: number | null = null;
  private drawn = 0;
  private isStopped = false;

  constructor(draw: DrawFrame) {
    this.draw = draw;
  }

  /** How many frames were drawn so far. */
  get frames(): number {
    return this.drawn;
  }

  /** No frame is asked for. */
  get isIdle(): boolean {
    return this.pending === null;
  }

  request(): void {
    if (this.isStopped || this.pending !== null) return;
    this.pending = requestAnimationFrame((now) => {
      this.pending = null;
      this.drawn += 1;
      if (this.draw(now)) this.request();
    });
  }

  stop(): void {
    this.isStopped = true;
    if (this.pending !== null) cancelAnimationFrame(this.pending);
    this.pending = null;
  }
}
