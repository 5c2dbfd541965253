import type { MeshData } from './mesh-data.ts';
import { MeshWriter } from './mesh-writer.ts';

/** Writes several meshes at once, one a material (null being the default one), in memory that is used again. */
export class MeshSorter {
  private readonly active = new Map<string | null, MeshWriter>();
  private readonly idle: MeshWriter[] = [];

  /** Where to write the faces of a material. */
  readonly writerOf = (material: string | null): MeshWriter => {
    const known = this.active.get(material);
    if (known) return known;
    const writer = this.idle.pop() ?? new MeshWriter();
    this.active.set(material, writer);
    return writer;
  };

  /** Returns what was written by material, in the order in which the materials came up, and begins afresh. */
  take(): Map<string | null, MeshData> {
    const meshes = new Map<string | null, MeshData>();
    for (const [material, writer] of this.active) {
      if (writer.vertexCount > 0) meshes.set(material, writer.take());
      this.idle.push(writer);
    }
    this.active.clear();
    return meshes;
  }
}
