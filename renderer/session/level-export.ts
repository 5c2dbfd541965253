import { signal } from '@preact/signals';
import type { Level } from '../../core/document/level.ts';
import type { ModuleForm, ShapeSharing } from '../../core/gltf/export-choices.ts';
import type { ExportNotice, ExportOptions, ExportResult } from '../../core/gltf/export-options.ts';
import type { ExportPart } from '../../core/gltf/export-parts.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import { findNotices } from '../../core/gltf/find-notices.ts';
import type { Bridge } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import type { EditorSession } from './editor-session.ts';
import { describeFailure } from './failure-words.ts';
import { LEVEL_EXTENSION } from './file-name.ts';
import type { LevelImages } from './level-images.ts';
import type { LevelModules } from './level-modules.ts';
import type { MessageLog } from './messages.ts';

/** An export under way; made by a worker in the page. */
export interface RunningExport {
  readonly result: Promise<ExportResult>;
  cancel(): void;
}

type StartExport = (
  level: Level,
  options: ExportOptions,
  onProgress: (fraction: number) => void,
) => RunningExport;

/** Where an export stands. */
export type ExportState =
  | { readonly phase: 'choosing' }
  | { readonly phase: 'running'; readonly fraction: number }
  | { readonly phase: 'exists'; readonly fileName: string }
  | { readonly phase: 'done'; readonly fileName: string; readonly result: ExportResult }
  | { readonly phase: 'failed'; readonly reason: string };

export interface ExportChoice {
  readonly format: 'glb' | 'gltf';
  /** Without extension. */
  readonly name: string;
  /** Ids of the storeys to export; null for all. */
  readonly storeys: readonly string[] | null;
  readonly without: readonly ExportPart[];
  /** Ids of the rings to export; null for all. */
  readonly rings: readonly string[] | null;
  readonly moduleForm: ModuleForm;
  readonly shapes: ShapeSharing;
  readonly quantise: boolean;
  readonly compress: boolean;
}

/** A file that every reader reads. */
export const PLAIN_CHOICE: Omit<ExportChoice, 'name'> = {
  format: 'glb',
  storeys: null,
  without: [],
  rings: null,
  moduleForm: 'keep',
  shapes: 'shared',
  quantise: false,
  compress: false,
};

interface ExportSurroundings {
  readonly host: Bridge;
  readonly session: EditorSession;
  readonly images: LevelImages;
  readonly modules: LevelModules;
  readonly messages: MessageLog;
  readonly start: StartExport;
  readonly programVersion: string;
}

/** One export from choosing to the file: off the page's thread, with progress, and stopped at once when asked. */
export class LevelExport {
  readonly state = signal<ExportState>({ phase: 'choosing' });
  private readonly around: ExportSurroundings;
  private running: RunningExport | null = null;
  private made: ExportResult | null = null;

  constructor(surroundings: ExportSurroundings) {
    this.around = surroundings;
  }

  /** What the file will not hold, known before anything is made. */
  noticesOf({ without, rings }: ExportChoice): readonly ExportNotice[] {
    const { session, images, modules } = this.around;
    return findNotices(
      session.level,
      { without, ...(rings && { rings }) },
      {
        hasImage: (path) => images.findFault(path) === undefined,
        hasModule: (path) => modules.findFault(path) === undefined,
      },
    );
  }

  /** The name to begin with: that of the level's file. */
  get suggestedName(): string {
    return this.around.session.source.value.fileName.slice(0, -LEVEL_EXTENSION.length);
  }

  async run(choice: ExportChoice): Promise<void> {
    const { session, start } = this.around;
    session.interrupt();
    this.state.value = { phase: 'running', fraction: 0 };
    try {
      const options = await this.optionsOf(choice);
      this.running = start(session.level.snapshot(), options, (fraction) => {
        if (this.state.value.phase === 'running') this.state.value = { phase: 'running', fraction };
      });
      this.made = await this.running.result;
    } catch (error) {
      this.fail(error instanceof Error ? error.message : String(error));
      return;
    } finally {
      this.running = null;
    }
    await this.save(false);
  }

  /** Writes what was made, over the file of that name. */
  async overwrite(): Promise<void> {
    await this.save(true);
  }

  cancel(): void {
    this.running?.cancel();
  }

  backToChoice(): void {
    this.state.value = { phase: 'choosing' };
  }

  private async optionsOf({ format, name, storeys, rings, ...wishes }: ExportChoice): Promise<ExportOptions> {
    const { images, modules, programVersion } = this.around;
    return {
      ...wishes,
      fileName: `${name.trim()}.${format}`,
      programVersion,
      images: await images.all(),
      modules: wishes.without.includes('modules') ? new Map() : await modules.all(),
      ...(storeys && { storeys }),
      ...(rings && { rings }),
    };
  }

  private async save(overwrite: boolean): Promise<void> {
    const { host, messages } = this.around;
    const { made } = this;
    if (!made) return;
    const [main, ...parts] = made.files;
    try {
      // The parts first: a file that names parts which are not there would be worse than parts without it.
      for (const file of [...parts, main]) {
        const { name } = file;
        const bytes = joinParts(file);
        const outcome = await host.request('export.save', { fileName: name, bytes, overwrite });
        if (outcome.status === 'exists') {
          this.state.value = { phase: 'exists', fileName: name };
          return;
        }
      }
    } catch (error) {
      this.fail(describeFailure(error));
      return;
    }
    this.state.value = { phase: 'done', fileName: main.name, result: made };
    messages.add('good', text('editor.export.done', { file: main.name }), describeNotices(made.notices));
  }

  private fail(reason: string): void {
    this.state.value = { phase: 'failed', reason };
    this.around.messages.add('refused', reason);
  }
}

export const describeNotices = (notices: readonly ExportNotice[]): string[] =>
  notices.map(({ code, params }) => text(code, params));
