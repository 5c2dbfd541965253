import type { Document, Mesh, Node } from '@gltf-transform/core';
import { ringNodes } from './shown-modules.ts';

/** Makes a bad export of a good one. */
type Breakage = (document: Document) => void;

const firstModule = (document: Document): Node => {
  const node = ringNodes(document)[0]?.listChildren()[0];
  if (!node) throw new Error('The export has no module.');
  return node;
};

function changeAttribute(mesh: Mesh | null, name: string, change: (values: number[]) => number[]): void {
  const attribute = mesh?.listPrimitives()[0]?.getAttribute(name);
  if (!attribute) throw new Error(`The export has no ${name}.`);
  for (let vertex = 0; vertex < attribute.getCount(); vertex += 1) {
    attribute.setElement(vertex, change(attribute.getElement(vertex, [])));
  }
}

const changed =
  (name: string, change: (values: number[]) => number[]): Breakage =>
  (document) =>
    changeAttribute(firstModule(document).getMesh(), name, change);

export const flipWinding: Breakage = (document) => {
  const indices = firstModule(document).getMesh()?.listPrimitives()[0]?.getIndices();
  const array = indices?.getArray()?.slice();
  if (indices && array) indices.setArray(array.reverse());
};

/** By half a degree about one axis: more than anyone may be wrong, less than anyone sees. */
export const tiltNormals = changed('NORMAL', ([x = 0, y = 0, z = 0]) => {
  const [c, s] = [Math.cos(Math.PI / 360), Math.sin(Math.PI / 360)];
  return [c * x - s * y, s * x + c * y, z];
});

export const flipBitangents = changed('TANGENT', ([x = 0, y = 0, z = 0, w = 0]) => [x, y, z, -w]);

export const turnTangents = changed('TANGENT', ([x = 0, y = 0, z = 0, w = 0]) => [-x, -y, -z, w]);

export const shiftUvs = changed('TEXCOORD_1', ([u = 0, v = 0]) => [u + 0.001, v]);

export const darken = changed('COLOR_0', ([r = 0, ...rest]) => [r * 0.9 + 0.05, ...rest]);

export const mirrorPositions = changed('POSITION', ([x = 0, y = 0, z = 0]) => [-x, y, z]);

/** A vertex of a surface that is no longer where its neighbours are. */
export const liftPoint: Breakage = (document) => {
  let isFirst = true;
  changeAttribute(firstModule(document).getMesh(), 'POSITION', ([x = 0, y = 0, z = 0]) => {
    const lift = isFirst ? 0.01 : 0;
    isFirst = false;
    return [x, y + lift, z];
  });
};

export const turnNode: Breakage = (document) => {
  const node = firstModule(document);
  const [, y, , w] = node.getRotation();
  const half = Math.SQRT1_2;
  node.setRotation([0, (y + w) * half, 0, (w - y) * half]);
};

export const growNode: Breakage = (document) => {
  const node = firstModule(document);
  const [x, y, z] = node.getScale();
  node.setScale([x * 1.01, y, z * 1.01]);
};

export const loseNode: Breakage = (document) => firstModule(document).dispose();

/** Triangles that go. */
const LOST = 8;

export const loseTriangles: Breakage = (document) => {
  const indices = firstModule(document).getMesh()?.listPrimitives()[0]?.getIndices();
  const array = indices?.getArray();
  if (indices && array) indices.setArray(array.slice(3 * LOST));
};

export const tellLies: Breakage = (document) => {
  const node = firstModule(document);
  node.setExtras({ ...node.getExtras(), pivotRadius: 1 });
};

export const nameAlike: Breakage = (document) => {
  const [first, second] = document.getRoot().listNodes();
  if (first) second?.setName(first.getName());
};

export const repaint: Breakage = (document) => {
  document.getRoot().listMaterials()[0]?.setRoughnessFactor(0.9);
};
