import type { TextKey, TextParams } from '../text/text.ts';
import type { ModuleForm, ShapeSharing } from './export-choices.ts';
import type { ExportPart } from './export-parts.ts';

/** Image files by their canonical path beside the level; see canonicalImagePath. */
export type LevelImageFiles = ReadonlyMap<string, Uint8Array>;

/** Normalised module files by their canonical path beside the level; see normaliseModule. */
export type LevelModuleFiles = ReadonlyMap<string, Uint8Array>;

/** What to export and how. The same options and level always give the same bytes. */
export interface ExportOptions {
  /**
   * Name of the file to write. One that ends in .gltf gets its geometry in a .bin and its images beside it; others are
   * one .glb.
   */
  readonly fileName: string;
  /** Ids of the storeys to export; all of them if not given. */
  readonly storeys?: readonly string[];
  /** What is left out; nothing if not given. */
  readonly without?: readonly ExportPart[];
  /** The images that the materials of the level name. A material whose image is not here keeps its colour alone. */
  readonly images?: LevelImageFiles;
  /** Ids of the rings to export; all of them if not given. */
  readonly rings?: readonly string[];
  /** The files that assets name. Modules of an asset whose file is not here are left out. */
  readonly modules?: LevelModuleFiles;
  /** 'keep' if not given. */
  readonly moduleForm?: ModuleForm;
  /** 'shared' if not given. Of no account for merged modules, which share nothing. */
  readonly shapes?: ShapeSharing;
  /** Numbers of 16 bits, by the extension KHR_mesh_quantization, which readers have to know. */
  readonly quantise?: boolean;
  /** Compressed geometry, by the extension EXT_meshopt_compression, which readers have to know. */
  readonly compress?: boolean;
  /** Version of this program, written as the file's generator. */
  readonly programVersion: string;
}

/** How whoever asked for an export follows it. */
export interface ExportWatch {
  /** Told how much is done, from 0 to 1. The export waits for what it returns, so it may give others a turn. */
  readonly onProgress?: (fraction: number) => void | Promise<void>;
  /** An AbortSignal; when it is aborted the export ends with an ExportError at the next progress. */
  readonly signal?: { readonly aborted: boolean };
}

export interface ExportFile {
  readonly name: string;
  /** The bytes, in this order: a large file is never in one piece in memory. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

export interface ExportCounts {
  readonly storeys: number;
  /** Walls that have a body in the file. */
  readonly walls: number;
  readonly rooms: number;
  /** Openings that are cut out of walls. */
  readonly openings: number;
  readonly rings: number;
  /** Modules that stand in the file, whatever they have become in it. */
  readonly modules: number;
  /** Tower-defence levels that could be built. */
  readonly defences: number;
  readonly towers: number;
  readonly nodes: number;
  readonly meshes: number;
  readonly materials: number;
  readonly images: number;
  /** Of all meshes, each counted once. */
  readonly vertices: number;
  /** Of all that is shown: those of a mesh count as often as it is. */
  readonly triangles: number;
  /** Of all files. */
  readonly bytes: number;
}

/** Something of the level that the file does not hold, or holds otherwise than the editor shows it. */
export interface ExportNotice {
  readonly code: TextKey;
  readonly params: TextParams;
}

export interface ExportResult {
  /** The file that was asked for, then those it needs beside it. */
  readonly files: readonly [ExportFile, ...ExportFile[]];
  readonly counts: ExportCounts;
  readonly notices: readonly ExportNotice[];
}
