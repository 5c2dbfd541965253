import { signal } from '@preact/signals';

export type MessageTone = 'info' | 'good' | 'doubtful' | 'refused';

/** Something that happened and that the user may want to read later. */
export interface Message {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly tone: MessageTone;
  readonly words: string;
  /** More lines, such as what a repair did. */
  readonly details: readonly string[];
}

/** Older messages go: this many fit a session's memory of itself without slowing the panel. */
const KEPT = 500;

/** What happened in this session: saves, exports, refusals, failures of the host. Newest last. */
export class MessageLog {
  readonly all = signal<readonly Message[]>([]);
  /** The last one, while it is news: shown over the viewport until dismissed or replaced. */
  readonly latest = signal<Message | null>(null);
  private readonly clock: () => number;
  private count = 0;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  add(tone: MessageTone, words: string, details: readonly string[] = []): void {
    this.count += 1;
    const message = { number: this.count, at: this.clock(), tone, words, details };
    this.all.value = [...this.all.value, message].slice(-KEPT);
    this.latest.value = message;
  }

  dismiss(): void {
    this.latest.value = null;
  }
}
