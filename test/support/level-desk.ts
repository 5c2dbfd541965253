import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readModule } from '../../core/gltf/module/read-module.ts';
import { connectBridge } from '../../core/ipc/client.ts';
import type { Bridge } from '../../core/ipc/contract.ts';
import { buildBrowserServices } from '../../electron/services/browser-services.ts';
import {
  type Answer,
  type DialogKind,
  Dialogs,
  type OpenDialog,
  type Question,
} from '../../renderer/dialogs/dialogs.ts';
import { EditorSession } from '../../renderer/session/editor-session.ts';
import { LevelFiles } from '../../renderer/session/level-files.ts';
import { LevelImages } from '../../renderer/session/level-images.ts';
import { LevelModules } from '../../renderer/session/level-modules.ts';
import { LevelProblems } from '../../renderer/session/level-problems.ts';
import { MessageLog } from '../../renderer/session/messages.ts';

const SAMPLES = fileURLToPath(new URL('../../assets/samples', import.meta.url));

/** The editor's session over the real services and a real folder, without a window. Close it in the end. */
export interface LevelDesk {
  readonly folder: string;
  readonly host: Bridge;
  readonly session: EditorSession;
  readonly dialogs: Dialogs;
  readonly messages: MessageLog;
  readonly files: LevelFiles;
  /** Opens a level of the folder by its file name. */
  open(fileName: string): Promise<void>;
  /** Waits for the next dialog of that kind, answers it, and gives what it asked. */
  answer<K extends DialogKind>(kind: K, answer: Answer<K> | null): Promise<Question<K>>;
  close(): Promise<void>;
}

export async function openLevelDesk(levels: Readonly<Record<string, string>>): Promise<LevelDesk> {
  const temporary = await mkdtemp(join(tmpdir(), 'levelwright-desk-'));
  const folder = join(temporary, 'project');
  await mkdir(folder);
  for (const [name, contents] of Object.entries(levels)) await writeFile(join(folder, name), contents);
  const services = await buildBrowserServices({
    folder,
    userFolder: join(temporary, 'user'),
    samples: SAMPLES,
    version: 'test',
    report: () => {},
  });
  const host = connectBridge({
    send: (name, input) => services.dispatch(name, input),
    onEvent: () => () => {},
  });
  const session = new EditorSession();
  const dialogs = new Dialogs(() => session.interrupt());
  const messages = new MessageLog(() => 0);
  const images = new LevelImages(host, session);
  images.follow();
  const modules = new LevelModules(host, session, readModule);
  const problems = new LevelProblems(session, images, modules);
  const files = new LevelFiles({ host, session, dialogs, messages, problems });
  return {
    folder,
    host,
    session,
    dialogs,
    messages,
    files,
    open: async (fileName) => {
      const { levels: known } = await host.request('project.list', {});
      const level = known.find((each) => each.fileName === fileName);
      if (!level) throw new Error(`The folder has no ${fileName}.`);
      await files.open(level.id);
    },
    answer: async (kind, answer) => {
      const dialog = await nextDialog(dialogs, kind);
      dialog.close(answer as never);
      return dialog.question as Question<typeof kind>;
    },
    close: async () => {
      await services.idle();
      await rm(temporary, { recursive: true });
    },
  };
}

function nextDialog(dialogs: Dialogs, kind: DialogKind): Promise<OpenDialog> {
  return new Promise((resolve) => {
    const stop = dialogs.open.subscribe((open) => {
      const dialog = open.find((each) => each.kind === kind);
      if (!dialog) return;
      resolve(dialog);
      // Not while subscribing: the way to stop does not exist yet.
      queueMicrotask(() => stop());
    });
  });
}
