import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { effect } from '@preact/signals';
import type { TileCell } from '../../../../core/defence/builder/trace.ts';
import { defenceLevels } from '../../../../core/defence/defence-levels.ts';
import { defenceProps, type Prop } from '../../../../core/defence/layout/defence-props.ts';
import type { DocumentStore } from '../../../../core/document/document-store.ts';
import type { Delta } from '../../../../core/document/history.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../../../core/document/schema/defence.ts';
import { isKind, type LevelRecord } from '../../../../core/document/schema/record-kinds.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import type { ScenePart } from '../../scene-part.ts';
import { DrawnDefence } from './drawn-defence.ts';
import { createShapeMaterial } from './shape-material.ts';

/** What is to be looked at again of a defence level: all of it, or what stands on these tiles. */
type Stale = 'all' | Map<string, TileCell>;

/** The tiles of all defence levels and what stands on them. Work follows the edit: a moved tower is two matrices. */
export class TilesPart implements ScenePart {
  private readonly scene: Scene;
  private readonly session: EditorSession;
  private readonly material: PBRMaterial;
  private readonly drawn = new Map<string, DrawnDefence>();
  private readonly stale = new Map<string, Stale>();
  private readonly stops: (() => void)[];
  private stopListening: () => void = () => {};

  constructor(scene: Scene, session: EditorSession, requestFrame: () => void) {
    this.scene = scene;
    this.session = session;
    this.material = createShapeMaterial(scene);
    this.stops = [
      effect(() => {
        this.listen(session.store.value, requestFrame);
      }),
      effect(() => {
        session.hidden.value;
        session.defences.moment.value;
        session.defences.defence.value;
        session.defences.built.value;
        this.noteAll();
        requestFrame();
      }),
    ];
  }

  /** Shapes have colours of their own in every theme. */
  setTheme(): void {}

  update(): boolean {
    for (const [id, stale] of this.stale) this.bringUpToDate(id, stale);
    this.stale.clear();
    for (const drawn of this.drawn.values()) drawn.update();
    return false;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.stopListening();
    for (const drawn of this.drawn.values()) drawn.dispose();
    this.material.dispose();
  }

  private get level(): DocumentStore {
    return this.session.store.peek();
  }

  private listen(level: DocumentStore, requestFrame: () => void): void {
    this.stopListening();
    this.stopListening = level.subscribe((delta) => {
      this.note(delta);
      requestFrame();
    });
    this.noteAll();
    requestFrame();
  }

  private noteAll(): void {
    for (const id of this.drawn.keys()) this.stale.set(id, 'all');
    for (const { id } of this.level.ofKind('defence')) this.stale.set(id, 'all');
  }

  private note({ changes }: Delta): void {
    for (const { before, after } of changes) {
      for (const record of [before, after]) this.noteRecord(record);
    }
  }

  private noteRecord(record: LevelRecord | null): void {
    if (isKind(record, 'defence')) this.stale.set(record.id, 'all');
    if (!isKind(record, 'tower') && !isKind(record, 'decoration')) return;
    const stale = this.stale.get(record.defence) ?? new Map<string, TileCell>();
    if (stale !== 'all') stale.set(String(record.cell), record.cell);
    this.stale.set(record.defence, stale);
  }

  private bringUpToDate(id: string, stale: Stale): void {
    const record = this.level.findKind('defence', id);
    const result = this.level.derived(defenceLevels).find(id);
    if (!record || !result?.ok || this.session.hidden.peek().has(id)) {
      this.drawn.get(id)?.dispose();
      this.drawn.delete(id);
      return;
    }
    const known = this.drawn.get(id);
    const drawn = known ?? new DrawnDefence(`defence ${id}`, this.scene, this.material);
    this.drawn.set(id, drawn);
    const props = this.level.derived(defenceProps);
    if (stale === 'all' || !known) {
      this.showAll(drawn, record);
      return;
    }
    if (this.momentOf(id)) return;
    for (const cell of stale.values()) drawn.setProp(cell, this.seen(props.at(id, cell)));
  }

  private showAll(drawn: DrawnDefence, record: Readonly<Defence>): void {
    const { id, origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize } = record;
    const frame = { origin, tileSize };
    const moment = this.momentOf(id);
    const result = this.level.derived(defenceLevels).find(id);
    if (moment) {
      drawn.setMoment(moment, frame);
      drawn.setProps([]);
    } else if (result?.ok) {
      drawn.setLevel(result.level, record.heading ?? DEFENCE_DEFAULTS.heading, frame);
      const props = [...this.level.derived(defenceProps).all(id)];
      drawn.setProps(props.flatMap((prop) => this.seen(prop) ?? []));
    }
  }

  /** The moment of the builder's work that is looked at, if it is of this level. */
  private momentOf(id: string) {
    const { moment, defence } = this.session.defences;
    return defence.peek() === id ? moment.peek() : null;
  }

  private seen(prop: Prop | undefined): Prop | undefined {
    return prop && prop.record !== null && this.session.hidden.peek().has(prop.record) ? undefined : prop;
  }
}
