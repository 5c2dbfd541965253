import { joinParts } from '../../../core/gltf/file-bytes.ts';
import { frameGlb } from '../../../core/gltf/frame-glb.ts';
import type { ModuleFiles } from '../../../core/gltf/module/module-file.ts';
import { jsonOfGlb } from '../gltf-json.ts';

/** The same .glb with its JSON, as text, put another way. */
export function editJson({ main, others }: ModuleFiles, edit: (json: string) => string): ModuleFiles {
  const { bytes } = main;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
  const binary = Uint8Array.from(bytes.subarray(20 + length + 8));
  const before = JSON.stringify(jsonOfGlb(bytes));
  const json = edit(before);
  if (json === before) throw new Error('nothing was edited');
  return { main: { name: main.name, bytes: joinParts({ parts: frameGlb(json, [binary]) }) }, others };
}
