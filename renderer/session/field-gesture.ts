import type { CommandCall } from '../../core/document/command.ts';
import type { Gesture } from '../../core/document/document-store.ts';
import type { EditorSession } from './editor-session.ts';

/** A value that is being dragged, stepped or picked in a panel: shown while it changes, one step when it is done. */
export class FieldGesture {
  private readonly session: EditorSession;
  private gesture: Gesture | null = null;

  constructor(session: EditorSession) {
    this.session = session;
  }

  get isLive(): boolean {
    return this.gesture !== null;
  }

  preview(call: CommandCall): void {
    const { session } = this;
    this.gesture ??= session.level.begin(() => {
      this.gesture = null;
    });
    const result = this.gesture.preview(call);
    session.refusal.value = result.ok ? null : result.reason;
  }

  commit(): void {
    const { gesture } = this;
    this.gesture = null;
    gesture?.commit();
  }

  cancel(): void {
    const { gesture } = this;
    this.gesture = null;
    gesture?.cancel();
  }
}

/** A call whose arguments fit the command, or null: fields may ask for anything, commands take only what fits. */
export function fittingCall<A>(command: CommandCall<A>['command'], args: A): CommandCall | null {
  return command.args.safeParse(args).success ? ({ command, args } as CommandCall) : null;
}
