import './styles/all.css';
import { effect, signal } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import type { Bridge } from '../core/ipc/contract.ts';
import { text } from '../core/text/text.ts';
import { ALL_ACTIONS } from './actions/all-actions.ts';
import { listenForKeys } from './actions/key-dispatcher.ts';
import { connectToHost } from './bridge/bridge.ts';
import { startBuild } from './defence/build-client.ts';
import { startRecording } from './defence/record-client.ts';
import { Dialogs } from './dialogs/dialogs.ts';
import { startExport } from './export/export-client.ts';
import { createModuleParser } from './modules/module-parser.ts';
import { AppFrame } from './panels/app-frame.tsx';
import { chooseFiles } from './panels/choose-files.ts';
import { CloseButton, PanelTab } from './panels/dock-parts.tsx';
import { EditorContext } from './panels/editor-context.ts';
import { listenForDrops } from './panels/file-drop.ts';
import { PanelDock } from './panels/panel-dock.ts';
import { PanelView } from './panels/panel-view.tsx';
import { startTooltips } from './panels/tooltips.ts';
import { ViewportFrame } from './panels/viewport-frame.tsx';
import { followActiveRing } from './session/active-ring.ts';
import { LevelClipboard } from './session/clipboard.ts';
import { followActiveDefence } from './session/defence/active-defence.ts';
import { DefenceBuilds } from './session/defence/defence-builds.ts';
import { SeedHistory } from './session/defence/seed-history.ts';
import type { Editor } from './session/editor.ts';
import { EditorSession } from './session/editor-session.ts';
import { BuildingGenerator } from './session/generator/building-generator.ts';
import { createPace } from './session/generator/pace.ts';
import { followHost } from './session/host-events.ts';
import { LevelExport } from './session/level-export.ts';
import { LevelFiles } from './session/level-files.ts';
import { LevelImages } from './session/level-images.ts';
import { LevelModules } from './session/level-modules.ts';
import { LevelProblems } from './session/level-problems.ts';
import { MessageLog } from './session/messages.ts';
import { ModuleImport } from './session/module-import.ts';
import { ModuleThumbnails } from './session/module-thumbnails.ts';
import { Nudge } from './session/nudge.ts';
import { followPlacedAsset } from './session/placed-asset.ts';
import { ModulePreview } from './session/preview/module-preview.ts';
import { DefenceRun } from './session/run/defence-run.ts';
import { SettingsKeeper } from './session/settings.ts';
import { TraceViewer } from './session/trace/trace-viewer.ts';
import { followWindowState } from './session/window-state.ts';
import { startPreview } from './start-preview.ts';
import { startViewport } from './start-viewport.ts';
import { ThumbnailMaker } from './viewport/thumbnails/thumbnail-maker.ts';

/** Puts the parts of the editor together. */
function createEditor(host: Bridge, programVersion: string): Editor & { readonly panels: PanelDock } {
  const session = new EditorSession();
  followActiveRing(session);
  followActiveDefence(session);
  followPlacedAsset(session);
  const dialogs = new Dialogs(() => session.interrupt());
  const messages = new MessageLog(Date.now);
  /** Each panel is a tree of its own in a place that the dock gives it. */
  const draw = (what: ComponentChild, place: HTMLElement): (() => void) => {
    render(<EditorContext.Provider value={editor}>{what}</EditorContext.Provider>, place);
    return () => render(null, place);
  };
  const viewport = document.createElement('div');
  viewport.className = 'viewport-place';
  const panels = new PanelDock({
    viewport,
    renderPanel: (id, place) => draw(<PanelView id={id} />, place),
    renderTab: (id, place) => draw(<PanelTab id={id} />, place),
    renderCloseButton: (place, close) => draw(<CloseButton close={close} />, place),
  });
  const nudge = new Nudge(session);
  const images = new LevelImages(host, session);
  images.follow();
  const modules = new LevelModules(host, session, createModuleParser());
  modules.follow();
  const thumbnailMaker = new ThumbnailMaker();
  const thumbnails = new ModuleThumbnails(modules, (model) => thumbnailMaker.make(model));
  thumbnails.follow();
  const problems = new LevelProblems(session, images, modules);
  problems.follow();
  const generator = new BuildingGenerator({
    session,
    dialogs,
    panels,
    soon: createPace(),
    frame: () => editor.view.value?.frameAll(),
    firstSeed,
  });
  generator.follow();
  const builds = new DefenceBuilds(session, messages, startBuild);
  builds.follow();
  const seeds = new SeedHistory(session);
  seeds.follow();
  const run = new DefenceRun(session);
  run.follow();
  const trace = new TraceViewer(session, messages, startRecording);
  trace.follow();
  const files = new LevelFiles({ host, session, dialogs, messages, problems });
  const editor: ReturnType<typeof createEditor> = {
    host,
    session,
    dialogs,
    messages,
    files,
    nudge,
    clipboard: new LevelClipboard(session, navigator.clipboard),
    problems,
    generator,
    images,
    modules,
    thumbnails,
    moduleImport: new ModuleImport({
      host,
      session,
      modules,
      messages,
      choose: () => chooseModules(dialogs),
    }),
    builds,
    seeds,
    trace,
    run,
    preview: new ModulePreview(session, modules, (canvas) => startPreview(canvas, editor)),
    startExport: () =>
      new LevelExport({ host, session, images, modules, messages, start: startExport, programVersion }),
    panels,
    view: signal(null),
  };
  draw(<ViewportFrame start={(canvas) => startViewport(canvas, editor)} />, viewport);
  return editor;
}

const MODULE_FILES = '.glb,.gltf,.bin,.png,.jpg,.jpeg,.webp';

/** A menu of the system is no click in the page, and browsers show their dialog after one alone: then we ask first. */
async function chooseModules(dialogs: Dialogs): Promise<readonly File[]> {
  if (!navigator.userActivation.isActive) {
    const answer = await dialogs.ask('choice', {
      title: text('module-files.choose-title'),
      paragraphs: [text('module-files.choose-body')],
      choices: [{ id: 'choose', label: text('module-files.choose'), look: 'primary' }],
    });
    if (answer === null) return [];
  }
  return chooseFiles(MODULE_FILES);
}

/** Few digits, so that a seed can be told to somebody. */
const SEEDS = 10_000;
const firstSeed = (): number => Math.floor(Math.random() * SEEDS);

/** The theme of the system and of the user, on the page. */
function followTheme({ session }: Editor): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  session.systemIsDark.value = system.matches;
  system.addEventListener('change', ({ matches }) => {
    session.systemIsDark.value = matches;
  });
  effect(() => {
    document.documentElement.dataset.theme = session.isDark.value ? 'dark' : 'light';
  });
}

/** A browser asks before it leaves the page with unsaved work; the shell's window asks through its host. */
function askBeforeLeaving({ session }: Editor): void {
  addEventListener('beforeunload', (event) => {
    if (session.level.isDirty) event.preventDefault();
  });
}

async function start(host: Bridge, place: HTMLElement): Promise<void> {
  const about = await host.request('app.describe', {});
  const editor = createEditor(host, about.version);
  const settings = new SettingsKeeper(host, editor.session);
  await settings.load();
  followTheme(editor);
  startTooltips(document);
  const startDock = (dock: HTMLElement): void => {
    editor.panels.start(dock, settings.arrangement, () => settings.schedule());
    settings.followArrangement(() => editor.panels.arrangement);
    settings.follow();
    void editor.files.begin(about.firstLevel);
  };
  render(
    <EditorContext.Provider value={editor}>
      <AppFrame startDock={startDock} />
    </EditorContext.Provider>,
    place,
  );
  listenForKeys(document, editor, ALL_ACTIONS);
  listenForDrops(window, editor);
  followHost(editor);
  followWindowState(editor.session, host, (title) => {
    document.title = title;
  });
  if (about.host === 'browser') askBeforeLeaving(editor);
  addEventListener('pagehide', () => void settings.flush());
}

const host = connectToHost(window);
const place = document.getElementById('app');
if (host && place) void start(host, place);
