import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector2, Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { RingOverlay } from '../../session/ring-session.ts';
import type { RingPicture } from '../../viewport/ring/ring-picture.ts';
import type { ViewportTheme } from '../../viewport/viewport-theme.ts';
import { RING_GRID_FRAGMENT, RING_GRID_UNIFORMS, RING_GRID_VERTEX } from './ring-grid-shaders.ts';

/** How strong the lines are of the ring that is worked on, and of others. */
const ACTIVE = 1;
const OTHER = 0.5;
/** Opacity of the tint that sets the ring off that is worked on. */
const ACTIVE_FILL = 0.045;
/** How far beyond its border a ring is drawn, as a part of its radius: half the width of a line is. */
const MARGIN = 0.1;

const OVERLAYS: Readonly<Record<RingOverlay, number>> = { none: 0, aspect: 1, scale: 2 };

/** The grid of one ring: see RingGrids. */
export class RingGridMaterial extends ShaderMaterial {
  constructor(scene: Scene) {
    super(
      'ring grid',
      scene,
      { vertexSource: RING_GRID_VERTEX, fragmentSource: RING_GRID_FRAGMENT },
      { attributes: ['position'], uniforms: [...RING_GRID_UNIFORMS], needAlphaBlending: true },
    );
    this.backFaceCulling = false;
    this.disableDepthWrite = true;
    // It may lie in the plane of a floor, and is seen on it and on the ground grid.
    this.zOffset = -1;
    this.zOffsetUnits = -24;
  }

  show({ centre, grid, spacing, interval, radii, strides, isActive, paint, cell }: RingPicture): void {
    this.setVector3('centre', new Vector3(...centre));
    this.setVector2('reach', new Vector2(radii[0] * (1 - MARGIN), radii[1] * (1 + MARGIN)));
    this.setVector4('grid', new Vector4(grid.r0, grid.cellSize, Math.log(grid.growth), grid.steps));
    this.setFloat('isRegular', spacing === 'regular' ? 1 : 0);
    this.setVector2('interval', new Vector2(...interval));
    this.setVector3('lineStrides', new Vector3(...strides.lines));
    this.setVector3('stepStrides', new Vector3(...strides.steps));
    this.setFloat('strength', isActive ? ACTIVE : OTHER);
    this.setFloat('fill', isActive ? ACTIVE_FILL : 0);
    this.setFloat('overlay', OVERLAYS[paint.overlay]);
    this.setFloat('tolerance', paint.tolerance);
    this.setVector3('cell', cell ? new Vector3(...cell, 1) : Vector3.Zero());
  }

  setPixelRatio(ratio: number): void {
    this.setFloat('lineWidth', ratio);
  }

  setTheme({ ring, accent, good, doubtful }: ViewportTheme): void {
    this.setColor3('lineColor', Color3.FromHexString(ring.line));
    this.setColor3('edgeColor', Color3.FromHexString(ring.edge));
    this.setColor3('accent', Color3.FromHexString(accent));
    this.setColor3('good', Color3.FromHexString(good));
    this.setColor3('doubtful', Color3.FromHexString(doubtful));
  }
}
