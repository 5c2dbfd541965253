import type { Node } from '@gltf-transform/core';
import { RING_DEFAULTS } from '../document/schema/ring.ts';
import type { ModuleForm } from './export-choices.ts';
import type { ExportProgress } from './export-progress.ts';
import { InstancedModules } from './instanced-modules.ts';
import { KeptModules } from './kept-modules.ts';
import { MergedModules } from './merged-modules.ts';
import type { MeshWriter } from './mesh-writer.ts';
import type { ModuleShapes } from './module-shapes.ts';
import { describeRing } from './ring-facts.ts';
import type { RingForm } from './ring-form.ts';
import type { RingModules } from './ring-modules.ts';
import { ShapeMeshes } from './shape-meshes.ts';
import type { UniqueNames } from './unique-names.ts';

/** The file that rings are written to. */
export interface RingTarget {
  readonly meshes: MeshWriter;
  readonly names: UniqueNames;
  readonly shapes: ModuleShapes;
  readonly form: ModuleForm;
  readonly progress: ExportProgress;
}

/** What of the rings is in the file. */
export interface RingCounts {
  readonly rings: number;
  readonly modules: number;
  readonly triangles: number;
}

interface WrittenRings {
  readonly nodes: readonly Node[];
  readonly counts: RingCounts;
}

/** Writes each ring as a node at its centre, with those of its modules whose files there are. */
export async function writeRings(rings: readonly RingModules[], target: RingTarget): Promise<WrittenRings> {
  const shapeMeshes = new ShapeMeshes(target.shapes, target.meshes, target.names);
  const nodes: Node[] = [];
  let modules = 0;
  let triangles = 0;
  for (const each of rings) {
    const { ring, placed } = each;
    const form = createForm(target, shapeMeshes);
    const node = target.meshes.document
      .createNode(target.names.take(ring.name || ring.id))
      .setTranslation([...(ring.centre ?? RING_DEFAULTS.centre)])
      .setExtras({ ...describeRing(each) });
    for (const module of placed.filter((one) => target.shapes.has(one))) {
      triangles += await form.add(module, target.shapes.place(each, module));
      modules += 1;
      await target.progress.advance(1);
    }
    form.finish(node);
    nodes.push(node);
  }
  return { nodes, counts: { rings: rings.length, modules, triangles } };
}

function createForm({ meshes, names, shapes, form }: RingTarget, shapeMeshes: ShapeMeshes): RingForm {
  switch (form) {
    case 'keep':
      return new KeptModules(meshes.document, shapeMeshes, names);
    case 'instance':
      return new InstancedModules(meshes.document, shapeMeshes, names);
    case 'merge':
      return new MergedModules(shapes, meshes, names);
  }
}
