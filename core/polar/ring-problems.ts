import RBush from 'rbush';
import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { doubt, type Problem } from '../document/problem.ts';
import type { Module } from '../document/schema/module.ts';
import { intervalOf, type Ring } from '../document/schema/ring.ts';
import type { TextKey, TextParams } from '../text/text.ts';
import { boxesOf, type CellBox, findFirstMet } from './cell-boxes.ts';
import { findConnectorFault } from './connector-sides.ts';
import { placement } from './placement.ts';
import { FEW_STEPS, findReachFault } from './ring-limits.ts';
import { findSeamProblems } from './seam-problems.ts';
import { isOutside } from './spot-fault.ts';

/** What is doubtful about the rings of a level and what stands on them, ring by ring. Near-linear in their number. */
export const findRingProblems = (level: LevelReader): readonly Problem[] => [
  ...inNaturalOrder(level.ofKind('ring')).flatMap(findDoubtfulShape),
  ...findDoubtfulAssets(level),
  ...findDoubtfulModules(level),
  ...findSeamProblems(level),
];

function findDoubtfulShape(ring: Ring): Problem[] {
  const fault = findReachFault(ring);
  const { id, steps } = ring;
  const isFew = steps < FEW_STEPS;
  return [
    ...(fault ? [doubt('ring', id, fault.code, fault.params ?? {})] : []),
    ...(isFew ? [doubt('ring', id, 'polar.problem.few-steps', { ring: id, steps, enough: FEW_STEPS })] : []),
  ];
}

/** Of assets that stand somewhere: what lies in the library alone is nobody's trouble yet. */
function findDoubtfulAssets(level: LevelReader): Problem[] {
  const used = new Set([...level.ofKind('module')].map(({ asset }) => asset));
  return inNaturalOrder([...used].flatMap((id) => level.findKind('asset', id) ?? [])).flatMap((asset) => {
    const { id } = asset;
    const fault = findConnectorFault(asset);
    return [
      ...(asset.footprint ? [] : [doubt('asset', id, 'polar.problem.no-footprint', { asset: id })]),
      ...(fault ? [doubt('asset', id, fault.code, fault.params ?? {})] : []),
    ];
  });
}

function findDoubtfulModules(level: LevelReader): Problem[] {
  const trees = new Map<string, RBush<CellBox>>();
  return inNaturalOrder(level.ofKind('module')).flatMap((module) => {
    const ring = level.findKind('ring', module.ring);
    if (!ring) return [];
    const tree = trees.get(ring.id) ?? new RBush<CellBox>();
    trees.set(ring.id, tree);
    return findDoubt(level, ring, module, tree) ?? [];
  });
}

/** @param tree the boxes of the modules before this one that overlap nothing, so that no search finds many */
function findDoubt(
  level: LevelReader,
  ring: Ring,
  { id }: Module,
  tree: RBush<CellBox>,
): Problem | undefined {
  const footprint = level.derived(placement).find(id);
  const about = (code: TextKey, params: TextParams = {}) =>
    doubt('module', id, code, { module: id, ...params });
  if (!footprint) return about('polar.problem.no-place');
  if (isOutside(ring, footprint)) {
    const [inner, outer] = intervalOf(ring);
    return about('polar.problem.outside', { inner, last: outer - 1 });
  }
  if (footprint.extent[0] > ring.steps) return about('polar.problem.too-wide', { steps: ring.steps });
  const boxes = boxesOf(footprint, ring.steps, id);
  const other = findFirstMet(tree, boxes)?.owner;
  if (other !== undefined) return about('polar.problem.overlap', { other });
  for (const box of boxes) tree.insert(box);
  return undefined;
}
