import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { WALL_DEFAULTS, type Wall } from '../../core/document/schema/wall.ts';
import { along, distance, leftOf, midpoint, normalize, scale, sub } from '../../core/math/vec2.ts';
import { SHADE_BLUR, WallShadeMaterial } from '../materials/wall-shade-material.ts';
import { DRAW_ORDER } from './draw-order.ts';
import { quadIndices } from './overlay-geometry.ts';
import type { ShadeReach } from './shade-reach.ts';

/** How far a shade is drawn from its wall, in metres: past it less than a percent is left. */
const REACH = SHADE_BLUR * 2.5;
const FIRST_CAPACITY = 64;
const POSITION_FLOATS = 4 * 3;
const SHADE_FLOATS = 4 * 4;

/** Along and across the wall, of the four corners of its quad. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The contact shadows of all walls on their floors: one quad a wall, one draw call; a change writes its own quad. */
export class WallShades {
  private readonly mesh: Mesh;
  private readonly material: WallShadeMaterial;
  /** Wall ids by slot, without gaps: the last one moves into the place of one that goes. */
  private readonly ids: string[] = [];
  private readonly slots = new Map<string, number>();
  private positions = new Float32Array(FIRST_CAPACITY * POSITION_FLOATS);
  private shades = new Float32Array(FIRST_CAPACITY * SHADE_FLOATS);
  private changed = new Set<number>();
  private isReallocated = true;

  constructor(scene: Scene) {
    this.material = new WallShadeMaterial(scene);
    this.mesh = new Mesh('wall shades', scene);
    this.mesh.material = this.material;
    this.mesh.alphaIndex = DRAW_ORDER.shade;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
  }

  setStrength(strength: number): void {
    this.material.setStrength(strength);
  }

  /** @param floor height of the wall's foot, in metres */
  set(wall: Wall, floor: number, reach: ShadeReach): void {
    let slot = this.slots.get(wall.id);
    if (slot === undefined) {
      slot = this.ids.push(wall.id) - 1;
      this.slots.set(wall.id, slot);
      this.makeRoom();
    }
    this.write(slot, wall, floor, reach);
    this.changed.add(slot);
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    const last = slot === undefined ? undefined : this.ids.pop();
    if (slot === undefined || last === undefined) return;
    this.slots.delete(id);
    this.changed.delete(this.ids.length);
    if (slot === this.ids.length) return;
    this.ids[slot] = last;
    this.slots.set(last, slot);
    this.positions.copyWithin(
      slot * POSITION_FLOATS,
      this.ids.length * POSITION_FLOATS,
      (this.ids.length + 1) * POSITION_FLOATS,
    );
    this.shades.copyWithin(
      slot * SHADE_FLOATS,
      this.ids.length * SHADE_FLOATS,
      (this.ids.length + 1) * SHADE_FLOATS,
    );
    this.changed.add(slot);
  }

  /** Brings the graphics card up to date. */
  upload(): void {
    if (this.isReallocated) {
      this.mesh.setVerticesData('position', this.positions, true, 3);
      this.mesh.setVerticesData('shade', this.shades, true, 4);
      this.mesh.setIndices(quadIndices(this.positions.length / POSITION_FLOATS));
    } else {
      for (const slot of this.changed) this.uploadSlot(slot);
    }
    this.isReallocated = false;
    this.changed = new Set();
    this.mesh.setEnabled(this.ids.length > 0);
    const [part] = this.mesh.subMeshes;
    if (!part) return;
    part.indexCount = this.ids.length * 6;
    // The engine sorts what is blended by its bounds; a part of a mesh has none of its own.
    part.setBoundingInfo(this.mesh.getBoundingInfo());
  }

  dispose(): void {
    this.mesh.dispose();
    this.material.dispose();
  }

  private uploadSlot(slot: number): void {
    const send = (kind: string, data: Float32Array, floats: number): void => {
      const run = data.subarray(slot * floats, (slot + 1) * floats);
      // Without a number of vertices, as in PoolMesh.
      this.mesh
        .getVertexBuffer(kind)
        ?.getWrapperBuffer()
        .updateDirectly(run, slot * floats);
    };
    send('position', this.positions, POSITION_FLOATS);
    send('shade', this.shades, SHADE_FLOATS);
  }

  private write(slot: number, { start, end, thickness }: Wall, floor: number, reach: ShadeReach): void {
    const direction = normalize(sub(end, start));
    const left = leftOf(direction);
    const middle = midpoint(start, end);
    const halfLength = distance(start, end) / 2;
    const halfThickness = (thickness ?? WALL_DEFAULTS.thickness) / 2;
    for (const [corner, [u, v]] of CORNERS.entries()) {
      const way = u * (halfLength + ((u < 0 ? reach.start : reach.end) ? REACH : 0));
      const aside = v * (halfThickness + ((v < 0 ? reach.right : reach.left) ? REACH : 0));
      const [x, z] = along(along(middle, direction, way), scale(left, aside), 1);
      this.positions.set([x, floor, z], slot * POSITION_FLOATS + corner * 3);
      this.shades.set([way, aside, halfLength, halfThickness], slot * SHADE_FLOATS + corner * 4);
    }
  }

  private makeRoom(): void {
    if (this.ids.length * POSITION_FLOATS <= this.positions.length) return;
    this.positions = doubled(this.positions);
    this.shades = doubled(this.shades);
    this.isReallocated = true;
  }
}

function doubled(data: Float32Array): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(data.length * 2);
  larger.set(data);
  return larger;
}
