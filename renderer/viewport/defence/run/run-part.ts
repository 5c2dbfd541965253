import type { Scene } from '@babylonjs/core/scene.js';
import { effect } from '@preact/signals';
import { computeRun, distanceOf } from '../../../../core/defence/run/compute-run.ts';
import { buildEnemy, buildPellet } from '../../../../core/defence/run/run-shapes.ts';
import type { WalkTrack } from '../../../../core/defence/run/walk-track.ts';
import { DEFENCE_DEFAULTS } from '../../../../core/document/schema/defence.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import type { DefenceRun } from '../../../session/run/defence-run.ts';
import type { PartFrame, ScenePart } from '../../scene-part.ts';
import { MATRIX_FLOATS, writeMatrix } from '../tiles/matrix-table.ts';
import { ShapeHost } from '../tiles/shape-host.ts';
import { createShapeMaterial } from '../tiles/shape-material.ts';

/** Between what lies on the path, in tiles. */
const PELLET_EVERY = 0.5;
/** The most of it, on long paths. */
const MOST_PELLETS = 4000;
/** How high enemies and pellets lie over the ground of the path, in tiles. */
const GROUND = 0.03;

/** The enemies of a run and what they eat: a draw call each. */
export class RunPart implements ScenePart {
  private readonly session: EditorSession;
  private readonly run: DefenceRun;
  private readonly enemies: ShapeHost;
  private readonly pellets: ShapeHost;
  private readonly material: ReturnType<typeof createShapeMaterial>;
  private readonly stops: readonly (() => void)[];
  private matrices = new Float32Array(0);
  private isStale = true;
  private isEmpty = true;

  constructor(scene: Scene, session: EditorSession, run: DefenceRun, requestFrame: () => void) {
    this.session = session;
    this.run = run;
    this.material = createShapeMaterial(scene);
    this.enemies = new ShapeHost('enemies', scene, buildEnemy(), this.material);
    this.pellets = new ShapeHost('pellets', scene, buildPellet(), this.material);
    for (const host of [this.enemies, this.pellets]) host.seeAlways();
    this.hide();
    this.stops = [
      effect(() => {
        run.track.value;
        run.time.value;
        run.isShown.value;
        run.isPlaying.value;
        run.parameters;
        session.mode.value;
        session.defences.moment.value;
        this.isStale = true;
        requestFrame();
      }),
    ];
  }

  /** Enemies have colours of their own in every theme. */
  setTheme(): void {}

  update({ now }: PartFrame): boolean {
    const isMoving = this.run.advance(now);
    if (this.isStale || isMoving) this.place();
    this.isStale = false;
    return isMoving;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.enemies.dispose();
    this.pellets.dispose();
    this.material.dispose();
  }

  private hide(): void {
    this.isEmpty = true;
    this.enemies.show(this.matrices, 0);
    this.pellets.show(this.matrices, 0);
  }

  private place(): void {
    const { isShown, track } = this.run;
    const { mode, defences } = this.session;
    const isSeen = isShown.peek() && mode.peek() === 'defence' && defences.moment.peek() === null;
    const way = track.peek();
    if (!isSeen || !way) {
      if (!this.isEmpty) this.hide();
      return;
    }
    this.isEmpty = false;
    const { parameters } = this.run;
    const time = this.run.time.peek();
    const { begun, arrived } = computeRun(parameters, way, time);
    const onTheWay = begun - arrived;
    this.makeRoom(Math.max(onTheWay, MOST_PELLETS));
    for (let index = 0; index < onTheWay; index += 1) {
      this.write(index, way, distanceOf(parameters, arrived + index, time));
    }
    this.enemies.show(this.matrices.slice(0, onTheWay * MATRIX_FLOATS), onTheWay);
    this.placePellets(way, begun > 0 ? distanceOf(parameters, 0, time) : 0);
  }

  /** Those that the first enemy has not come to. */
  private placePellets(way: WalkTrack, eaten: number): void {
    const first = Math.floor(eaten / PELLET_EVERY) + 1;
    const last = Math.ceil(way.length / PELLET_EVERY) - 1;
    const count = Math.max(0, Math.min(MOST_PELLETS, last - first + 1));
    for (let index = 0; index < count; index += 1) this.write(index, way, (first + index) * PELLET_EVERY);
    this.pellets.show(this.matrices.slice(0, count * MATRIX_FLOATS), count);
  }

  private write(slot: number, way: WalkTrack, distance: number): void {
    const { defence } = this.session.defences;
    const record = this.session.store.peek().findKind('defence', defence.peek() ?? undefined);
    const { origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize } = record ?? {};
    const { x, z, heading } = way.at(distance);
    writeMatrix(this.matrices, slot, {
      x: origin[0] + x * tileSize,
      y: origin[1] + GROUND * tileSize,
      z: origin[2] + z * tileSize,
      scale: tileSize,
      turn: -heading,
    });
  }

  private makeRoom(count: number): void {
    if (this.matrices.length < count * MATRIX_FLOATS) this.matrices = new Float32Array(count * MATRIX_FLOATS);
  }
}
