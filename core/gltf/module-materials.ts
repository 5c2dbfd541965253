import {
  type Document,
  ExtensionProperty,
  type Material,
  type Property,
  Texture,
} from '@gltf-transform/core';
import { copyToDocument } from '@gltf-transform/functions';
import { text } from '../text/text.ts';
import type { LevelTextures } from './level-textures.ts';
import { makeModuleIo } from './module/module-document.ts';
import type { UniqueNames } from './unique-names.ts';

/** A material of a module in the file, with the name that the artist gave it. */
interface Known {
  readonly name: string;
  readonly material: Material;
}

/** Names of their own do not make two materials different. */
const BUT_NAMES = new Set(['name']);

/** Brings the materials of modules into a file as the artist made them; what several modules have stands there once. */
export class ModuleMaterials {
  private readonly known: Known[] = [];
  private readonly document: Document;
  private readonly textures: LevelTextures;
  private readonly names: UniqueNames;

  constructor(document: Document, textures: LevelTextures, names: UniqueNames) {
    this.document = document;
    this.textures = textures;
    this.names = names;
  }

  /** The materials of a normalised module, in its order. */
  async copyFrom(glb: Uint8Array): Promise<readonly Material[]> {
    const source = await makeModuleIo().readBinary(Uint8Array.from(glb));
    const materials = source.getRoot().listMaterials();
    const copies = copyToDocument(this.document, source, materials);
    this.declareExtensions(source, [...copies.keys()]);
    for (const copy of copies.values()) if (copy instanceof Texture) this.textures.adopt(copy);
    return materials.flatMap((material) => {
      const copy = copies.get(material);
      return copy ? this.settle(copy as Material, material.getName()) : [];
    });
  }

  /** Only what these materials use: a module's file may have used more. */
  private declareExtensions(source: Document, copied: readonly Property[]): void {
    const used = new Set(
      copied.flatMap((each) => (each instanceof ExtensionProperty ? each.extensionName : [])),
    );
    for (const extension of source.getRoot().listExtensionsUsed()) {
      if (!used.has(extension.extensionName)) continue;
      const Extension = extension.constructor as Parameters<Document['createExtension']>[0];
      const declared = this.document.createExtension(Extension);
      if (extension.isRequired()) declared.setRequired(true);
    }
  }

  private settle(material: Material, name: string): Material {
    const same = this.known.find((each) => each.name === name && each.material.equals(material, BUT_NAMES));
    if (same) {
      material.dispose();
      return same.material;
    }
    this.known.push({ name, material });
    return material.setName(this.names.take(name || text('export.module-material')));
  }
}
