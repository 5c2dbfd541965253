import type { Level } from '../../core/document/level.ts';
import { shippedFilesOf } from '../../core/templates/shipped-files.ts';
import { createTemplate, type TemplateName } from '../../core/templates/templates.ts';
import { text } from '../../core/text/text.ts';
import type { StartAnswer } from '../dialogs/dialogs.ts';
import { unsavedSource } from './editor-session.ts';
import { describeFailure } from './failure-words.ts';
import { suggestFileName } from './file-name.ts';
import { type DroppedFile, LevelOpener, type OpenerSurroundings } from './level-opener.ts';
import { LevelSaver } from './level-saver.ts';

/** Starting, opening, saving and leaving levels: what the user is asked on the way, and what is never lost. */
export class LevelFiles {
  private readonly around: OpenerSurroundings;
  private readonly opener: LevelOpener;
  private readonly saver: LevelSaver;

  constructor(surroundings: OpenerSurroundings) {
    this.around = surroundings;
    this.opener = new LevelOpener(surroundings);
    this.saver = new LevelSaver({ ...surroundings, reload: () => this.reload() });
  }

  /** Opens the level that the host names first, or asks what to begin with. */
  async begin(firstLevel: string | null): Promise<void> {
    if (firstLevel !== null && (await this.opener.open(firstLevel))) return;
    await this.askLevels('welcome');
    // Left without an answer: there must be a storey to draw on.
    if (this.around.session.level.size === 0) await this.startFrom('empty');
  }

  /** Opens a level of the project, after asking what becomes of unsaved work. */
  async open(id: string): Promise<void> {
    if (await this.confirmLeaving()) await this.opener.open(id);
  }

  async openDropped(file: DroppedFile): Promise<void> {
    if (await this.confirmLeaving()) await this.opener.openDropped(file);
  }

  async startNew(): Promise<void> {
    const answer = await this.around.dialogs.ask('new-level', null);
    if (answer) await this.follow(answer);
  }

  async chooseLevel(): Promise<void> {
    await this.askLevels('open-level');
  }

  save(): Promise<boolean> {
    return this.saver.save();
  }

  saveAs(): Promise<boolean> {
    return this.saver.saveAs();
  }

  /** Asks once what becomes of unsaved work. True when the level may be left. */
  async confirmLeaving(): Promise<boolean> {
    const { session, dialogs } = this.around;
    session.interrupt();
    if (!session.level.isDirty) return true;
    const answer = await dialogs.ask('choice', {
      title: text('editor.leave.title', { name: session.level.header.name }),
      paragraphs: [text('editor.leave.body')],
      choices: [
        { id: 'discard', label: text('editor.leave.discard'), look: 'danger' },
        { id: 'save', label: text('editor.file.save'), look: 'primary' },
      ],
    });
    if (answer === 'save') return this.save();
    return answer === 'discard';
  }

  private async askLevels(kind: 'welcome' | 'open-level'): Promise<void> {
    const { host, dialogs, session, messages } = this.around;
    try {
      const [{ project, levels }, { canChooseFolder }] = await Promise.all([
        host.request('project.list', {}),
        host.request('app.describe', {}),
      ]);
      const current = session.source.value.id;
      const answer = await dialogs.ask(kind, { project, levels, canChooseFolder, current });
      if (answer) await this.follow(answer, kind);
    } catch (error) {
      messages.add('refused', describeFailure(error));
    }
  }

  private async follow(answer: StartAnswer, kind: 'welcome' | 'open-level' = 'open-level'): Promise<void> {
    if (answer.type === 'level') return this.open(answer.id);
    if (answer.type === 'choose-folder') {
      await this.around.host.request('project.choose', {});
      return this.askLevels(kind);
    }
    if (!(await this.confirmLeaving())) return;
    await this.startFrom(answer.template);
  }

  private async startFrom(template: TemplateName): Promise<void> {
    const level = createTemplate(template);
    await this.provideFiles(level);
    this.around.session.openLevel(level, unsavedSource(suggestFileName(level.header.name)));
  }

  /** Without its files a template is still a level: materials keep their colours, and modules are boxes. */
  private async provideFiles(level: Level): Promise<void> {
    const { host, messages } = this.around;
    const paths = [...shippedFilesOf(level)];
    if (paths.length === 0) return;
    await host.request('image.provide', { paths }).catch((error: unknown) => {
      messages.add('doubtful', describeFailure(error));
    });
  }

  private async reload(): Promise<void> {
    const { id } = this.around.session.source.value;
    if (id !== null) await this.opener.open(id);
  }
}
