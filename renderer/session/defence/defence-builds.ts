import { effect, signal } from '@preact/signals';
import type { BuildResult } from '../../../core/defence/builder/build-level.ts';
import type { BuilderParameters } from '../../../core/defence/builder/parameters.ts';
import { defenceLevels, parametersOf } from '../../../core/defence/defence-levels.ts';
import { text } from '../../../core/text/text.ts';
import type { EditorSession } from '../editor-session.ts';
import type { MessageLog } from '../messages.ts';

/** Begins to build a level beside the page; returns how to stop that. */
export type StartBuild = (parameters: BuilderParameters, done: (result: BuildResult) => void) => () => void;

interface Wanted {
  readonly parameters: BuilderParameters;
  /** Null: nothing came of it, and it may be asked for again. */
  readonly done: (result: BuildResult | null) => void;
}

/** Builds the levels that take long, one after the other and not in the page, which goes on meanwhile. */
export class DefenceBuilds {
  /** What is being built; null while nothing is. */
  readonly building = signal<BuilderParameters | null>(null);
  private readonly session: EditorSession;
  private readonly messages: MessageLog;
  private readonly start: StartBuild;
  private readonly waiting: Wanted[] = [];
  private running: { readonly wanted: Wanted; readonly stop: () => void } | null = null;

  constructor(session: EditorSession, messages: MessageLog, start: StartBuild) {
    this.session = session;
    this.messages = messages;
    this.start = start;
  }

  /** Takes over the work of every document that is opened. Returns how to end that. */
  follow(): () => void {
    return effect(() => {
      this.session.store.value.derived(defenceLevels).buildElsewhere((parameters, done) => {
        this.waiting.push({ parameters, done });
        // By then the level that asked has become part of the document.
        queueMicrotask(() => this.goOn());
      });
    });
  }

  /** Gives up what is being built: it counts as a level that cannot be, until something of it is changed. */
  stop(): void {
    const { running } = this;
    if (!running) return;
    running.stop();
    this.finish(running.wanted, { ok: false, reason: { code: 'defence.stopped', params: {} } });
  }

  private goOn(): void {
    if (this.running) return;
    const wanted = this.waiting.shift();
    if (!wanted) {
      this.building.value = null;
      return;
    }
    if (!this.isOfLevel(wanted.parameters)) {
      wanted.done(null);
      this.goOn();
      return;
    }
    this.building.value = wanted.parameters;
    this.running = {
      wanted,
      stop: this.start(wanted.parameters, (result) => this.finish(wanted, result)),
    };
  }

  private finish(wanted: Wanted, result: BuildResult): void {
    if (this.running?.wanted !== wanted) return;
    this.running = null;
    wanted.done(result);
    if (!result.ok) this.messages.add('refused', text(result.reason.code, result.reason.params));
    this.session.defences.built.value += 1;
    this.session.revision.value += 1;
    this.goOn();
  }

  /** While a number is dragged, what was asked for on the way is of no use any more. */
  private isOfLevel(parameters: BuilderParameters): boolean {
    const key = JSON.stringify(parameters);
    return [...this.session.store.peek().ofKind('defence')].some(
      (record) => JSON.stringify(parametersOf(record)) === key,
    );
  }
}
