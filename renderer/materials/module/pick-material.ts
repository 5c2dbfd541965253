import { Material } from '@babylonjs/core/Materials/material.js';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { BendRing } from './bend-chain.ts';
import { BEND_CODE, STRETCH_CODE, TURN_CODE, UNIT_CODE, UNTURN_CODE } from './bend-functions.ts';
import { BEND_ATTRIBUTE } from './bend-instance.ts';
import { glslOf } from './shader-text.ts';

/** The attribute that the engine's picker numbers thin instances by. */
const ID_ATTRIBUTE = 'instanceMeshID';

const VERTEX = `
attribute vec3 position;
attribute vec4 ${BEND_ATTRIBUTE};
attribute float ${ID_ATTRIBUTE};
#include<instancesDeclaration>
uniform mat4 viewProjection;
uniform float r0;
uniform float lnA;
uniform float l0;
uniform float scalesHeight;
flat varying float vId;
${glslOf([UNIT_CODE, TURN_CODE, STRETCH_CODE, BEND_CODE, UNTURN_CODE].join('\n'))}
void main() {
#include<instancesVertex>
  vec3 turned = turnPoint(position, ${BEND_ATTRIBUTE});
  vec3 stretched = stretchPoint(turned, ${BEND_ATTRIBUTE}, r0, lnA, l0, scalesHeight, 1.0);
  vec3 bent = bendPoint(stretched, ${BEND_ATTRIBUTE}, 1.0);
  gl_Position = viewProjection * finalWorld * vec4(unturnPoint(bent, ${BEND_ATTRIBUTE}), 1.0);
  vId = ${ID_ATTRIBUTE};
}`;

/** The number of the instance as a colour, as the engine's picker reads it. */
const FRAGMENT = `
precision highp int;
flat varying float vId;
void main() {
  int id = int(vId);
  gl_FragColor = vec4(float((id >> 16) & 255), float((id >> 8) & 255), float(id & 255), 255.0) / 255.0;
}`;

/**
 * What the engine's GPUPicker draws modules with, in place of its own shader, which would draw them straight:
 * `picker.setPickingList([{ mesh: host, material }])`.
 */
export class BendPickMaterial extends ShaderMaterial {
  constructor(scene: Scene) {
    super(
      'module pick',
      scene,
      { vertexSource: VERTEX, fragmentSource: FRAGMENT },
      {
        attributes: ['position', BEND_ATTRIBUTE, ID_ATTRIBUTE],
        uniforms: ['world', 'viewProjection', 'r0', 'lnA', 'l0', 'scalesHeight'],
      },
    );
    this.sideOrientation = Material.CounterClockWiseSideOrientation;
  }

  setRing({ grid, scaleHeight }: BendRing): void {
    this.setFloat('r0', grid.r0);
    this.setFloat('lnA', Math.log(grid.growth));
    this.setFloat('l0', grid.cellSize);
    this.setFloat('scalesHeight', scaleHeight ? 1 : 0);
  }
}
