import { Constants } from '@babylonjs/core/Engines/constants.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { CreateSphere } from '@babylonjs/core/Meshes/Builders/sphereBuilder.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { DepthRenderer } from '@babylonjs/core/Rendering/depthRenderer.js';
import { effect } from '@preact/signals';
import '@babylonjs/core/Rendering/depthRendererSceneComponent.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { formatLength } from '../../../../core/tools/number-entry.ts';
import type { Label } from '../../../hud/label.ts';
import { RangeShellMaterial } from '../../../materials/range-shell/range-shell-material.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import type { CameraView } from '../../camera-view.ts';
import { DRAW_ORDER } from '../../draw-order.ts';
import type { PartFrame, ScenePart } from '../../scene-part.ts';
import type { ViewportTheme } from '../../viewport-theme.ts';
import { MATRIX_FLOATS, writeMatrix } from '../tiles/matrix-table.ts';
import { findShells, type Shell } from './find-shells.ts';

/** Pulses a second, and how long a shell goes on after it was shown or changed, in seconds: then it rests. */
const PULSES = 0.5;
const PULSES_FOR = 4;

const SECOND = 1000;

/** Sides of a shell around: smooth at any size on the screen. */
const SEGMENTS = 48;

/** The ranges of towers that are placed, selected or pointed at, where they meet the level: one draw call for all. */
export class ShellPart implements ScenePart {
  private readonly scene: Scene;
  private readonly session: EditorSession;
  private readonly prefersReducedMotion: () => boolean;
  private readonly material: RangeShellMaterial;
  private readonly mesh: Mesh;
  private readonly stops: readonly (() => void)[];
  private readonly depths: DepthRenderer;
  private shells: readonly Shell[] = [];
  private isStale = true;
  private pulseSince: number | null = null;

  constructor(
    scene: Scene,
    session: EditorSession,
    prefersReducedMotion: () => boolean,
    requestFrame: () => void,
  ) {
    this.scene = scene;
    this.session = session;
    this.prefersReducedMotion = prefersReducedMotion;
    // The first to ask fixes how depths are stored: as distances along the view, in 32-bit floats. A depth between that
    // of something and that of the sky behind it is the depth of neither.
    this.depths = scene.enableDepthRenderer(
      undefined,
      false,
      true,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      true,
    );
    this.depths.enabled = false;
    this.depths.getDepthMap().renderListPredicate = isSolid;
    this.material = new RangeShellMaterial(scene);
    this.mesh = CreateSphere('range shells', { diameter: 2, segments: SEGMENTS }, scene);
    this.mesh.material = this.material;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.alphaIndex = DRAW_ORDER.surfaces;
    this.mesh.setEnabled(false);
    this.stops = [
      effect(() => {
        session.store.value;
        session.revision.value;
        session.selection.value;
        session.under.value;
        session.tool.value;
        session.mode.value;
        session.hidden.value;
        session.defences.moment.value;
        session.defences.cell.value;
        session.defences.range.value;
        this.isStale = true;
        requestFrame();
      }),
    ];
  }

  setTheme({ accent }: ViewportTheme): void {
    this.material.setColor(accent);
  }

  update({ now }: PartFrame): boolean {
    if (this.isStale) this.bringUpToDate(now);
    if (this.shells.length > 0) this.fitDepths();
    this.isStale = false;
    if (this.shells.length === 0 || this.pulseSince === null || this.prefersReducedMotion()) return false;
    const seconds = (now - this.pulseSince) / SECOND;
    const isOver = seconds >= PULSES_FOR;
    this.material.setPhase(isOver ? 0 : seconds * PULSES * 2 * Math.PI);
    if (isOver) this.pulseSince = null;
    return !isOver;
  }

  /** How far each of them reaches, above its tower. */
  labels(view: CameraView): readonly Label[] {
    return this.shells.flatMap(({ key, centre: [x, y, z], range, top }): Label[] => {
      const at = view.toScreen([x, y + top, z]);
      const text = formatLength(Math.round(range * 100) / 100);
      return at
        ? [{ key: `range ${key}`, text, unit: 'm', at, anchor: 'close', isFocused: false, tone: 'plain' }]
        : [];
    });
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.mesh.dispose();
    this.material.dispose();
    this.scene.disableDepthRenderer();
  }

  /** The map of depths has a pixel for each of the picture. */
  private fitDepths(): void {
    const map = this.depths.getDepthMap();
    const engine = this.scene.getEngine();
    const [width, height] = [engine.getRenderWidth(), engine.getRenderHeight()];
    const size = map.getSize();
    if (size.width !== width || size.height !== height) map.resize({ width, height });
  }

  private bringUpToDate(now: number): void {
    const shells = findShells(this.session);
    const isSame = JSON.stringify(shells) === JSON.stringify(this.shells);
    if (isSame) return;
    this.shells = shells;
    this.depths.enabled = shells.length > 0;
    this.mesh.setEnabled(shells.length > 0);
    if (shells.length === 0) return;
    this.pulseSince = now;
    const matrices = new Float32Array(shells.length * MATRIX_FLOATS);
    for (const [
      index,
      {
        centre: [x, y, z],
        range,
      },
    ] of shells.entries()) {
      writeMatrix(matrices, index, { x, y, z, scale: range, turn: 0 });
    }
    this.mesh.thinInstanceSetBuffer('matrix', matrices, MATRIX_FLOATS, false);
  }
}

/** What a shell can meet: the level, and neither marks nor what is looked through. */
const isSolid = ({ material }: AbstractMesh): boolean =>
  material instanceof PBRMaterial && material.alpha === 1;
