import { computed, effect, signal } from '@preact/signals';
import type { BuilderParameters } from '../../../core/defence/builder/parameters.ts';
import { parametersOf } from '../../../core/defence/defence-levels.ts';
import { describeEvent } from '../../../core/defence/trace/describe-event.ts';
import { TraceBoard } from '../../../core/defence/trace/trace-board.ts';
import { type PackedLog, TraceLog } from '../../../core/defence/trace/trace-log.ts';
import { buildRayLines, type RayFilter, type RayLines } from '../../../core/defence/trace/trace-rays.ts';
import { text } from '../../../core/text/text.ts';
import type { EditorSession } from '../editor-session.ts';
import type { MessageLog } from '../messages.ts';

/** What came of watching a builder. */
export interface Recording {
  readonly log: PackedLog;
  /** No level came of it. */
  readonly isRejected: boolean;
}

/** Watches a builder beside the page; returns how to stop that. */
export type StartRecording = (
  parameters: BuilderParameters,
  done: (recording: Recording) => void,
  failed: (reason: string) => void,
) => () => void;

/** Steps a second that can be chosen. */
export const TRACE_SPEEDS = [2, 10, 50, 250, 1000] as const;

const SECOND = 1000;

/** The builder of the level that is worked on, watched step by step. While it is open that level shows its moments. */
export class TraceViewer {
  readonly isOpen = signal(false);
  readonly isRecording = signal(false);
  readonly log = signal<TraceLog | null>(null);
  readonly isRejected = signal(false);
  /** Events that have happened. */
  readonly moment = signal(0);
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(TRACE_SPEEDS[1]);
  readonly filter = signal<RayFilter>({ walkway: true, corner: true, hits: true });
  /** Rays of earlier attempts stay to be seen. */
  readonly showsAll = signal(false);
  /** The event of the ray under the pointer. */
  readonly hovered = signal<number | null>(null);
  readonly lines = computed<RayLines | null>(() => {
    const log = this.log.value;
    return log && buildRayLines(log, this.filter.value);
  });
  private readonly session: EditorSession;
  private readonly messages: MessageLog;
  private readonly start: StartRecording;
  private board: TraceBoard | null = null;
  private stopRecording: () => void = () => {};
  private recorded = '';
  private playedTo = 0;

  constructor(session: EditorSession, messages: MessageLog, start: StartRecording) {
    this.session = session;
    this.messages = messages;
    this.start = start;
  }

  /** Records anew whenever the level that is watched is built from something else. Returns how to stop. */
  follow(): () => void {
    return effect(() => {
      this.session.revision.value;
      const { defence } = this.session.defences;
      const record = this.session.store.value.findKind('defence', defence.value ?? undefined);
      if (!this.isOpen.value) return;
      if (record) this.record(parametersOf(record));
      else this.close();
    });
  }

  open(): void {
    this.isOpen.value = true;
  }

  close(): void {
    this.stopRecording();
    this.isOpen.value = false;
    this.isRecording.value = false;
    this.isPlaying.value = false;
    this.log.value = null;
    this.recorded = '';
    this.session.defences.moment.value = null;
  }

  /** Goes to the moment after so many events. */
  goTo(moment: number): void {
    const { log } = this;
    const { value } = log;
    if (!value || !this.board) return;
    this.moment.value = Math.max(0, Math.min(value.count, Math.round(moment)));
    this.board.goTo(this.moment.value);
    this.session.defences.moment.value = this.board.tiles();
  }

  step(by: number): void {
    this.isPlaying.value = false;
    this.goTo(this.moment.value + by);
  }

  /** Goes to the next rejection, or the one before. */
  jump(way: 1 | -1): void {
    this.isPlaying.value = false;
    const rejections = this.log.value?.rejections ?? [];
    // The moment after an event shows it.
    const moments = rejections.map((event) => event + 1);
    const { value } = this.moment;
    const goal = way > 0 ? moments.find((each) => each > value) : moments.findLast((each) => each < value);
    if (goal !== undefined) this.goTo(goal);
  }

  togglePlay(): void {
    const { value: log } = this.log;
    if (!log) return;
    if (!this.isPlaying.value && this.moment.value >= log.count) this.goTo(0);
    this.playedTo = 0;
    this.isPlaying.value = !this.isPlaying.value;
  }

  /**
   * Plays on. Returns whether there is more to come.
   * @param now in milliseconds of any clock
   */
  advance(now: number): boolean {
    const { value: log } = this.log;
    if (!this.isPlaying.peek() || !log) return false;
    const last = this.playedTo || now;
    const steps = Math.floor(((now - last) / SECOND) * this.speed.peek());
    if (steps > 0 || this.playedTo === 0) this.playedTo = last + (steps / this.speed.peek()) * SECOND;
    if (steps > 0) this.goTo(this.moment.peek() + steps);
    if (this.moment.peek() >= log.count) this.isPlaying.value = false;
    return this.isPlaying.peek();
  }

  /** What happened last, in words. */
  get words(): string {
    const { value: log } = this.log;
    const { value: moment } = this.moment;
    return log && moment > 0 ? describeEvent(log.at(moment - 1)) : text('trace.start');
  }

  /** The events whose rays are to be seen: from the first to before the last. */
  get seen(): readonly [number, number] {
    const log = this.log.peek();
    const moment = this.moment.peek();
    if (!log) return [0, 0];
    const attempt = log.attempts[log.attemptOf(Math.max(0, moment - 1))] ?? 0;
    return [this.showsAll.peek() ? 0 : attempt, moment];
  }

  private record(parameters: BuilderParameters): void {
    const key = JSON.stringify(parameters);
    if (key === this.recorded) return;
    this.recorded = key;
    this.stopRecording();
    this.isRecording.value = true;
    this.isPlaying.value = false;
    this.stopRecording = this.start(
      parameters,
      ({ log, isRejected }) => {
        this.isRecording.value = false;
        const made = new TraceLog(log);
        this.board = new TraceBoard(made, parameters.heading ?? 0);
        this.isRejected.value = isRejected;
        this.log.value = made;
        this.goTo(made.count);
      },
      (reason) => {
        this.close();
        this.messages.add('refused', text('trace.failed', { reason }));
      },
    );
  }
}
