import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleImage, ModuleMesh } from '../../../core/modules/module-model.ts';
import type { StepChoice } from '../../../core/polar/deformation-steps.ts';
import { computeEdgeRatios } from '../../../core/polar/shape/edge-ratios.ts';
import { BEND_ATTRIBUTE, INSTANCE_FLOATS, writeBendInstance } from '../../materials/module/bend-instance.ts';
import type { BendMaterial } from '../../materials/module/bend-material.ts';
import { BendMaterials } from '../../materials/module/bend-materials.ts';
import { buildMeasureMaterial, EDGE_RATIO_ATTRIBUTE } from '../../materials/module/measure-material.ts';
import type { PreviewContent } from '../../session/preview/preview-picture.ts';
import type { PreviewPaint } from '../../session/preview/preview-settings.ts';
import { buildModuleMesh, layoutOf } from '../ring/modules/module-mesh.ts';

/** Where a module is drawn: its pivot at the origin, the ring's centre straight ahead along +z. */
const AHEAD = -Math.PI / 2;

/** The meshes of one module in one of the four pictures. */
export class PreviewHosts {
  private readonly scene: Scene;
  private readonly steps: StepChoice;
  private readonly layers: number;
  private readonly materials: BendMaterials;
  private readonly measures = new Map<PreviewPaint, BendMaterial>();
  private readonly matrix = new Float32Array(INSTANCE_FLOATS.matrix);
  private readonly bend = new Float32Array(INSTANCE_FLOATS.bend);
  private content: PreviewContent | null = null;
  private paint: PreviewPaint = 'look';
  private meshes: readonly (readonly [mesh: Mesh, source: ModuleMesh])[] = [];

  /** @param layers of the cameras that see them */
  constructor(scene: Scene, steps: StepChoice, layers: number, onUndrawable: (image: ModuleImage) => void) {
    this.scene = scene;
    this.steps = steps;
    this.layers = layers;
    this.materials = new BendMaterials(scene, onUndrawable);
  }

  show(content: PreviewContent | null): void {
    const before = this.content;
    this.content = content;
    const isRebuilt =
      content?.shape.prepared !== before?.shape.prepared ||
      content?.shape.wantedEdge !== before?.shape.wantedEdge ||
      content?.mirrored !== before?.mirrored;
    if (content?.shape.model !== before?.shape.model && before)
      this.materials.forgetModule(before.shape.model);
    if (isRebuilt) this.build(content);
    if (content) this.place(content);
    this.look();
  }

  setPaint(paint: PreviewPaint): void {
    this.paint = paint;
    this.look();
  }

  dispose(): void {
    this.build(null);
    this.materials.dispose();
    for (const material of this.measures.values()) material.dispose();
  }

  private build(content: PreviewContent | null): void {
    for (const [mesh] of this.meshes) mesh.dispose();
    this.meshes = (content?.shape.prepared.meshes ?? []).map((source) => {
      const mesh = buildModuleMesh(source.name, this.scene, source.vertices, content?.mirrored ?? false);
      mesh.layerMask = this.layers;
      mesh.alwaysSelectAsActiveMesh = true;
      mesh.thinInstanceSetBuffer('matrix', this.matrix, INSTANCE_FLOATS.matrix, false);
      mesh.thinInstanceSetBuffer(BEND_ATTRIBUTE, this.bend, INSTANCE_FLOATS.bend, false);
      return [mesh, source];
    });
  }

  private place({ pivot: { radius }, quarterTurns, mirrored }: PreviewContent): void {
    writeBendInstance(this.matrix, this.bend, 0, {
      centre: [0, 0, radius],
      pivot: { radius, angle: AHEAD },
      quarterTurns,
      isMirrored: mirrored,
    });
    for (const [mesh] of this.meshes) {
      mesh.thinInstanceBufferUpdated('matrix');
      mesh.thinInstanceBufferUpdated(BEND_ATTRIBUTE);
    }
  }

  private look(): void {
    const { content } = this;
    if (!content) return;
    for (const [mesh, source] of this.meshes) {
      const material = this.paint === 'look' ? this.materialOf(content, source) : this.measure(this.paint);
      if (this.paint === 'density') measureEdges(mesh, source, content.shape.wantedEdge);
      material.setRing(content.ring);
      material.setSteps(this.steps);
      mesh.material = material;
    }
  }

  private materialOf({ shape }: PreviewContent, { material, vertices }: ModuleMesh): BendMaterial {
    const layout = layoutOf(vertices);
    return this.materials.get({ ring: 'preview', module: shape.model, material, layout, look: 'normal' });
  }

  private measure(paint: 'density' | 'stretch'): BendMaterial {
    const known = this.measures.get(paint) ?? buildMeasureMaterial(this.scene, paint);
    this.measures.set(paint, known);
    return known;
  }
}

/** Once a mesh. */
function measureEdges(mesh: Mesh, { vertices }: ModuleMesh, wanted: number): void {
  if (mesh.isVerticesDataPresent(EDGE_RATIO_ATTRIBUTE)) return;
  mesh.setVerticesData(EDGE_RATIO_ATTRIBUTE, computeEdgeRatios(vertices, wanted), false, 1);
}
