import { Logger, Verbosity, VertexLayout, WebIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRDracoMeshCompression,
  KHRMaterialsAnisotropy,
  KHRMaterialsClearcoat,
  KHRMaterialsDiffuseTransmission,
  KHRMaterialsDispersion,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsIridescence,
  KHRMaterialsPBRSpecularGlossiness,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsTransmission,
  KHRMaterialsUnlit,
  KHRMaterialsVolume,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions';

/** What a normalised module may hold beside core glTF: how its materials look. */
export const MODULE_EXTENSIONS = [
  EXTTextureWebP,
  KHRMaterialsAnisotropy,
  KHRMaterialsClearcoat,
  KHRMaterialsDiffuseTransmission,
  KHRMaterialsDispersion,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsIridescence,
  KHRMaterialsPBRSpecularGlossiness,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsTransmission,
  KHRMaterialsUnlit,
  KHRMaterialsVolume,
  KHRTextureTransform,
];

const PACKING_EXTENSIONS = [EXTMeshoptCompression, KHRDracoMeshCompression, KHRMeshQuantization];

/** Decoders by the names that the library asks for. */
export interface InstalledDecoders {
  readonly 'meshopt.decoder'?: object;
  readonly 'draco3d.decoder'?: object;
}

/** A reader and writer of modules that says nothing by itself and needs nothing of a platform. */
export function makeModuleIo(decoders: InstalledDecoders = {}): WebIO {
  return new WebIO()
    .setLogger(new Logger(Verbosity.SILENT))
    .setVertexLayout(VertexLayout.SEPARATE)
    .registerExtensions([...MODULE_EXTENSIONS, ...PACKING_EXTENSIONS])
    .registerDependencies({ ...decoders });
}
