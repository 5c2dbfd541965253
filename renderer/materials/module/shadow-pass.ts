import { ShadowDepthWrapper } from '@babylonjs/core/Materials/shadowDepthWrapper.js';
import type { BendMaterial } from './bend-material.ts';

/** Lets a module throw the shadow of its bent shape: the shadow's own shader would take the straight one. */
export function throwBentShadow(material: BendMaterial): void {
  material.shadowDepthWrapper ??= new ShadowDepthWrapper(material, material.getScene());
}
