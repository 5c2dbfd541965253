import type { ModuleNotice } from '../../modules/module-model.ts';

/** One of the files that a module is made of. */
export interface ModuleFile {
  /** Its name as seen from the folder of the .glb or .gltf, folders divided by `/`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files of a module as an artist's program wrote them. */
export interface ModuleFiles {
  /** The .glb or .gltf. */
  readonly main: ModuleFile;
  /** Those that a .gltf names: its .bin and images. More than it names do no harm. */
  readonly others: readonly ModuleFile[];
}

/** A module in the one form that the rest of the program reads. */
export interface NormalisedModule {
  readonly glb: Uint8Array<ArrayBuffer>;
  /** What is used otherwise than the file says, or not at all. */
  readonly notices: readonly ModuleNotice[];
}

/** Decoders of compressed geometry. Each is asked for only when a file needs it. */
export interface ModuleDecoders {
  /** `MeshoptDecoder` of the package meshoptimizer, once it is ready. */
  readonly meshopt: () => Promise<object>;
  /** What `createDecoderModule` of the package draco3dgltf promises. */
  readonly draco: () => Promise<object>;
}
