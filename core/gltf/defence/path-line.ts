import type { Document, Node } from '@gltf-transform/core';
import type { BuiltLevel } from '../../defence/builder/build-level.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../document/schema/defence.ts';
import { text } from '../../text/text.ts';
import type { UniqueNames } from '../unique-names.ts';

/** As glTF numbers the modes of primitives. */
const LINE_STRIP = 3;

/** Over the walked surface of tiles, in tiles: a line in it would flicker. */
const HEIGHT = 0.05;

/** A line through the middles of the path's tiles, in walking order: what enemies follow. */
export function writePathLine(
  document: Document,
  { names }: { readonly names: UniqueNames },
  defence: string,
  { tileSize = DEFENCE_DEFAULTS.tileSize }: Readonly<Defence>,
  { path: { xs, ys } }: BuiltLevel,
): Node {
  const points = Array.from(xs, (x, step) => [x * tileSize, HEIGHT * tileSize, (ys[step] ?? 0) * tileSize]);
  const name = names.take(text('export.path-node', { defence }));
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const positions = document
    .createAccessor()
    .setType('VEC3')
    .setArray(Float32Array.from(points.flat()))
    .setBuffer(buffer);
  const line = document.createPrimitive().setMode(LINE_STRIP).setAttribute('POSITION', positions);
  return document
    .createNode(name)
    .setMesh(document.createMesh(name).addPrimitive(line))
    .setExtras({ kind: 'path' });
}
