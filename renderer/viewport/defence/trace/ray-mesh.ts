import { Material } from '@babylonjs/core/Materials/material.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { RAY_LINES, type RayLines } from '../../../../core/defence/trace/trace-rays.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';

/** Red walkway rays; corner rays are blue, and cyan from where they strike; hits are nearly white. */
export const RAY_COLORS: Readonly<Record<(typeof RAY_LINES)[number], readonly [number, number, number]>> = {
  walkway: [0.93, 0.16, 0.2],
  corner: [0.16, 0.32, 0.98],
  struck: [0.1, 0.86, 0.93],
  hit: [1, 0.95, 0.75],
};

/** In tiles over the ground: kinds of rays lie over one another, and nothing is told by colour alone. */
export const RAY_HEIGHTS: Readonly<Record<(typeof RAY_LINES)[number], number>> = {
  walkway: 0.16,
  corner: 0.24,
  struck: 0.24,
  hit: 0.2,
};

const ENDS = 2;
const COLOR_FLOATS = 4;

/** All lines of a trace in one mesh and one draw call; what is seen of them is a range of it. */
export class RayMesh {
  private readonly mesh: Mesh;
  private readonly material: StandardMaterial;

  constructor(scene: Scene) {
    this.material = new StandardMaterial('rays', scene);
    this.material.disableLighting = true;
    this.material.emissiveColor = Color3.White();
    this.material.fillMode = Material.LineListDrawMode;
    this.mesh = new Mesh('rays', scene);
    this.mesh.material = this.material;
    this.mesh.isPickable = false;
    this.mesh.isUnIndexed = true;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.setEnabled(false);
  }

  /** Sends all lines. */
  set({ ends, kinds }: RayLines, origin: Vec3, tileSize: number): void {
    const positions = new Float32Array(kinds.length * ENDS * 3);
    const colors = new Float32Array(kinds.length * ENDS * COLOR_FLOATS);
    for (const [line, kind] of kinds.entries()) {
      const name = RAY_LINES[kind] ?? 'walkway';
      const [y, [r, g, b]] = [origin[1] + RAY_HEIGHTS[name] * tileSize, RAY_COLORS[name]];
      for (let end = 0; end < ENDS; end += 1) {
        const vertex = line * ENDS + end;
        positions[vertex * 3] = origin[0] + (ends[vertex * 2] ?? 0) * tileSize;
        positions[vertex * 3 + 1] = y;
        positions[vertex * 3 + 2] = origin[2] + (ends[vertex * 2 + 1] ?? 0) * tileSize;
        colors[vertex * COLOR_FLOATS] = r;
        colors[vertex * COLOR_FLOATS + 1] = g;
        colors[vertex * COLOR_FLOATS + 2] = b;
        colors[vertex * COLOR_FLOATS + 3] = 1;
      }
    }
    if (kinds.length === 0) {
      this.mesh.setEnabled(false);
      return;
    }
    this.mesh.setVerticesData('position', positions, false, 3);
    this.mesh.setVerticesData('color', colors, false, COLOR_FLOATS);
  }

  /** Shows the lines from the first to before the last. */
  show([from, to]: readonly [number, number]): void {
    const [part] = this.mesh.subMeshes ?? [];
    this.mesh.setEnabled(to > from && part !== undefined);
    if (!part) return;
    part.verticesStart = from * ENDS;
    part.verticesCount = (to - from) * ENDS;
  }

  dispose(): void {
    this.mesh.dispose();
    this.material.dispose();
  }
}
