import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { BuiltLevel } from '../../../../core/defence/builder/build-level.ts';
import type { Heading } from '../../../../core/defence/builder/parameters.ts';
import type { TileBounds } from '../../../../core/defence/builder/surroundings.ts';
import type { TileCell } from '../../../../core/defence/builder/trace.ts';
import type { Prop } from '../../../../core/defence/layout/defence-props.ts';
import { layPath, layTiles } from '../../../../core/defence/layout/lay-tiles.ts';
import type { PathTiles } from '../../../../core/defence/layout/path-tiles.ts';
import { STAND_NUMBERS, type Stands, type StandsByShape } from '../../../../core/defence/layout/stands.ts';
import { type DefenceShape, shapeMesh } from '../../../../core/defence/shapes/defence-shapes.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import { MATRIX_FLOATS, MatrixTable, type Placed, writeMatrix } from './matrix-table.ts';
import { type HostBounds, ShapeHost } from './shape-host.ts';

/** Where a defence level stands and how large its tiles are, in metres. */
export interface DefenceFrame {
  readonly origin: Vec3;
  readonly tileSize: number;
}

/** Higher than any shape, in tiles. */
const HIGHEST = 1.3;

/** What is drawn of one defence level: a mesh a shape for its tiles, and one for what stands on them. */
export class DrawnDefence {
  private readonly name: string;
  private readonly scene: Scene;
  private readonly material: Material;
  private readonly tiles = new Map<DefenceShape, ShapeHost>();
  private readonly props = new Map<DefenceShape, { readonly host: ShapeHost; readonly table: MatrixTable }>();
  private readonly shapes = new Map<string, DefenceShape>();
  private frame: DefenceFrame = { origin: [0, 0, 0], tileSize: 1 };
  private bounds: HostBounds = { min: [0, 0, 0], max: [0, 0, 0] };

  constructor(name: string, scene: Scene, material: Material) {
    this.name = name;
    this.scene = scene;
    this.material = material;
  }

  /** Shows a level that was built, without what stands on it. */
  setLevel(level: BuiltLevel, heading: Heading, frame: DefenceFrame): void {
    this.setFrame(frame, level.bounds);
    this.layTiles(layTiles(level, heading));
  }

  /** Shows the tiles of a path alone, as they were at some moment. */
  setMoment(tiles: PathTiles, frame: DefenceFrame): void {
    const { xs, ys, count } = tiles;
    const range = (cells: Int32Array): readonly [number, number] => {
      let [least, most] = [0, 0];
      for (let at = 0; at < count; at += 1) {
        least = Math.min(least, cells[at] ?? 0);
        most = Math.max(most, cells[at] ?? 0);
      }
      return [least, most];
    };
    const [x, y] = [range(xs), range(ys)];
    this.setFrame(frame, { min: [x[0], y[0]], max: [x[1], y[1]] });
    this.layTiles(layPath(tiles));
  }

  /** Shows exactly these things on the tiles. */
  setProps(props: Iterable<Prop>): void {
    const gone = new Set(this.shapes.keys());
    for (const prop of props) {
      gone.delete(String(prop.cell));
      this.setProp(prop.cell, prop);
    }
    for (const key of gone) this.removeProp(key);
  }

  /** Shows what stands on a tile now: nothing where there is none. */
  setProp(cell: TileCell, prop: Prop | undefined): void {
    const key = String(cell);
    if (this.shapes.get(key) !== prop?.shape) this.removeProp(key);
    if (!prop) return;
    this.shapes.set(key, prop.shape);
    this.propsOf(prop.shape).table.set(key, this.place(prop.x, prop.z, prop.size, prop.turn));
  }

  /** Sends what changed of the props. */
  update(): void {
    for (const { host, table } of this.props.values()) host.follow(table);
  }

  dispose(): void {
    for (const host of this.tiles.values()) host.dispose();
    for (const { host } of this.props.values()) host.dispose();
  }

  private setFrame(frame: DefenceFrame, { min, max }: TileBounds): void {
    const { origin, tileSize } = frame;
    this.frame = frame;
    this.bounds = {
      min: [origin[0] + (min[0] - 1) * tileSize, origin[1], origin[2] + (min[1] - 1) * tileSize],
      max: [
        origin[0] + (max[0] + 1) * tileSize,
        origin[1] + HIGHEST * tileSize,
        origin[2] + (max[1] + 1) * tileSize,
      ],
    };
    for (const { host } of this.props.values()) host.setBounds(this.bounds);
  }

  private layTiles(stands: StandsByShape): void {
    for (const [shape, host] of this.tiles) {
      if (stands.has(shape)) continue;
      host.dispose();
      this.tiles.delete(shape);
    }
    for (const [shape, each] of stands) {
      const host = this.tiles.get(shape) ?? this.createHost(shape);
      this.tiles.set(shape, host);
      host.show(this.matricesOf(each), each.count);
      host.setBounds(this.bounds);
    }
  }

  private matricesOf({ count, data }: Stands): Float32Array {
    const matrices = new Float32Array(count * MATRIX_FLOATS);
    for (let stand = 0; stand < count; stand += 1) {
      const at = stand * STAND_NUMBERS;
      const [x, z, size, turn] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 1, data[at + 3] ?? 0];
      writeMatrix(matrices, stand, this.place(x, z, size, turn));
    }
    return matrices;
  }

  /** @param x and z in tiles, size as a part of the size that the shape is made in */
  private place(x: number, z: number, size: number, turn: number): Placed {
    const { origin, tileSize } = this.frame;
    return {
      x: origin[0] + x * tileSize,
      y: origin[1],
      z: origin[2] + z * tileSize,
      scale: size * tileSize,
      turn,
    };
  }

  private propsOf(shape: DefenceShape): { readonly host: ShapeHost; readonly table: MatrixTable } {
    const known = this.props.get(shape);
    if (known) return known;
    const made = { host: this.createHost(shape), table: new MatrixTable() };
    made.host.setBounds(this.bounds);
    this.props.set(shape, made);
    return made;
  }

  private removeProp(key: string): void {
    const shape = this.shapes.get(key);
    if (shape === undefined) return;
    this.shapes.delete(key);
    this.props.get(shape)?.table.remove(key);
  }

  private createHost(shape: DefenceShape): ShapeHost {
    return new ShapeHost(`${this.name} ${shape}`, this.scene, shapeMesh(shape), this.material);
  }
}
