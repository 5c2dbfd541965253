import type { ModuleVertices } from '../../modules/module-model.ts';
import type { PlanAxis } from './plan-axis.ts';

/** Where a new vertex lies on an edge. */
export interface EdgeCut {
  /** The ends in an order that follows from where they are, so that the new vertex does not depend on who asks. */
  readonly from: number;
  readonly to: number;
  /** How far along, between 0 and 1. */
  readonly part: number;
  /** The plane that it lies on: where this coordinate has that value, in metres. */
  readonly axis: PlanAxis;
  readonly at: number;
}

/** Numbers of all vertices, so many a vertex; grows by doubling. */
interface Channel {
  readonly size: number;
  data: Float32Array;
}

/** The vertices of a mesh and those that come to lie on its edges. What the source has stays as it is. */
export class GrowingVertices {
  private readonly source: ModuleVertices;
  private readonly place: Channel;
  private readonly normals: Channel;
  private readonly tangents: Channel | undefined;
  private readonly uvs: readonly Channel[];
  private readonly colors: Channel | undefined;
  /** Of each new vertex: the end of its edge whose direction stays where both cancel each other out. */
  private readonly origins: number[] = [];
  private total: number;

  constructor(source: ModuleVertices) {
    this.source = source;
    this.total = source.positions.length / 3;
    this.place = { size: 3, data: source.positions };
    this.normals = { size: 3, data: source.normals };
    this.tangents = source.tangents && { size: 4, data: source.tangents };
    this.uvs = source.uvs.map((data) => ({ size: 2, data }));
    this.colors = source.colors && { size: 4, data: source.colors };
  }

  /** As they are now; another array after each `add`. */
  get positions(): Float32Array {
    return this.place.data;
  }

  get count(): number {
    return this.total;
  }

  /**
   * The index of a new vertex at the cut: all that its ends have is mixed. Directions get unit length at the end alone,
   * because mixtures of shortened ones would depend on which edges a surface is cut along first.
   */
  add(cut: EdgeCut): number {
    const index = this.total;
    this.total += 1;
    this.origins.push(cut.from);
    mix(this.place, cut, index);
    this.place.data[3 * index + cut.axis] = cut.at;
    mix(this.normals, cut, index);
    for (const uv of this.uvs) mix(uv, cut, index);
    if (this.colors) mix(this.colors, cut, index);
    if (this.tangents) {
      mix(this.tangents, cut, index);
      // A sign, not a number to be mixed: ends that differ in it are of two vertices.
      this.tangents.data[4 * index + 3] = this.tangents.data[4 * cut.from + 3] ?? 1;
    }
    return index;
  }

  /** All vertices, with those triangles; the directions of new ones with unit length. */
  finish(indices: Uint32Array): ModuleVertices {
    const first = this.total - this.origins.length;
    for (const [place, origin] of this.origins.entries()) {
      normalise(this.normals, origin, first + place);
      if (this.tangents) normalise(this.tangents, origin, first + place);
    }
    const trim = ({ size, data }: Channel) => data.slice(0, size * this.total);
    return {
      ...this.source,
      positions: trim(this.place),
      normals: trim(this.normals),
      ...(this.tangents && { tangents: trim(this.tangents) }),
      uvs: this.uvs.map(trim),
      ...(this.colors && { colors: trim(this.colors) }),
      indices,
    };
  }
}

function mix(channel: Channel, { from, to, part }: EdgeCut, index: number): void {
  const { size } = channel;
  if (channel.data.length < size * (index + 1)) {
    const grown = new Float32Array(2 * size * (index + 1));
    grown.set(channel.data);
    channel.data = grown;
  }
  const { data } = channel;
  for (let i = 0; i < size; i += 1) {
    const start = data[size * from + i] ?? 0;
    data[size * index + i] = start + ((data[size * to + i] ?? 0) - start) * part;
  }
}

/** Of directions that cancel each other out the first stays. */
function normalise({ size, data }: Channel, from: number, index: number): void {
  const i = size * index;
  const length = Math.hypot(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
  for (let k = 0; k < 3; k += 1) {
    data[i + k] = length > LEAST_LENGTH ? (data[i + k] ?? 0) / length : (data[size * from + k] ?? 0);
  }
}

/** Shorter mixtures of unit vectors have lost their direction to rounding. */
const LEAST_LENGTH = 1e-4;
