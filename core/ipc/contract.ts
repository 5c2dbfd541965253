import { assetPath } from '../document/schema/fields.ts';
import { z } from '../document/schema/zod.ts';
import { IMAGE_TYPES } from '../images/image-header.ts';

/** Names one level file that the main process handed out. The renderer never makes one up, nor a path. */
const levelId = z.string().min(1).max(200);
/** The level that something belongs to; null for one that has no file yet and will be of the open project. */
const openLevel = levelId.nullable();
const fileName = z.string().min(1).max(255);
/** A file that the user chose, by its path from the folder of the first one chosen with it. */
const chosenFile = z.object({ name: z.string().min(1).max(1000), bytes: z.instanceof(Uint8Array) });
/** Files that are chosen together: a .gltf with a few hundred images is no module. */
const MOST_CHOSEN = 256;
/** Something told in words of the catalogue. */
const told = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
const point = z.tuple([z.number(), z.number(), z.number()]).readonly();
/** Names an import that is under way, made up by who asks for it. */
const importId = z.string().min(1).max(100);
/** A level as text; the size limit of parseLevel holds, this only bounds the message. */
const levelText = z.string().max(256 * 1024 * 1024);

const problem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'repair', 'warning']),
  place: z.string(),
  at: z.string().nullable(),
  record: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

const levelInfo = z.object({
  id: levelId,
  fileName,
  /** Milliseconds since 1970. */
  modified: z.number(),
  /** Bytes. */
  size: z.number(),
});

const opened = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('opened'),
    level: levelInfo,
    /** Canonical text of what was read. */
    text: levelText,
    /** What is doubtful, with the repairs that are offered. */
    problems: z.array(problem),
    /** False when the file cannot be written: a save needs another name. */
    isWritable: z.boolean(),
  }),
  z.object({ status: z.literal('unreadable'), fileName, problems: z.array(problem) }),
]);

const saved = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), level: levelInfo }),
  /** The file is not the one that was opened or last saved: nothing was written. */
  z.object({ status: z.literal('changed-on-disk'), modified: z.number().nullable() }),
  /** A file of that name exists and `overwrite` was not said: nothing was written. */
  z.object({ status: z.literal('exists') }),
]);

/**
 * Every request of the renderer: what it sends and what it gets. Served by the Electron main process and by the
 * loopback host alike; the types of client, preload and handlers derive from this table.
 */
export const contract = {
  'app.describe': {
    input: z.object({}),
    output: z.object({
      version: z.string(),
      host: z.enum(['electron', 'browser']),
      /** Name of the project folder, never its path. */
      project: z.string(),
      /** The level to open first, if there is one. */
      firstLevel: levelId.nullable(),
      /** Can `project.choose` show a folder dialog? */
      canChooseFolder: z.boolean(),
    }),
  },
  'project.list': {
    input: z.object({}),
    output: z.object({ project: z.string(), levels: z.array(levelInfo) }),
  },
  /** Shows the system's folder dialog; answers with the project that is open afterwards. */
  'project.choose': {
    input: z.object({}),
    output: z.object({ changed: z.boolean(), project: z.string(), levels: z.array(levelInfo) }),
  },
  'level.open': { input: z.object({ id: levelId }), output: opened },
  /** Has the file changed since it was opened or last saved? */
  'level.check': {
    input: z.object({ id: levelId }),
    output: z.object({ status: z.enum(['same', 'changed', 'missing']) }),
  },
  'level.save': {
    input: z.object({
      id: levelId,
      text: levelText,
      /** Write even though the file has changed on disk. */
      overwrite: z.boolean(),
      /** Keep the file as it was beside the new one: after a repair. */
      keepOriginal: z.boolean(),
    }),
    output: saved,
  },
  'level.saveAs': {
    input: z.object({ fileName, text: levelText, overwrite: z.boolean() }),
    output: saved,
  },
  /** Writes an export beside the levels. */
  'export.save': {
    input: z.object({ fileName, bytes: z.instanceof(Uint8Array), overwrite: z.boolean() }),
    output: z.discriminatedUnion('status', [
      z.object({ status: z.literal('saved'), fileName, size: z.number() }),
      z.object({ status: z.literal('exists') }),
    ]),
  },
  /** An image that a material of a level names by its path beside the level. */
  'image.read': {
    input: z.object({ level: openLevel, path: assetPath }),
    output: z.object({ bytes: z.instanceof(Uint8Array), type: z.enum(IMAGE_TYPES) }),
  },
  /** Copies an image that the user chose into the project; never over another. */
  'image.add': {
    input: z.object({ level: openLevel, fileName, bytes: z.instanceof(Uint8Array) }),
    output: z.object({ path: assetPath }),
  },
  /** The images that the project has. */
  'image.list': {
    input: z.object({ level: openLevel }),
    output: z.object({ paths: z.array(assetPath) }),
  },
  /**
   * Copies files that came with the program, as its templates name them, into the project where it has none: images
   * and modules.
   */
  'image.provide': { input: z.object({ paths: z.array(assetPath).max(100) }), output: z.object({}) },
  /** A module that an asset of a level names by its path beside the level, in the one form that the program reads. */
  'module.read': {
    input: z.object({ level: openLevel, path: assetPath }),
    output: z.object({ glb: z.instanceof(Uint8Array), notices: z.array(told) }),
  },
  /** Checks a module that the user chose and copies its files into the project; never over another. */
  'module.add': {
    input: z.object({
      level: openLevel,
      /** The .glb or .gltf first, then what it names. */
      files: z.array(chosenFile).min(1).max(MOST_CHOSEN),
      import: importId,
    }),
    output: z.discriminatedUnion('status', [
      z.object({
        status: z.literal('added'),
        path: assetPath,
        notices: z.array(told),
        /** Of its geometry, in metres of the file. */
        bounds: z.object({ min: point, max: point }),
      }),
      /** Nothing was written. */
      z.object({ status: z.literal('refused'), reasons: z.array(told) }),
      /** `module.stop` came in time: nothing was written. */
      z.object({ status: z.literal('stopped') }),
    ]),
  },
  /** Gives up an import that is under way. */
  'module.stop': { input: z.object({ import: importId }), output: z.object({}) },
  /** The modules that the project has. */
  'module.list': {
    input: z.object({ level: openLevel }),
    output: z.object({ paths: z.array(assetPath) }),
  },
  'settings.read': {
    input: z.object({}),
    output: z.object({
      settings: z.record(z.string(), z.unknown()),
      /** What to tell the user once: that the settings were broken and are back at their defaults. */
      notice: z.string().optional(),
    }),
  },
  /** Sets what is given; other settings stay as they are. */
  'settings.write': {
    input: z.object({ settings: z.record(z.string(), z.unknown()) }),
    output: z.object({}),
  },
  /** Tells the window what to show in its title and whether closing loses work. */
  'window.state': {
    input: z.object({ title: z.string().max(600), isDirty: z.boolean() }),
    output: z.object({}),
  },
  /** The answer to a `close-requested` event: may the window close now? */
  'window.close': { input: z.object({ proceed: z.boolean() }), output: z.object({}) },
} as const;

export type RequestName = keyof typeof contract;
export type RequestInput<N extends RequestName> = z.infer<(typeof contract)[N]['input']>;
export type RequestOutput<N extends RequestName> = z.infer<(typeof contract)[N]['output']>;
export type LevelInfo = z.infer<typeof levelInfo>;
export type OpenOutcome = z.infer<typeof opened>;
export type SaveOutcome = z.infer<typeof saved>;

/** What the main process tells the renderer unasked. */
export const hostEvent = z.discriminatedUnion('type', [
  /** The window is to be closed and has unsaved work: answer with `window.close`; `save`: save first. */
  z.object({ type: z.literal('close-requested'), save: z.boolean() }),
  /** A menu item of the window was chosen. */
  z.object({ type: z.literal('action'), action: z.string() }),
  /** A second start handed over a level to open. */
  z.object({ type: z.literal('open-level'), id: levelId }),
]);

export type HostEvent = z.infer<typeof hostEvent>;

/** How a failed request crosses: a stable code, and words that say what happened and what to do. */
export const failure = z.object({ code: z.string(), message: z.string() });
export type Failure = z.infer<typeof failure>;

/** What the renderer sees of its host. A failed request rejects with a RequestError. */
export interface Bridge {
  request<N extends RequestName>(name: N, input: RequestInput<N>): Promise<RequestOutput<N>>;
  /** Returns the way to stop listening. */
  onEvent(listener: (event: HostEvent) => void): () => void;
}

/** A request that failed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: string;

  constructor({ code, message }: Failure) {
    super(message);
    this.code = code;
  }
}
