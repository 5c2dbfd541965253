/// <reference path="./draco3dgltf.d.ts" />
import type { ModuleDecoders } from '../../core/gltf/module/module-file.ts';

/** The decoders that come with the program: nothing is fetched. Each is loaded when a file first needs it. */
export const DECODERS: ModuleDecoders = {
  meshopt: async () => {
    const { MeshoptDecoder } = await import('meshoptimizer/decoder');
    await MeshoptDecoder.ready;
    return MeshoptDecoder;
  },
  draco: async () => {
    const { default: createDecoderModule } = await import('draco3dgltf/draco_decoder_gltf_nodejs.js');
    return createDecoderModule();
  },
};
