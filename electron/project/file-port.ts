import { type BigIntStats, constants } from 'node:fs';
import {
  access,
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  stat,
  unlink,
} from 'node:fs/promises';

/** What a file system says about a file. */
export interface FileFacts {
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970, with fractions. */
  readonly modified: number;
  /** Permission bits, such as 0o644. */
  readonly mode: number;
  readonly owner: { readonly user: number; readonly group: number };
}

/** An open file. Reads and writes go on where the last one ended and may handle fewer bytes than asked. */
export interface OpenFile {
  read(bytes: Uint8Array): Promise<number>;
  write(bytes: Uint8Array): Promise<number>;
  truncate(size: number): Promise<void>;
  /** Returns when the bytes are on the disk itself. */
  sync(): Promise<void>;
  facts(): Promise<FileFacts>;
  chmod(mode: number): Promise<void>;
  chown(user: number, group: number): Promise<void>;
  close(): Promise<void>;
}

/** All that project files ask of a file system, so that tests can put faults and delays in between. */
export interface FilePort {
  /** r: read; r+: write over what is there; wx: make a new file, fails where one is. */
  open(path: string, flags: 'r' | 'r+' | 'wx', mode?: number): Promise<OpenFile>;
  /** Follows symbolic links. */
  facts(path: string): Promise<FileFacts>;
  /** Of the link itself. */
  linkFacts(path: string): Promise<FileFacts>;
  realPath(path: string): Promise<string>;
  /** Fails when the user may not write there. */
  askWritable(path: string): Promise<void>;
  /** A second name for the same file; fails where that name is taken. */
  link(from: string, to: string): Promise<void>;
  /** Fails where that name is taken. */
  copy(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  names(folder: string): Promise<string[]>;
  /** Makes the folder and those above it where they are missing. */
  makeFolder(path: string): Promise<void>;
}

function toFacts(stats: BigIntStats): FileFacts {
  const kinds = [
    ['file', stats.isFile()],
    ['folder', stats.isDirectory()],
    ['link', stats.isSymbolicLink()],
  ] as const;
  return {
    kind: kinds.find(([, holds]) => holds)?.[0] ?? 'other',
    size: Number(stats.size),
    modified: Number(stats.mtimeNs) / 1e6,
    mode: Number(stats.mode) & 0o7777,
    owner: { user: Number(stats.uid), group: Number(stats.gid) },
  };
}

const PRECISE = { bigint: true } as const;

/** The real file system. */
export const nodeFiles: FilePort = {
  async open(path, flags, mode) {
    const handle = await open(path, flags, mode);
    return {
      read: async (bytes) => (await handle.read(bytes, 0, bytes.length, null)).bytesRead,
      write: async (bytes) => (await handle.write(bytes, 0, bytes.length, null)).bytesWritten,
      truncate: (size) => handle.truncate(size),
      sync: () => handle.sync(),
      facts: async () => toFacts(await handle.stat(PRECISE)),
      chmod: (bits) => handle.chmod(bits),
      chown: (user, group) => handle.chown(user, group),
      close: () => handle.close(),
    };
  },
  facts: async (path) => toFacts(await stat(path, PRECISE)),
  linkFacts: async (path) => toFacts(await lstat(path, PRECISE)),
  realPath: (path) => realpath(path),
  askWritable: (path) => access(path, constants.W_OK),
  link,
  copy: (from, to) => copyFile(from, to, constants.COPYFILE_EXCL),
  rename,
  remove: unlink,
  names: (folder) => readdir(folder),
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
};
