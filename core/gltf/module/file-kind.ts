import { findImageHeader } from '../../images/image-header.ts';
import type { TextKey } from '../../text/text.ts';

/** How files of other kinds begin, as text. */
const BEGINNINGS: readonly (readonly [RegExp, TextKey])[] = [
  [/^Kaydara FBX Binary/, 'modules.kind.fbx'],
  [/^; FBX/, 'modules.kind.fbx'],
  [/^BLENDER/, 'modules.kind.blend'],
  [/^PK[^ -~]{2}/, 'modules.kind.zip'],
  [/^[^ -~]\x8b/, 'modules.kind.zip'],
  [/^\xabKTX/, 'modules.kind.ktx'],
  [/^%PDF/, 'modules.kind.pdf'],
  [/^ply\s/, 'modules.kind.ply'],
  [/^solid\s/, 'modules.kind.stl'],
  [/^\s*<[\s\S]*<COLLADA/, 'modules.kind.collada'],
  [/^\s*<(!doctype|html)/i, 'modules.kind.html'],
  [/^version https:\/\/git-lfs/, 'modules.kind.lfs'],
  [/^(?:[ \t\r]*(?:#[^\n]*)?\n)*[ \t\r]*(?:mtllib|usemtl|o|g|v|vn|vt|f) +\S/, 'modules.kind.obj'],
  [/^#usda|^PXR-USDC/, 'modules.kind.usd'],
];

/** Enough to tell the kind by. */
const BEGINNING = 4096;

/** What a file that is no glTF looks like, by its content: names lie. */
export function findFileKind(bytes: Uint8Array): TextKey {
  const image = findImageHeader(bytes);
  if (image) return 'modules.kind.image';
  // One character a byte, so that signatures are found whatever their encoding.
  const beginning = Array.from(bytes.subarray(0, BEGINNING), (byte) => String.fromCharCode(byte)).join('');
  return BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] ?? 'modules.kind.unknown';
}
