import { copyModuleRecords, type ModuleClip } from '../../core/polar/clipboard/module-clip.ts';
import { formatModuleClip, parseModuleClip } from '../../core/polar/clipboard/module-clip-text.ts';
import type { Clip } from '../../core/walls/clipboard/clip.ts';
import { formatClip, parseClip } from '../../core/walls/clipboard/clip-text.ts';
import { copyRecords } from '../../core/walls/clipboard/copy-records.ts';
import type { EditorSession } from './editor-session.ts';

/** The clipboard of the system, as a page sees it: it may be missing, and it may refuse. */
interface SystemClipboard {
  writeText(text: string): Promise<void>;
  readText(): Promise<string>;
}

/** What was copied: parts of buildings, or modules of a ring. */
type Copied =
  | { readonly type: 'parts'; readonly clip: Clip; readonly ids: readonly string[] }
  | { readonly type: 'modules'; readonly clip: ModuleClip; readonly ids: readonly string[] };

/**
 * Copies parts of levels to the clipboard of the system, so that they can be pasted into a level in another window.
 * Where the system does not let the editor at it, what was copied here can be pasted here.
 */
export class LevelClipboard {
  /** What was copied last in this window. */
  private own: Copied | null = null;
  /** The system has what was copied here: when it has something else now, that was copied later. */
  private isShared = false;

  constructor(
    private readonly session: EditorSession,
    private readonly system: SystemClipboard | undefined,
  ) {}

  /** Copies what is selected. Returns the ids of what was copied of it. */
  async copy(): Promise<readonly string[]> {
    const copied = this.copySelection();
    if (!copied) return [];
    this.own = copied;
    this.isShared = await this.share(formatCopied(copied));
    return copied.ids;
  }

  /** Takes what was copied to the pointer, or says why it cannot be pasted. */
  async paste(): Promise<void> {
    const words = await this.read();
    const modules = parseModuleClip(words);
    const parts = parseClip(words);
    const reason = [modules, parts].map((parsed) => (parsed.ok ? null : parsed.reason)).find(Boolean);
    if (modules.ok) this.holdModules(modules.clip);
    else if (parts.ok) this.holdParts(parts.clip);
    else if (reason) this.session.refusal.value = reason;
    else if (this.own && !this.isShared) this.hold(this.own);
    else this.session.refusal.value = { code: 'clip.nothing' };
  }

  /** Takes a copy of what is selected to the pointer, and leaves the clipboard as it is. */
  duplicate(): void {
    const copied = this.copySelection();
    if (copied) this.hold(copied);
  }

  /** Of a selection of both what belongs to the mode, where there is something of it. */
  private copySelection(): Copied | null {
    const [first, second] = [this.copyModules(), this.copyParts()];
    return this.session.mode.peek() === 'ring' ? (first ?? second) : (second ?? first);
  }

  private copyModules(): Copied | null {
    const { session } = this;
    const ids = session.editableSelection();
    const clip = copyModuleRecords(session.level, ids);
    return clip && { type: 'modules', clip, ids: clip.modules.map(({ id }) => id) };
  }

  private copyParts(): Copied | null {
    const { session } = this;
    const ids = session.editableSelection().filter((id) => !session.level.findKind('module', id));
    const clip = copyRecords(session.level, ids, session.storey.value);
    return clip && { type: 'parts', clip, ids };
  }

  private hold(copied: Copied): void {
    if (copied.type === 'modules') this.holdModules(copied.clip);
    else this.holdParts(copied.clip);
  }

  private holdModules(clip: ModuleClip): void {
    this.session.rings.held.value = clip;
    this.session.useMode('ring');
    this.session.useTool('paste-modules');
  }

  private holdParts(clip: Clip): void {
    this.session.held.value = { clip, turn: 0, isMirrored: false, joint: 0 };
    this.session.useMode('build');
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

const formatCopied = (copied: Copied): string =>
  copied.type === 'modules' ? formatModuleClip(copied.clip) : formatClip(copied.clip);
