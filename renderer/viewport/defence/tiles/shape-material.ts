import { Material } from '@babylonjs/core/Materials/material.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** Dull as painted stone: shapes have their colours from their vertices. */
const ROUGHNESS = 0.85;

/** What all shapes of tower-defence levels are drawn with. */
export function createShapeMaterial(scene: Scene): PBRMaterial {
  const material = new PBRMaterial('defence shapes', scene);
  // Front faces are counter-clockwise, as in glTF.
  material.sideOrientation = Material.CounterClockWiseSideOrientation;
  material.albedoColor = Color3.White();
  material.roughness = ROUGHNESS;
  material.metallic = 0;
  return material;
}
