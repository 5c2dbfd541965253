import type { Document } from '@gltf-transform/core';
import { ELEMENT_SIZES } from './gltf-shape.ts';
import { ModuleError } from './module-error.ts';
import type { PlainJson } from './plain-json.ts';

/**
 * Whether decoders gave as many numbers as the file says: nothing else tells what is in compressed data.
 * @throws ModuleError where they did not
 */
export function checkDecoded(document: Document, plain: PlainJson): void {
  const accessors = document.getRoot().listAccessors();
  for (const [index, { count, type }] of plain.takenAccessors()) {
    const numbers = accessors[plain.takeAccessor(index)]?.getArray()?.length ?? 0;
    if (numbers === count * (ELEMENT_SIZES.get(type) ?? 0)) continue;
    throw new ModuleError([{ code: 'modules.draco', params: { place: `accessors[${index}]` } }]);
  }
}
