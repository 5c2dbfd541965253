import type { Clip } from '../../core/walls/clipboard/clip.ts';
import { formatClip, parseClip } from '../../core/walls/clipboard/clip-text.ts';
import { copyRecords } from '../../core/walls/clipboard/copy-records.ts';
import type { EditorSession } from './editor-session.ts';

/** The clipboard of the system, as a page sees it: it may be missing, and it may refuse. */
interface SystemClipboard {
  writeText(text: string): Promise<void>;
  readText(): Promise<string>;
}

/**
 * Copies parts of levels to the clipboard of the system, so that they can be pasted into a level in another window.
 * Where the system does not let the editor at it, what was copied here can be pasted here.
 */
export class LevelClipboard {
  /** What was copied last in this window. */
  private own: Clip | null = null;
  /** The system has what was copied here: when it has something else now, that was copied later. */
  private isShared = false;

  constructor(
    private readonly session: EditorSession,
    private readonly system: SystemClipboard | undefined,
  ) {}

  /** Copies what is selected. Returns whether there was anything to copy. */
  async copy(): Promise<boolean> {
    const clip = this.clipSelection();
    if (!clip) return false;
    this.own = clip;
    this.isShared = await this.share(formatClip(clip));
    return true;
  }

  /** Takes what was copied to the pointer, or says why it cannot be pasted. */
  async paste(): Promise<void> {
    const parsed = parseClip(await this.read());
    if (parsed.ok) this.hold(parsed.clip);
    else if (parsed.reason) this.session.refusal.value = parsed.reason;
    else if (this.own && !this.isShared) this.hold(this.own);
    else this.session.refusal.value = { code: 'clip.nothing' };
  }

  /** Takes a copy of what is selected to the pointer, and leaves the clipboard as it is. */
  duplicate(): void {
    const clip = this.clipSelection();
    if (clip) this.hold(clip);
  }

  private clipSelection(): Clip | null {
    const { session } = this;
    return copyRecords(session.level, session.editableSelection(), session.storey.value);
  }

  private hold(clip: Clip): void {
    this.session.held.value = { clip, turn: 0, isMirrored: false, joint: 0 };
    this.session.useTool('paste');
  }

  private async share(text: string): Promise<boolean> {
    try {
      await this.system?.writeText(text);
      return this.system !== undefined;
    } catch {
      return false;
    }
  }

  /** Empty where the system does not tell, or has nothing. */
  private async read(): Promise<string> {
    try {
      return (await this.system?.readText()) ?? '';
    } catch {
      this.isShared = false;
      return '';
    }
  }
}
