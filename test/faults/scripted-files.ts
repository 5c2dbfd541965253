import { type FilePort, nodeFiles, type OpenFile } from '../../electron/project/file-port.ts';

/** What a scripted file system does instead of the real call. */
export interface FileScript {
  /** Asked before each call, counted from 1; the name of an error to fail with, or nothing to go on. */
  readonly fault?: (call: string, count: number) => string | undefined;
  /** At most so many bytes are taken by one write. */
  readonly mostBytes?: number;
  /** Waits so many milliseconds before a call. */
  readonly delay?: (call: string) => number;
}

/** The real file system, with the faults, short writes and delays of a script. */
export interface ScriptedFiles {
  readonly files: FilePort;
  /** Names of the calls made so far. */
  readonly calls: readonly string[];
}

const failure = (errno: string, call: string): Error =>
  Object.assign(new Error(`${errno}: scripted, ${call}`), { code: errno });

export function scriptFiles({ fault, mostBytes, delay }: FileScript): ScriptedFiles {
  const calls: string[] = [];
  async function enter(call: string): Promise<void> {
    calls.push(call);
    const pause = delay?.(call) ?? 0;
    const errno = fault?.(call, calls.length);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (errno !== undefined) throw failure(errno, call);
  }
  const around =
    <A extends unknown[], R>(call: string, work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await enter(call);
      return work(...args);
    };
  const wrapFile = (file: OpenFile): OpenFile => ({
    read: around('read', (bytes) => file.read(bytes)),
    write: around('write', (bytes) => file.write(bytes.subarray(0, mostBytes ?? bytes.length))),
    truncate: around('truncate', (size) => file.truncate(size)),
    sync: around('sync', () => file.sync()),
    facts: around('file facts', () => file.facts()),
    chmod: around('chmod', (mode) => file.chmod(mode)),
    chown: around('chown', (user, group) => file.chown(user, group)),
    // A descriptor is given back even where closing reports an error.
    close: async () => {
      await file.close();
      await enter('close');
    },
  });
  const files: FilePort = {
    open: async (path, flags, mode) => {
      await enter(`open ${flags}`);
      return wrapFile(await nodeFiles.open(path, flags, mode));
    },
    facts: around('facts', nodeFiles.facts),
    linkFacts: around('link facts', nodeFiles.linkFacts),
    realPath: around('real path', nodeFiles.realPath),
    askWritable: around('ask writable', nodeFiles.askWritable),
    link: around('link', nodeFiles.link),
    copy: around('copy', nodeFiles.copy),
    rename: around('rename', nodeFiles.rename),
    remove: around('remove', nodeFiles.remove),
    names: around('names', nodeFiles.names),
    makeFolder: around('make folder', nodeFiles.makeFolder),
  };
  return { files, calls };
}
