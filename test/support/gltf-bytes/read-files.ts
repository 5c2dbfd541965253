import type { ModuleFiles } from '../../../core/gltf/module/module-file.ts';
import { normaliseModule } from '../../../core/gltf/module/normalise-module.ts';
import { readModule } from '../../../core/gltf/module/read-module.ts';
import type { ModuleModel } from '../../../core/modules/module-model.ts';
import { DECODERS } from '../../../electron/modules/decoders.ts';

/** What the whole way of a module gives: the decoders are those that the program ships. */
export async function readFiles(files: ModuleFiles) {
  const { glb, notices } = await normaliseModule(files, DECODERS);
  return {
    glb,
    model: await readModule(glb),
    notices: notices.map(({ code, params }) => [code, params.count]),
  };
}

export const positionsOf = ({ meshes }: ModuleModel): number[] =>
  meshes.flatMap(({ vertices }) => [...vertices.positions]);

/** Signed volume in m³: positive when the faces look outward. */
export function volumeOf({ meshes }: ModuleModel): number {
  let volume = 0;
  for (const { vertices } of meshes) {
    const at = (corner: number): number[] => {
      const from = (vertices.indices[corner] ?? 0) * 3;
      return [...vertices.positions.subarray(from, from + 3)];
    };
    for (let corner = 0; corner < vertices.indices.length; corner += 3) {
      const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0], [cx = 0, cy = 0, cz = 0]] = [
        at(corner),
        at(corner + 1),
        at(corner + 2),
      ];
      volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    }
  }
  return volume;
}
