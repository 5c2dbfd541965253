import type { Node } from '@gltf-transform/core';
import { EXTMeshGPUInstancing } from '@gltf-transform/extensions';
import type { BuiltLevel } from '../../defence/builder/build-level.ts';
import { defenceLevels } from '../../defence/defence-levels.ts';
import { towersOf } from '../../defence/tower-spots.ts';
import type { LevelReader } from '../../document/level.ts';
import { inNaturalOrder } from '../../document/natural-order.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../document/schema/defence.ts';
import { sameEverywhere } from '../../math/same-everywhere.ts';
import { text } from '../../text/text.ts';
import type { ModuleForm } from '../export-choices.ts';
import type { ExportProgress } from '../export-progress.ts';
import { middleOf } from '../lattice.ts';
import type { MeshWriter } from '../mesh-writer.ts';
import type { UniqueNames } from '../unique-names.ts';
import { describeDefence } from './defence-facts.ts';
import { THING_GROUPS, type Thing, type ThingGroup, thingsOf } from './defence-things.ts';
import { mergeThings } from './merged-things.ts';
import { writePathLine } from './path-line.ts';
import type { ThingMeshes } from './thing-meshes.ts';

/** The file that defence levels are written to. */
export interface DefenceTarget {
  readonly meshes: MeshWriter;
  readonly names: UniqueNames;
  readonly shapes: ThingMeshes;
  /** keep: a node a thing; instance: one for all of a shape; merge: one mesh a group. */
  readonly form: ModuleForm;
  readonly progress: ExportProgress;
}

/** What of the defence levels is in the file. */
export interface DefenceCounts {
  readonly defences: number;
  readonly towers: number;
  readonly triangles: number;
}

/** The defence levels of a document that could be built, in the natural order of their ids. */
export const builtDefences = (
  level: LevelReader,
): readonly { readonly record: Readonly<Defence>; readonly built: BuiltLevel }[] =>
  inNaturalOrder(level.ofKind('defence')).flatMap((record) => {
    const result = level.derived(defenceLevels).find(record.id);
    return result?.ok ? [{ record, built: result.level }] : [];
  });

/** Writes each defence level as a node at its entrance: tiles, walls, decorations, towers and the line of its path. */
export async function writeDefences(
  level: LevelReader,
  target: DefenceTarget,
): Promise<{ readonly nodes: readonly Node[]; readonly counts: DefenceCounts }> {
  const nodes: Node[] = [];
  let [towers, triangles] = [0, 0];
  for (const { record, built } of builtDefences(level)) {
    const own = inNaturalOrder(towersOf(level, record.id));
    const things = groupThings(thingsOf(level, record, built));
    const { document } = target.meshes;
    const node = document
      .createNode(target.names.take(record.name || record.id))
      .setTranslation([...(record.origin ?? DEFENCE_DEFAULTS.origin)])
      .setExtras({ ...describeDefence(record, built, own) });
    for (const group of THING_GROUPS) {
      triangles += writeGroup(node, group, things.get(group) ?? [], record, target);
      await target.progress.tell();
    }
    node.addChild(writePathLine(document, target, node.getName(), record, built));
    towers += things.get('towers')?.length ?? 0;
    nodes.push(node);
    await target.progress.advance(1 + own.length);
  }
  return { nodes, counts: { defences: nodes.length, towers, triangles } };
}

function groupThings(things: Iterable<Thing>): ReadonlyMap<ThingGroup, readonly Thing[]> {
  const groups = new Map<ThingGroup, Thing[]>();
  for (const thing of things) {
    const group = groups.get(thing.group);
    if (group) group.push(thing);
    else groups.set(thing.group, [thing]);
  }
  return groups;
}

/** Returns how many triangles are shown. */
function writeGroup(
  defence: Node,
  group: ThingGroup,
  things: readonly Thing[],
  record: Readonly<Defence>,
  target: DefenceTarget,
): number {
  const words = { defence: defence.getName(), group: text(`export.group.${group}`) };
  const name = target.names.take(text('export.group-node', words));
  const tileSize = record.tileSize ?? DEFENCE_DEFAULTS.tileSize;
  if (target.form === 'merge' && things.length > 0) {
    const gathered = mergeThings(things, tileSize);
    const lattice = target.meshes.latticeFor(middleOf([gathered]), [gathered]);
    const mesh = target.meshes.write(name, [{ mesh: gathered, material: target.shapes.material }], lattice);
    defence.addChild(target.meshes.createNode(name, mesh, lattice).setExtras({ kind: group }));
    return gathered.indexCount / 3;
  }
  const node = target.meshes.document.createNode(name).setExtras({ kind: group });
  defence.addChild(node);
  if (target.form === 'instance') writeInstances(node, things, tileSize, target);
  else for (const thing of things) node.addChild(writeThing(thing, tileSize, defence.getName(), target));
  return things.reduce((sum, { shape }) => sum + target.shapes.get(shape).triangles, 0);
}

type Numbers3 = [number, number, number];
type Numbers4 = [number, number, number, number];

/** Where a thing stands, from the entrance in metres; `half` is that of its mesh's lattice. */
const standOf = ({ x, z, size, turn }: Thing, tileSize: number, half: number) => {
  const scale = size * tileSize * half;
  return {
    // A sum with 0 has no sign where it is 0.
    translation: [x * tileSize + 0, 0, z * tileSize + 0] satisfies Numbers3 as Numbers3,
    rotation: [
      0,
      sameEverywhere(Math.sin(turn / 2)),
      0,
      sameEverywhere(Math.cos(turn / 2)),
    ] satisfies Numbers4 as Numbers4,
    scale: [scale, scale, scale] satisfies Numbers3 as Numbers3,
  };
};

function writeThing(
  thing: Thing,
  tileSize: number,
  defence: string,
  { meshes, names, shapes }: DefenceTarget,
): Node {
  const { mesh, lattice } = shapes.get(thing.shape);
  const { translation, rotation, scale } = standOf(thing, tileSize, lattice.half);
  const words = {
    defence,
    shape: text(`export.thing.${thing.shape}`),
    x: Math.round(thing.x),
    y: Math.round(thing.z),
  };
  return meshes.document
    .createNode(names.take(thing.name ?? text('export.thing-node', words)))
    .setMesh(mesh)
    .setTranslation(translation)
    .setRotation(rotation)
    .setScale(scale)
    .setExtras({ ...thing.facts });
}

/** A node for all things of one shape. What is told of each stands in a list in the order of the instances. */
function writeInstances(
  group: Node,
  things: readonly Thing[],
  tileSize: number,
  { meshes: { document }, names, shapes }: DefenceTarget,
): void {
  const byShape = new Map<Thing['shape'], Thing[]>();
  for (const thing of things) {
    const alike = byShape.get(thing.shape);
    if (alike) alike.push(thing);
    else byShape.set(thing.shape, [thing]);
  }
  for (const [shape, alike] of byShape) {
    const { mesh, lattice } = shapes.get(shape);
    const stands = alike.map((thing) => standOf(thing, tileSize, lattice.half));
    const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
    const accessor = (type: 'VEC3' | 'VEC4', values: readonly (readonly number[])[]) =>
      document.createAccessor().setType(type).setArray(Float32Array.from(values.flat())).setBuffer(buffer);
    const instanced = document
      .createExtension(EXTMeshGPUInstancing)
      // A reader that does not know the extension would show one thing where there are many.
      .setRequired(true)
      .createInstancedMesh()
      .setAttribute(
        'TRANSLATION',
        accessor(
          'VEC3',
          stands.map(({ translation }) => translation),
        ),
      )
      .setAttribute(
        'ROTATION',
        accessor(
          'VEC4',
          stands.map(({ rotation }) => rotation),
        ),
      )
      .setAttribute(
        'SCALE',
        accessor(
          'VEC3',
          stands.map(({ scale }) => scale),
        ),
      );
    const words = { group: group.getName(), shape: text(`export.thing.${shape}`) };
    group.addChild(
      document
        .createNode(names.take(text('export.instances-node', words)))
        .setMesh(mesh)
        .setExtension(EXTMeshGPUInstancing.EXTENSION_NAME, instanced)
        .setExtras({ kind: 'things', things: alike.map(({ facts }) => facts) }),
    );
  }
}
