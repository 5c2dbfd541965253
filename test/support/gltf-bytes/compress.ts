/// <reference path="./draco-encoder.d.ts" />
import { Logger, Verbosity, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { draco, meshopt } from '@gltf-transform/functions';
import createEncoderModule from 'draco3dgltf/draco_encoder_gltf_nodejs.js';
import { MeshoptEncoder } from 'meshoptimizer';
import type { ModuleFiles } from '../../../core/gltf/module/module-file.ts';
import { DECODERS } from '../../../electron/modules/decoders.ts';

const COMPRESSIONS = {
  meshopt: meshopt({ encoder: MeshoptEncoder, level: 'medium' }),
  'meshopt with filters': meshopt({ encoder: MeshoptEncoder, level: 'high' }),
  draco: draco(),
};

/** A .glb as other programs compress it. */
export async function compress(glb: Uint8Array, how: keyof typeof COMPRESSIONS): Promise<ModuleFiles> {
  const io = new WebIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'draco3d.encoder': await createEncoderModule(),
    'draco3d.decoder': await DECODERS.draco(),
  });
  const document = await io.readBinary(Uint8Array.from(glb));
  document.setLogger(new Logger(Verbosity.SILENT));
  await document.transform(COMPRESSIONS[how]);
  return { main: { name: 'module.glb', bytes: await io.writeBinary(document) }, others: [] };
}
