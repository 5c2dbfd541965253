import type { GLTF } from '@gltf-transform/core';
import { MAX_NODE_DEPTH, MAX_NODES } from './module-limits.ts';
import type { ProblemList } from './problem-list.ts';

/**
 * The nodes that a module begins with: of its default scene, else of its first one; in a file without scenes all that
 * hang below no other.
 */
export function findRoots(json: GLTF.IGLTF): readonly number[] {
  const scene = json.scenes?.[json.scene ?? 0];
  return scene ? (scene.nodes ?? []) : parentless(json.nodes ?? []);
}

function parentless(nodes: readonly GLTF.INode[]): readonly number[] {
  const children = new Set(nodes.flatMap((node) => node.children ?? []));
  return [...nodes.keys()].filter((node) => !children.has(node));
}

/** Whether the nodes are trees: no node below two others or below itself, none too deep. Works without recursion. */
export function checkTree(json: GLTF.IGLTF, problems: ProblemList): void {
  const nodes = json.nodes ?? [];
  if (nodes.length > MAX_NODES) {
    problems.add('modules.too-many-nodes', { count: nodes.length, limit: MAX_NODES });
    return;
  }
  const before = new Set<number>();
  let isTree = true;
  const take = (node: number, place: string): void => {
    if (before.has(node)) {
      problems.add('modules.two-parents', { place, node });
      isTree = false;
    }
    before.add(node);
  };
  for (const [parent, { children = [] }] of nodes.entries()) {
    for (const [at, child] of children.entries()) take(child, `nodes[${parent}].children[${at}]`);
  }
  if (!isTree) return;
  const scene = json.scene ?? 0;
  for (const [at, root] of (json.scenes?.[scene]?.nodes ?? []).entries()) {
    take(root, `scenes[${scene}].nodes[${at}]`);
  }
  checkDepth(nodes, problems);
}

function checkDepth(nodes: readonly GLTF.INode[], problems: ProblemList): void {
  const seen = new Set<number>();
  let level = parentless(nodes);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_NODE_DEPTH) {
      problems.add('modules.too-deep', { place: `nodes[${level[0]}]`, limit: MAX_NODE_DEPTH });
      return;
    }
    for (const node of level) seen.add(node);
    level = level.flatMap((node) => nodes[node]?.children ?? []);
  }
  // With one parent each, what hangs below no root hangs below itself.
  const lost = [...nodes.keys()].find((node) => !seen.has(node));
  if (lost !== undefined) problems.add('modules.cycle', { place: `nodes[${lost}]` });
}
