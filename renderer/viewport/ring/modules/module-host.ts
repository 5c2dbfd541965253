import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleMesh } from '../../../../core/modules/module-model.ts';
import { BEND_ATTRIBUTE, INSTANCE_FLOATS } from '../../../materials/module/bend-instance.ts';
import type { BendMaterials } from '../../../materials/module/bend-materials.ts';
import { DRAW_ORDER } from '../../draw-order.ts';
import type { ModuleKind } from './module-kind.ts';
import { buildModuleMesh, layoutOf } from './module-mesh.ts';
import type { ModuleGroup } from './module-roster.ts';

/** Draws one group: a mesh for each of its module's meshes, all copies of it in one call. */
export class ModuleHost {
  private readonly scene: Scene;
  private readonly materials: BendMaterials;
  private readonly group: ModuleGroup;
  private kind: ModuleKind | null = null;
  private meshes: readonly Mesh[] = [];
  private bounds: unknown = null;

  constructor(scene: Scene, materials: BendMaterials, group: ModuleGroup) {
    this.scene = scene;
    this.materials = materials;
    this.group = group;
    group.table.forgetRoom();
  }

  /** Sends what changed. */
  update(): void {
    const { kind, table } = this.group;
    if (kind !== this.kind) {
      this.build(kind);
      table.forgetRoom();
    }
    const { isNewRoom, runs } = table.takeChange();
    for (const mesh of this.meshes) {
      if (isNewRoom) this.fill(mesh);
      else for (const run of runs) this.send(mesh, run);
      mesh.thinInstanceCount = table.count;
    }
    this.bound();
  }

  dispose(): void {
    for (const mesh of this.meshes) mesh.dispose();
    this.meshes = [];
  }

  private build(kind: ModuleKind): void {
    this.dispose();
    this.kind = kind;
    this.meshes = kind.prepared.meshes.map((mesh) => this.buildMesh(kind, mesh));
    this.bounds = null;
  }

  private buildMesh({ ring, model }: ModuleKind, { name, material, vertices }: ModuleMesh): Mesh {
    const { isMirrored, look } = this.group;
    const mesh = buildModuleMesh(`module ${name}`, this.scene, vertices, isMirrored);
    mesh.material = this.materials.get({ ring, module: model, material, layout: layoutOf(vertices), look });
    mesh.alphaIndex = look === 'ghost' ? DRAW_ORDER.ghost : DRAW_ORDER.glass;
    return mesh;
  }

  private fill(mesh: Mesh): void {
    const { matrices, bends } = this.group.table;
    mesh.thinInstanceSetBuffer('matrix', matrices, INSTANCE_FLOATS.matrix, false);
    mesh.thinInstanceSetBuffer(BEND_ATTRIBUTE, bends, INSTANCE_FLOATS.bend, false);
  }

  private send(mesh: Mesh, [from, to]: readonly [number, number]): void {
    const { matrices, bends } = this.group.table;
    for (const [kind, data, size] of [
      ['matrix', matrices, INSTANCE_FLOATS.matrix],
      [BEND_ATTRIBUTE, bends, INSTANCE_FLOATS.bend],
    ] as const) {
      mesh.thinInstancePartialBufferUpdate(kind, data.subarray(from * size, to * size), from * size);
    }
  }

  private bound(): void {
    const { bounds } = this.group.table;
    if (!bounds || bounds === this.bounds) return;
    this.bounds = bounds;
    for (const mesh of this.meshes) {
      mesh.setBoundingInfo(new BoundingInfo(new Vector3(...bounds.min), new Vector3(...bounds.max)));
    }
  }
}
