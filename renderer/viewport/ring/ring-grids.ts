import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { RingGridMaterial } from '../../materials/ring-grid/ring-grid-material.ts';
import { DRAW_ORDER } from '../draw-order.ts';
import type { ViewportTheme } from '../viewport-theme.ts';
import type { RingPicture } from './ring-picture.ts';

/** Sides of the annulus that a grid is drawn on: what is not of the ring is left out by its shader. */
const SIDES = 96;

interface DrawnGrid {
  readonly mesh: Mesh;
  readonly material: RingGridMaterial;
}

/** The grids of all rings: one draw call a ring, whatever its steps and lines; all that changes are uniforms. */
export class RingGrids {
  private readonly scene: Scene;
  private readonly drawn = new Map<string, DrawnGrid>();
  private theme: ViewportTheme | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  setTheme(theme: ViewportTheme): void {
    this.theme = theme;
    for (const { material } of this.drawn.values()) material.setTheme(theme);
  }

  /** Shows exactly these from now on. */
  set(pictures: readonly RingPicture[]): void {
    const kept = new Set(pictures.map(({ id }) => id));
    for (const [id, grid] of this.drawn) {
      if (kept.has(id)) continue;
      grid.mesh.dispose();
      grid.material.dispose();
      this.drawn.delete(id);
    }
    for (const picture of pictures) this.grid(picture.id).material.show(picture);
  }

  setPixelRatio(ratio: number): void {
    for (const { material } of this.drawn.values()) material.setPixelRatio(ratio);
  }

  private grid(id: string): DrawnGrid {
    const known = this.drawn.get(id);
    if (known) return known;
    const material = new RingGridMaterial(this.scene);
    if (this.theme) material.setTheme(this.theme);
    const mesh = new Mesh(`ring grid ${id}`, this.scene);
    buildAnnulus().applyToMesh(mesh);
    mesh.material = material;
    mesh.alwaysSelectAsActiveMesh = true;
    mesh.isPickable = false;
    mesh.alphaIndex = DRAW_ORDER.ring;
    const made = { mesh, material };
    this.drawn.set(id, made);
    return made;
  }
}

/** Directions around the centre (x, z), with 0 on the inner border and 1 on the outer one as height. */
function buildAnnulus(): VertexData {
  const data = new VertexData();
  const positions: number[] = [];
  const indices: number[] = [];
  // The middle of an outer side is nearer to the centre than its ends; here it is not nearer than the border.
  const stretch = 1 / Math.cos(Math.PI / SIDES);
  for (let side = 0; side <= SIDES; side += 1) {
    const angle = (2 * Math.PI * side) / SIDES;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    positions.push(x, 0, z, x * stretch, 1, z * stretch);
    const first = side * 2;
    if (side < SIDES) indices.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
  }
  data.positions = positions;
  data.indices = indices;
  return data;
}
