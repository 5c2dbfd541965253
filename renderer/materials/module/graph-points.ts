import { InputBlock } from '@babylonjs/core/Materials/Node/Blocks/Input/inputBlock.js';
import { MultiplyBlock } from '@babylonjs/core/Materials/Node/Blocks/multiplyBlock.js';
import type { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import type { NodeMaterialSystemValues } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialSystemValues.js';
import type { NodeMaterialConnectionPoint } from '@babylonjs/core/Materials/Node/nodeMaterialBlockConnectionPoint.js';
import type { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import type { Vector2, Vector3 } from '@babylonjs/core/Maths/math.vector.js';

type Point = NodeMaterialConnectionPoint;

/** What a mesh or its instances bring for each vertex. */
export const attribute = (name: string, type: Type): Point => {
  const input = new InputBlock(name, undefined, type);
  input.setAsAttribute(name);
  return input.output;
};

/** What the engine knows of the view and the mesh. */
export const systemValue = (name: string, value: NodeMaterialSystemValues): Point => {
  const input = new InputBlock(name);
  input.setAsSystemValue(value);
  return input.output;
};

/** A value that all vertices and pixels share. */
export const constant = (name: string, value: number | Color3 | Color4 | Vector2 | Vector3): Point => {
  const input = new InputBlock(name);
  input.value = value;
  return input.output;
};

/** Of all that are there; the first always is. */
export function product([first, ...others]: readonly [Point, ...(Point | undefined)[]]): Point {
  let result = first;
  for (const other of others) {
    if (!other) continue;
    const multiply = new MultiplyBlock('product');
    result.connectTo(multiply.left);
    other.connectTo(multiply.right);
    result = multiply.output;
  }
  return result;
}
