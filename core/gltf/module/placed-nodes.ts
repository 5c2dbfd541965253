import type { GLTF } from '@gltf-transform/core';
import { composeMatrix, IDENTITY, type Matrix, multiplyMatrices } from './matrix.ts';
import { findRoots } from './scene-tree.ts';
import { isObject } from './shape.ts';

/** A node of the scene where its parents put it. */
export interface PlacedNode {
  readonly index: number;
  readonly node: GLTF.INode;
  /** From the node's space into that of the module. */
  readonly matrix: Matrix;
}

interface PlacedNodes {
  /** Parents before children, in the order of the file. */
  readonly nodes: readonly PlacedNode[];
  /** How many are not shown, by KHR_node_visibility, and were left out with all below them. */
  readonly hidden: number;
}

/** Every node of the scene that is shown. The nodes have to be trees. */
export function findPlacedNodes(json: GLTF.IGLTF): PlacedNodes {
  const nodes: PlacedNode[] = [];
  let hidden = 0;
  const open = findRoots(json).map((index) => ({ index, parent: IDENTITY }));
  open.reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { index, parent } = next;
    const node = json.nodes?.[index];
    if (!node || isHidden(node)) {
      hidden += 1;
      continue;
    }
    const matrix = multiplyMatrices(parent, localMatrix(node));
    nodes.push({ index, node, matrix });
    for (const child of [...(node.children ?? [])].reverse()) open.push({ index: child, parent: matrix });
  }
  return { nodes, hidden };
}

function isHidden({ extensions }: GLTF.INode): boolean {
  const visibility = extensions?.KHR_node_visibility;
  return isObject(visibility) && visibility.visible === false;
}

function localMatrix({ matrix, translation, rotation, scale }: GLTF.INode): Matrix {
  return matrix ?? composeMatrix(translation ?? [0, 0, 0], rotation ?? [0, 0, 0, 1], scale ?? [1, 1, 1]);
}

/** The accessors of a node's copies by EXT_mesh_gpu_instancing, by attribute. */
export function findInstancing({ extensions }: GLTF.INode): Readonly<Record<string, number>> | undefined {
  const instancing = extensions?.EXT_mesh_gpu_instancing;
  return isInstancing(instancing) ? instancing.attributes : undefined;
}

/** The shape of nodes has been checked. */
const isInstancing = (value: unknown): value is { attributes: Record<string, number> } => isObject(value);
