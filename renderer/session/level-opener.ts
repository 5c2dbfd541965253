import type { Level } from '../../core/document/level.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { describeProblem, type Problem } from '../../core/document/problem.ts';
import type { Bridge, OpenOutcome } from '../../core/ipc/contract.ts';
import { isTextKey, text } from '../../core/text/text.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import { type EditorSession, type LevelSource, unsavedSource } from './editor-session.ts';
import { describeFailure } from './failure-words.ts';
import { LEVEL_EXTENSION } from './file-name.ts';
import { keptKinds } from './kept-kinds.ts';
import type { LevelProblems } from './level-problems.ts';
import type { MessageLog } from './messages.ts';

/** The largest file that is read when it is dropped on the window, in bytes: what the reader of levels takes. */
const MAX_DROPPED = 64 * 1024 * 1024;

export interface OpenerSurroundings {
  readonly host: Bridge;
  readonly session: EditorSession;
  readonly dialogs: Dialogs;
  readonly messages: MessageLog;
  readonly problems: LevelProblems;
}

/** A file that was dropped on the window; the part of the page's File that is needed. */
export interface DroppedFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * Puts levels into the editor and says whatever is doubtful about them. A level that cannot be read leaves the one
 * that is open where it is.
 */
export class LevelOpener {
  private readonly around: OpenerSurroundings;

  constructor(surroundings: OpenerSurroundings) {
    this.around = surroundings;
  }

  /** Opens a level of the project. Returns whether it is in the editor now. */
  async open(id: string): Promise<boolean> {
    let outcome: OpenOutcome;
    try {
      outcome = await this.around.host.request('level.open', { id });
    } catch (error) {
      await this.tellFailure(describeFailure(error));
      return false;
    }
    if (outcome.status === 'unreadable') {
      await this.tellUnreadable(outcome.fileName, outcome.problems.map(describeAnyProblem));
      return false;
    }
    const { level: info, isWritable } = outcome;
    const source = { id: info.id, fileName: info.fileName, isWritable, keepsOriginal: false };
    const isOpen = await this.take(outcome.text, source);
    if (isOpen) this.tellWarnings(outcome.problems);
    return isOpen;
  }

  /** Opens a file that was dropped on the window as a level that has no file yet. */
  async openDropped(file: DroppedFile): Promise<boolean> {
    const { messages } = this.around;
    if (!file.name.toLowerCase().endsWith(LEVEL_EXTENSION)) {
      messages.add('refused', text('editor.drop.not-a-level', { file: file.name }));
      return false;
    }
    if (file.size > MAX_DROPPED) {
      messages.add('refused', text('editor.drop.too-large', { file: file.name }));
      return false;
    }
    try {
      return await this.take(new Uint8Array(await file.arrayBuffer()), unsavedSource(file.name));
    } catch (error) {
      // A folder can carry the name of a level; reading it fails.
      await this.tellFailure(describeFailure(error));
      return false;
    }
  }

  private async take(content: string | Uint8Array, source: LevelSource): Promise<boolean> {
    const result = parseLevel(content);
    if (!result.ok) {
      await this.tellUnreadable(source.fileName, result.problems.map(describeProblem));
      return false;
    }
    this.show(result.level, source);
    this.tellKept();
    this.tellDoubts(result.problems);
    await this.offerRepair(source);
    if (source.id !== null && !source.isWritable) {
      this.around.messages.add('doubtful', text('editor.open.not-writable', { file: source.fileName }));
    }
    return true;
  }

  private show(level: Level, source: LevelSource): void {
    this.around.session.openLevel(level, source);
    if (source.id === null) this.around.session.level.markUnsaved();
    this.around.messages.add('info', text('editor.open.done', { file: source.fileName }));
  }

  private tellKept(): void {
    const kept = [...keptKinds(this.around.session.level)];
    if (kept.length === 0) return;
    const count = kept.reduce((sum, [, number]) => sum + number, 0);
    this.around.messages.add(
      'info',
      text('editor.open.kept', { count }),
      kept.map(([kind, number]) => `${kind}: ${number}`),
    );
  }

  /** A level with faults that can be put right safely: the user decides, and the old file stays beside the new. */
  private async offerRepair(source: LevelSource): Promise<void> {
    const { session, dialogs, messages, problems } = this.around;
    problems.look();
    const repairable = problems.all.value.filter(({ repair }) => repair !== null);
    if (repairable.length === 0) return;
    const answer = await dialogs.ask('choice', {
      title: text('editor.repair.title', { file: source.fileName }),
      paragraphs: [text('editor.repair.body', { count: repairable.length })],
      details: repairable.map(({ problem }) => describeProblem(problem)),
      choices: [
        { id: 'leave', label: text('editor.repair.leave') },
        { id: 'repair', label: text('editor.repair.run'), look: 'primary' },
      ],
    });
    if (answer !== 'repair') return;
    const done = problems.repairAll();
    session.source.value = { ...source, keepsOriginal: true };
    const words = text('editor.repair.done', { count: done.length });
    messages.add(
      'good',
      words,
      done.map(({ problem }) => describeProblem(problem)),
    );
  }

  private tellDoubts(problems: readonly Problem[]): void {
    if (problems.length === 0) return;
    const words = text('editor.open.doubtful', { count: problems.length });
    this.around.messages.add('doubtful', words, problems.map(describeProblem));
  }

  /** What only the host saw, such as comments: the text that came over is canonical already. */
  private tellWarnings(problems: readonly (CrossedProblem & { readonly severity: string })[]): void {
    const warnings = problems.filter(({ severity }) => severity === 'warning');
    if (warnings.length === 0) return;
    const words = text('editor.open.doubtful', { count: warnings.length });
    this.around.messages.add('doubtful', words, warnings.map(describeAnyProblem));
  }

  private async tellUnreadable(fileName: string, problems: readonly string[]): Promise<void> {
    const title = text('editor.unreadable.title', { file: fileName });
    this.around.messages.add('refused', title, problems);
    await this.around.dialogs.ask('choice', {
      title,
      paragraphs: [text('editor.unreadable.body')],
      details: problems,
      choices: [{ id: 'close', label: text('editor.close'), look: 'primary' }],
    });
  }

  private async tellFailure(reason: string): Promise<void> {
    this.around.messages.add('refused', reason);
    await this.around.dialogs.ask('choice', {
      title: text('editor.open.failed-title'),
      paragraphs: [reason],
      choices: [{ id: 'close', label: text('editor.close'), look: 'primary' }],
    });
  }
}

interface CrossedProblem {
  readonly code: string;
  readonly place: string;
  readonly params: Problem['params'];
}

/** A problem as it came over from the host, whose version may know words that this page does not. */
function describeAnyProblem({ code, place, params }: CrossedProblem): string {
  return isTextKey(code) ? describeProblem({ code, place, params }) : `${place}: ${code}`;
}
