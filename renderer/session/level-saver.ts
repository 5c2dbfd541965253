import type { DocumentStore } from '../../core/document/document-store.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Bridge, LevelInfo, SaveOutcome } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { EditorSession } from './editor-session.ts';
import { describeFailure } from './failure-words.ts';
import { completeFileName, suggestFileName } from './file-name.ts';
import type { MessageLog } from './messages.ts';

export interface SaverSurroundings {
  readonly host: Bridge;
  readonly session: EditorSession;
  readonly dialogs: Dialogs;
  readonly messages: MessageLog;
  /** Opens the file as it is on disk now, in place of what is in the editor. */
  readonly reload: () => Promise<void>;
}

/** One level as it is to be written: the text and the state it belongs to are taken at the same moment. */
interface Writing {
  readonly store: DocumentStore;
  readonly revision: DocumentStore['revision'];
  readonly text: string;
}

/**
 * Writes the level to its file, or to another, and asks whenever something would be lost. A save that fails leaves
 * the level as it is, with its unsaved mark.
 */
export class LevelSaver {
  private readonly around: SaverSurroundings;
  /** Saves happen one after the other: a second Ctrl+S waits for the first. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(surroundings: SaverSurroundings) {
    this.around = surroundings;
  }

  /** Returns whether the level, as it was when it was written, is on disk. */
  save(): Promise<boolean> {
    return this.inTurn(() => this.saveNow(false));
  }

  saveAs(): Promise<boolean> {
    return this.inTurn(() => this.saveUnderName(null));
  }

  private inTurn(task: () => Promise<boolean>): Promise<boolean> {
    const turn = this.last.then(task);
    this.last = turn.catch(() => {});
    return turn;
  }

  private async saveNow(overwrite: boolean): Promise<boolean> {
    const { host, session } = this.around;
    const { id, fileName, isWritable, keepsOriginal } = session.source.value;
    if (id === null) return this.saveUnderName(null);
    if (!isWritable) return this.saveUnderName(text('editor.save.not-writable', { file: fileName }));
    const writing = this.take();
    try {
      const outcome = await host.request('level.save', {
        id,
        text: writing.text,
        overwrite,
        keepOriginal: keepsOriginal,
      });
      return await this.finish(outcome, writing);
    } catch (error) {
      return this.afterFailure(error, () => this.saveNow(overwrite));
    }
  }

  /** @param reason why another name is needed, or null when the user asked for it */
  private async saveUnderName(reason: string | null): Promise<boolean> {
    const { session, dialogs } = this.around;
    const { id, fileName } = session.source.value;
    const typed = await dialogs.ask('name', {
      title: text('editor.save.as-title'),
      paragraphs: reason ? [reason] : [],
      label: text('editor.save.file-name'),
      initial: id === null ? suggestFileName(session.level.header.name) : fileName,
      confirm: text('editor.file.save'),
    });
    return typed === null ? false : this.writeAs(completeFileName(typed), false);
  }

  private async writeAs(fileName: string, overwrite: boolean): Promise<boolean> {
    const writing = this.take();
    try {
      const outcome = await this.around.host.request('level.saveAs', {
        fileName,
        text: writing.text,
        overwrite,
      });
      if (outcome.status !== 'exists') return await this.finish(outcome, writing);
    } catch (error) {
      return this.afterFailure(error, () => this.writeAs(fileName, overwrite));
    }
    const answer = await this.around.dialogs.ask('choice', {
      title: text('editor.save.exists-title', { file: fileName }),
      paragraphs: [text('editor.save.exists')],
      choices: [
        { id: 'replace', label: text('editor.save.replace'), look: 'danger' },
        { id: 'rename', label: text('editor.save.other-name'), look: 'primary' },
      ],
    });
    if (answer === 'replace') return this.writeAs(fileName, true);
    return answer === 'rename' ? this.saveUnderName(null) : false;
  }

  private take(): Writing {
    const { session } = this.around;
    session.interrupt();
    const store = session.level;
    return { store, revision: store.revision, text: serialiseLevel(store.snapshot()) };
  }

  private async finish(outcome: SaveOutcome, writing: Writing): Promise<boolean> {
    if (outcome.status === 'saved') {
      this.noteSaved(outcome.level, writing);
      return true;
    }
    return this.askAboutConflict();
  }

  private noteSaved({ id, fileName }: LevelInfo, { store, revision }: Writing): void {
    const { session, messages } = this.around;
    store.markSaved(revision);
    // Another level may have been opened while this one was written.
    if (session.level === store) {
      session.source.value = { id, fileName, isWritable: true, keepsOriginal: false };
    }
    messages.add('good', text('editor.save.done', { file: fileName }));
  }

  private async askAboutConflict(): Promise<boolean> {
    const { session, dialogs } = this.around;
    const answer = await dialogs.ask('choice', {
      title: text('editor.conflict.title', { file: session.source.value.fileName }),
      paragraphs: [text('editor.conflict.body')],
      choices: [
        { id: 'overwrite', label: text('editor.conflict.overwrite'), look: 'danger' },
        { id: 'reload', label: text('editor.conflict.reload'), look: 'danger' },
        { id: 'save-as', label: text('editor.file.save-as'), look: 'primary' },
      ],
    });
    if (answer === 'overwrite') return this.saveNow(true);
    if (answer === 'save-as') return this.saveUnderName(null);
    if (answer === 'reload') await this.around.reload();
    return false;
  }

  private async afterFailure(error: unknown, again: () => Promise<boolean>): Promise<boolean> {
    const { dialogs, messages } = this.around;
    const reason = describeFailure(error);
    messages.add('refused', reason);
    const answer = await dialogs.ask('choice', {
      title: text('editor.save.failed-title'),
      paragraphs: [reason, text('editor.save.failed')],
      choices: [
        { id: 'again', label: text('editor.save.again') },
        { id: 'save-as', label: text('editor.file.save-as'), look: 'primary' },
      ],
    });
    if (answer === 'again') return again();
    return answer === 'save-as' ? this.saveUnderName(null) : false;
  }
}
