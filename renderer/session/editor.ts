import type { Signal } from '@preact/signals';
import type { Bridge } from '../../core/ipc/contract.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { LevelClipboard } from './clipboard.ts';
import type { DefenceBuilds } from './defence/defence-builds.ts';
import type { SeedHistory } from './defence/seed-history.ts';
import type { EditorSession } from './editor-session.ts';
import type { BuildingGenerator } from './generator/building-generator.ts';
import type { LevelExport } from './level-export.ts';
import type { LevelFiles } from './level-files.ts';
import type { LevelImages } from './level-images.ts';
import type { LevelModules } from './level-modules.ts';
import type { LevelProblems } from './level-problems.ts';
import type { MessageLog } from './messages.ts';
import type { ModuleImport } from './module-import.ts';
import type { ModuleThumbnails } from './module-thumbnails.ts';
import type { Nudge } from './nudge.ts';
import type { ModulePreview } from './preview/module-preview.ts';
import type { DefenceRun } from './run/defence-run.ts';
import type { TraceViewer } from './trace/trace-viewer.ts';

export const PANEL_IDS = [
  'inspector',
  'outliner',
  'assets',
  'problems',
  'history',
  'messages',
  'generator',
  'preview',
  'trace',
  'analysis',
] as const;
export type PanelId = (typeof PANEL_IDS)[number];

/** What actions may ask of the viewport. */
interface ViewControl {
  frameSelection(): void;
  frameAll(): void;
}

/** What actions may ask of the panels around the viewport. */
export interface PanelControl {
  /** The panels that are in the arrangement, open or behind another tab. */
  readonly shown: Signal<ReadonlySet<PanelId>>;
  /** Brings a panel to the front, opens it first if it is closed, and moves the focus there. */
  show(id: PanelId): void;
  /** Closes a panel. */
  hide(id: PanelId): void;
  /** Back to the arrangement of the first start. */
  reset(): void;
  /** Moves the focus to the next region of the window, or the one before for −1. */
  focusRegion(step: 1 | -1): void;
}

/** The whole editor, as actions and panels see it. */
export interface Editor {
  readonly session: EditorSession;
  readonly host: Bridge;
  readonly files: LevelFiles;
  readonly dialogs: Dialogs;
  readonly messages: MessageLog;
  readonly panels: PanelControl;
  readonly nudge: Nudge;
  readonly clipboard: LevelClipboard;
  readonly problems: LevelProblems;
  readonly generator: BuildingGenerator;
  readonly images: LevelImages;
  readonly modules: LevelModules;
  readonly thumbnails: ModuleThumbnails;
  readonly moduleImport: ModuleImport;
  readonly preview: ModulePreview;
  readonly builds: DefenceBuilds;
  readonly seeds: SeedHistory;
  readonly trace: TraceViewer;
  readonly run: DefenceRun;
  /** Begins an export of the level that is open. */
  startExport(): LevelExport;
  /** Null until the viewport stands, and where the system cannot draw in 3D. */
  readonly view: Signal<ViewControl | null>;
}
