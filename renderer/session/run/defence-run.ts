import { computed, effect, signal } from '@preact/signals';
import { defenceLevels } from '../../../core/defence/defence-levels.ts';
import {
  computeRun,
  durationOf,
  type RunParameters,
  type RunState,
} from '../../../core/defence/run/compute-run.ts';
import { WalkTrack } from '../../../core/defence/run/walk-track.ts';
import { DEFENCE_DEFAULTS } from '../../../core/document/schema/defence.ts';
import type { EditorSession } from '../editor-session.ts';

/** How fast the clock of a run can go. */
export const RUN_RATES = [0.5, 1, 2, 4, 8] as const;

const SECOND = 1000;

/** A frame that took longer than this, in seconds, was a pause: nobody jumps. */
const LONGEST_FRAME = 0.25;

export const MOST_ENEMIES = 2000;

/** A run of enemies on the level that is worked on. It is only watched: nothing of the level changes. */
export class DefenceRun {
  /** The enemies are shown. */
  readonly isShown = signal(false);
  readonly isPlaying = signal(false);
  /** Seconds since the first one set out. */
  readonly time = signal(0);
  readonly rate = signal<number>(1);
  readonly count = signal(12);
  /** In metres. */
  readonly spacing = signal(1.5);
  readonly track = computed<WalkTrack | null>(() => {
    this.session.revision.value;
    const { defence, built } = this.session.defences;
    built.value;
    const result = this.session.store.value.derived(defenceLevels).find(defence.value ?? '');
    return result?.ok ? this.trackOf(result.level.path) : null;
  });
  private readonly session: EditorSession;
  private known: { readonly path: unknown; readonly track: WalkTrack } | null = null;
  private lastFrame: number | null = null;

  constructor(session: EditorSession) {
    this.session = session;
  }

  /** Another document begins without a run. Returns how to stop. */
  follow(): () => void {
    return effect(() => {
      this.session.store.value;
      this.reset();
    });
  }

  /** In tiles. */
  get parameters(): RunParameters {
    const { defence, speed } = this.session.defences;
    const record = this.session.store.value.findKind('defence', defence.value ?? undefined);
    const tile = record?.tileSize ?? DEFENCE_DEFAULTS.tileSize;
    return { count: this.count.value, spacing: this.spacing.value / tile, speed: speed.value / tile };
  }

  get state(): RunState {
    const { value: track } = this.track;
    return track ? computeRun(this.parameters, track, this.time.value) : { begun: 0, arrived: 0 };
  }

  /** Until the last one has arrived, in seconds. */
  get duration(): number {
    const { value: track } = this.track;
    return track ? durationOf(this.parameters, track) : 0;
  }

  togglePlay(): void {
    if (!this.track.value) return;
    if (!this.isPlaying.value && this.time.value >= this.duration) this.time.value = 0;
    this.isShown.value = true;
    this.lastFrame = null;
    this.isPlaying.value = !this.isPlaying.value;
  }

  /** Goes to a time, in seconds. */
  goTo(time: number): void {
    this.isShown.value = true;
    this.time.value = Math.max(0, Math.min(this.duration, time));
  }

  /** Takes the enemies away. */
  reset(): void {
    this.isPlaying.value = false;
    this.isShown.value = false;
    this.time.value = 0;
  }

  /**
   * Goes on. Returns whether it does.
   * @param now in milliseconds of any clock
   */
  advance(now: number): boolean {
    if (!this.isPlaying.peek()) return false;
    const passed = this.lastFrame === null ? 0 : Math.min(LONGEST_FRAME, (now - this.lastFrame) / SECOND);
    this.lastFrame = now;
    const end = this.duration;
    this.time.value = Math.min(end, this.time.peek() + passed * this.rate.peek());
    if (this.time.peek() >= end) this.isPlaying.value = false;
    return this.isPlaying.peek();
  }

  /** The same path has the same track, whatever else of the level changes. */
  private trackOf(path: ConstructorParameters<typeof WalkTrack>[0]): WalkTrack {
    if (this.known?.path !== path) this.known = { path, track: new WalkTrack(path) };
    return this.known.track;
  }
}
