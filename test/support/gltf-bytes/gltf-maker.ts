import { joinParts } from '../../../core/gltf/file-bytes.ts';
import { frameGlb } from '../../../core/gltf/frame-glb.ts';
import type { ModuleFile, ModuleFiles } from '../../../core/gltf/module/module-file.ts';

type Entry = Record<string, unknown>;
type Numbers = Float32Array | Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array;

const COMPONENTS = new Map<string, number>([
  ['Int8Array', 5120],
  ['Uint8Array', 5121],
  ['Int16Array', 5122],
  ['Uint16Array', 5123],
  ['Uint32Array', 5125],
  ['Float32Array', 5126],
]);
const SIZES = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** A glTF file written by hand, entry by entry, so that it can be as odd as a test wants it. */
export class GltfMaker {
  /** What is written. Tests may change anything in it. */
  readonly json: Record<string, unknown> & Record<'nodes' | 'meshes' | 'accessors' | 'bufferViews', Entry[]> =
    {
      asset: { version: '2.0' },
      nodes: [],
      meshes: [],
      accessors: [],
      bufferViews: [],
    };
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private size = 0;

  /** @returns the index of a bufferView of these bytes */
  view(bytes: Uint8Array, more: Entry = {}): number {
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    this.parts.push(padded);
    const view = { buffer: 0, byteOffset: this.size, byteLength: bytes.length, ...more };
    this.size += padded.length;
    return this.json.bufferViews.push(view) - 1;
  }

  /** @returns the index of an accessor of these numbers */
  accessor(values: Numbers, type: keyof typeof SIZES, more: Entry = {}): number {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const count = values.length / SIZES[type];
    const componentType = COMPONENTS.get(values.constructor.name);
    return (
      this.json.accessors.push({ bufferView: this.view(bytes), componentType, count, type, ...more }) - 1
    );
  }

  /** @returns the index of a mesh */
  mesh(...primitives: Entry[]): number {
    return this.json.meshes.push({ primitives }) - 1;
  }

  /** @returns the index of a node */
  node(node: Entry): number {
    return this.json.nodes.push(node) - 1;
  }

  glb(): Uint8Array {
    const json = this.size > 0 ? { ...this.json, buffers: [{ byteLength: this.size }] } : this.json;
    return joinParts({ parts: frameGlb(JSON.stringify(json), this.parts) });
  }

  /** As one .glb. */
  files(): ModuleFiles {
    return { main: { name: 'module.glb', bytes: this.glb() }, others: [] };
  }

  /** As a .gltf and the .bin it names. @param others further files beside it */
  apart(uri = 'module.bin', others: readonly ModuleFile[] = []): ModuleFiles {
    const buffers = [{ byteLength: this.size, uri }];
    const main = jsonFile({ ...this.json, ...(this.size > 0 && { buffers }) });
    const bytes = joinParts({ parts: this.parts });
    return { main, others: [{ name: 'module.bin', bytes }, ...others] };
  }
}

/** A .gltf of any JSON. */
export const jsonFile = (json: unknown): ModuleFile => ({
  name: 'module.gltf',
  bytes: new TextEncoder().encode(JSON.stringify(json)),
});

/** A .glb of any JSON, without a binary chunk. */
export const bareGlb = (json: unknown): ModuleFiles => ({
  main: { name: 'module.glb', bytes: joinParts({ parts: frameGlb(JSON.stringify(json), []) }) },
  others: [],
});
