import { Constants } from '@babylonjs/core/Engines/constants.js';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector2 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import {
  DISC_FRAGMENT,
  DISC_VERTEX,
  LINE_FRAGMENT,
  LINE_VERTEX,
  OVERLAY_UNIFORMS,
  SURFACE_FRAGMENT,
  SURFACE_VERTEX,
} from './overlay-shaders.ts';

/** How an overlay stands to what is in front of it. */
export type Occlusion =
  /** Drawn where nothing hides it. */
  | 'visible'
  /** Drawn only where something hides it. */
  | 'hidden'
  /** Drawn over everything. */
  | 'on top';

const DEPTH_FUNCTION: Readonly<Record<Occlusion, number>> = {
  visible: Constants.LEQUAL,
  hidden: Constants.GREATER,
  'on top': Constants.ALWAYS,
};

interface OverlayShader {
  readonly name: string;
  readonly vertex: string;
  readonly fragment: string;
  readonly attributes: readonly string[];
  readonly uniforms: readonly string[];
}

const SHADERS = {
  line: {
    name: 'line',
    vertex: LINE_VERTEX,
    fragment: LINE_FRAGMENT,
    attributes: ['position', 'other', 'color', 'stroke'],
    uniforms: ['strength'],
  },
  disc: {
    name: 'disc',
    vertex: DISC_VERTEX,
    fragment: DISC_FRAGMENT,
    attributes: ['position', 'color', 'corner'],
    uniforms: ['hollow'],
  },
  surface: {
    name: 'surface',
    vertex: SURFACE_VERTEX,
    fragment: SURFACE_FRAGMENT,
    attributes: ['position', 'color'],
    uniforms: [],
  },
} as const satisfies Record<string, OverlayShader>;

/** What guides and highlights are drawn with: unlit, translucent, sized in pixels. */
export class OverlayMaterial extends ShaderMaterial {
  constructor(scene: Scene, kind: keyof typeof SHADERS, occlusion: Occlusion) {
    const { name, vertex, fragment, attributes, uniforms }: OverlayShader = SHADERS[kind];
    super(
      `${occlusion} ${name}`,
      scene,
      { vertexSource: vertex, fragmentSource: fragment },
      {
        attributes: [...attributes],
        uniforms: [...OVERLAY_UNIFORMS, ...uniforms],
        needAlphaBlending: true,
      },
    );
    this.backFaceCulling = false;
    this.disableDepthWrite = true;
    this.depthFunction = DEPTH_FUNCTION[occlusion];
    this.setFloat('strength', occlusion === 'hidden' ? HIDDEN_STRENGTH : 1);
  }

  setView(width: number, height: number, pixelRatio: number): void {
    this.setVector2('halfSize', new Vector2((width * pixelRatio) / 2, (height * pixelRatio) / 2));
    this.setFloat('pixelRatio', pixelRatio);
  }

  /** The colour inside rings, as "#rrggbb". */
  setHollow(color: string): void {
    this.setColor3('hollow', Color3.FromHexString(color));
  }
}

/** How much of a line is seen through what hides it. */
const HIDDEN_STRENGTH = 0.28;
