import type { Command, CommandCall, CommandContext, Refusal } from './command.ts';
import type { Edit } from './edit.ts';
import { type Delta, History, type HistoryStep, invert, type Revision } from './history.ts';
import { type NewId, RepeatableIds } from './ids.ts';
import { jsonEqual } from './json-equal.ts';
import type { DerivedKind, DerivedModel, Level, LevelHeader, LevelReader, RecordChange } from './level.ts';
import { RecordTable } from './record-table.ts';
import type { LevelRecord, RecordByKind, RecordKind } from './schema/record-kinds.ts';

/** What a run came to. `changed` is false for an edit that makes no difference: it adds no step. */
export type RunResult =
  | { readonly ok: true; readonly changed: boolean; readonly select: readonly string[] }
  | { readonly ok: false; readonly reason: Refusal };

/** A step that is being made: a drag, a slider, a ghost. */
export interface Gesture {
  /** Shows what the call would do to the level as it was when the gesture began; replaces the preview before. */
  preview(call: CommandCall): RunResult;
  /** Why the call would be refused, or null if it would not, without showing it. Takes the preview back. */
  check(call: CommandCall): Refusal | null;
  /** Takes the preview back without ending the gesture. */
  clear(): void;
  /** Makes the last preview one step of the history. */
  commit(): RunResult;
  /** Leaves the level as it was when the gesture began. */
  cancel(): void;
}

interface Preview {
  readonly step: HistoryStep;
  readonly select: readonly string[];
}

interface GestureState {
  readonly ids: RepeatableIds;
  preview: Preview | null;
  /** The user is in the middle of nothing: the pointer only hovers, and what it would do is shown. */
  readonly isTrial: boolean;
  readonly onCancelled: () => void;
}

const NO_DELTA: Delta = { changes: [] };
const NO_CHANGE = { ok: true, changed: false, select: [] } as const satisfies RunResult;

/**
 * The level being edited, and its only writer. Applies edits in place, keeps unlimited undo and redo, keeps derived
 * models up to date, and tells listeners. Everything it hands out is immutable, but for itself.
 */
export class DocumentStore implements LevelReader {
  private readonly table = new RecordTable();
  private readonly history = new History();
  /** Besides those in the table: no id comes to name another record, also after undo. */
  private readonly usedIds = new Set<string>();
  private readonly models = new Map<DerivedKind<DerivedModel>, DerivedModel>();
  private readonly listeners = new Set<(delta: Delta) => void>();
  private readonly context: CommandContext;
  private currentHeader: LevelHeader;
  private gesture: GestureState | null = null;

  /**
   * @param level valid (see parseLevel); its ids are unique
   * @param newId makes the ids of new records
   */
  constructor(level: Level, newId: NewId) {
    this.currentHeader = level.header;
    for (const record of level.records) this.table.put(record);
    this.context = {
      newId: (kind) => {
        const id = newId(kind, (candidate) => this.isUsed(candidate));
        this.usedIds.add(id);
        return id;
      },
    };
  }

  get header(): LevelHeader {
    return this.currentHeader;
  }

  get size(): number {
    return this.table.size;
  }

  find(id: string): LevelRecord | undefined {
    return this.table.get(id);
  }

  findKind<K extends RecordKind>(kind: K, id: string | undefined): Readonly<RecordByKind[K]> | undefined {
    const record = id === undefined ? undefined : this.table.get(id);
    return record?.kind === kind ? (record as RecordByKind[K]) : undefined;
  }

  ofKind<K extends RecordKind>(kind: K): Iterable<Readonly<RecordByKind[K]>> {
    return this.table.ofKind(kind).values() as Iterable<RecordByKind[K]>;
  }

  countOf(kind: string): number {
    return this.table.ofKind(kind).size;
  }

  all(): Iterable<LevelRecord> {
    return this.table.all();
  }

  derived<T extends DerivedModel>(kind: DerivedKind<T>): T {
    const known = this.models.get(kind);
    if (known) return known as T;
    const model = kind.create(this);
    this.models.set(kind, model);
    return model;
  }

  /**
   * The level as a value, for writing or exporting: without the preview of a gesture under way, so that a save in
   * the middle of a drag writes what `revision` names.
   */
  snapshot(): Level {
    const preview = this.gesture?.preview?.step.delta;
    if (!preview) return { header: this.currentHeader, records: [...this.table.all()] };
    const table = new RecordTable();
    for (const record of this.table.all()) table.put(record);
    table.apply(invert(preview).changes);
    return { header: preview.header?.before ?? this.currentHeader, records: [...table.all()] };
  }

  /**
   * Calls back after every change, previews included. Returns the way to stop.
   * A listener may read; it must not change the level.
   */
  subscribe(listener: (delta: Delta) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Runs a command as one step. A gesture that is under way is cancelled first. */
  run(call: CommandCall): RunResult {
    this.cancelGesture();
    const result = this.ask(call);
    if (!result.ok) return result;
    const { step, select } = result;
    if (isEmpty(step.delta)) return { ok: true, changed: false, select };
    this.history.push(step);
    this.apply(step.delta);
    return { ok: true, changed: true, select };
  }

  /**
   * Begins a gesture. One that is still under way is cancelled.
   * @param onCancelled called when something else ends the gesture: undo, a command, another gesture
   */
  begin(onCancelled: () => void = () => {}): Gesture {
    return this.beginGesture(onCancelled, false);
  }

  /** Begins a gesture that shows what would be done before the user does anything: it is in nobody's way. */
  beginTrial(onCancelled: () => void): Gesture {
    return this.beginGesture(onCancelled, true);
  }

  /** The user is in the middle of something. */
  get inGesture(): boolean {
    return this.gesture?.isTrial === false;
  }

  /** What is shown may be what a hovering pointer would do. */
  get inTrial(): boolean {
    return this.gesture?.isTrial === true;
  }

  /** Cancels the gesture that is under way. Returns whether there was one that is more than a trial. */
  cancelGesture(): boolean {
    const { gesture } = this;
    if (!gesture) return false;
    this.endGesture(gesture);
    gesture.onCancelled();
    return !gesture.isTrial;
  }

  /** Undoes a step, or cancels the gesture that is under way instead. Returns whether there was anything to undo. */
  undo(): boolean {
    if (this.cancelGesture()) return true;
    const step = this.history.back();
    if (step) this.apply(invert(step.delta));
    return step !== undefined;
  }

  /** Redoes a step; during a gesture it does nothing. */
  redo(): boolean {
    if (this.gesture?.isTrial === false) return false;
    this.cancelGesture();
    const step = this.history.forward();
    if (step) this.apply(step.delta);
    return step !== undefined;
  }

  /** Undoes or redoes until `position` steps are done. Positions outside the history are clamped. */
  goTo(position: number): void {
    this.cancelGesture();
    while (this.history.position > position && this.undo());
    while (this.history.position < position && this.redo());
  }

  get steps(): readonly HistoryStep[] {
    return this.history.all;
  }

  get position(): number {
    return this.history.position;
  }

  /** Names the state the level is in, a gesture under way left out. Take it together with `snapshot` to save. */
  get revision(): Revision {
    return this.history.revision;
  }

  /** False exactly when the level is in the state that is on disk. A gesture under way does not count. */
  get isDirty(): boolean {
    return this.history.isDirty;
  }

  /** Says that what is on disk is the level in this state, which need not be the present one. */
  markSaved(revision: Revision): void {
    this.history.markSaved(revision);
    this.notify(NO_DELTA);
  }

  /** Says that the level is not on disk in this form in any state: it was repaired or recovered. */
  markUnsaved(): void {
    this.history.markSaved(null);
    this.notify(NO_DELTA);
  }

  private isUsed(id: string): boolean {
    return this.table.get(id) !== undefined || this.usedIds.has(id);
  }

  private beginGesture(onCancelled: () => void, isTrial: boolean): Gesture {
    this.cancelGesture();
    const own: GestureState = {
      ids: new RepeatableIds((kind) => this.context.newId(kind)),
      preview: null,
      isTrial,
      onCancelled,
    };
    this.gesture = own;
    const isLive = (): boolean => this.gesture === own;
    return {
      preview: (call) => (isLive() ? this.showPreview(own, call) : NO_CHANGE),
      check: (call) => (isLive() ? this.checkCall(own, call) : null),
      clear: () => {
        if (isLive()) this.takeBack(own);
      },
      commit: () => (isLive() ? this.commitPreview(own) : NO_CHANGE),
      cancel: () => {
        if (isLive()) this.endGesture(own);
      },
    };
  }

  private endGesture(own: GestureState): void {
    this.takeBack(own);
    this.gesture = null;
  }

  private checkCall(own: GestureState, call: CommandCall): Refusal | null {
    this.takeBack(own);
    own.ids.rewind();
    const result = this.ask(call, own.ids);
    return result.ok ? null : result.reason;
  }

  private showPreview(own: GestureState, call: CommandCall): RunResult {
    this.takeBack(own);
    own.ids.rewind();
    const result = this.ask(call, own.ids);
    if (!result.ok) return result;
    own.preview = result;
    this.apply(result.step.delta);
    return { ok: true, changed: !isEmpty(result.step.delta), select: result.select };
  }

  private takeBack(own: GestureState): void {
    const { preview } = own;
    own.preview = null;
    if (preview) this.apply(invert(preview.step.delta));
  }

  private commitPreview(own: GestureState): RunResult {
    this.gesture = null;
    if (!own.preview || isEmpty(own.preview.step.delta)) return NO_CHANGE;
    this.history.push(own.preview.step);
    this.notify(NO_DELTA);
    return { ok: true, changed: true, select: own.preview.select };
  }

  private ask(
    { command, args }: CommandCall,
    context: CommandContext = this.context,
  ): (Preview & { ok: true }) | { ok: false; reason: Refusal } {
    const result = (command as Command<unknown>).run(this, args, context);
    if (!result.ok) return result;
    const delta = this.toDelta(result.edit);
    return {
      ok: true,
      step: { command: command.id, label: command.label, delta },
      select: result.select ?? [],
    };
  }

  private toDelta({ put = [], remove = [], header }: Edit): Delta {
    const wanted = new Map<string, LevelRecord | null>();
    for (const id of remove) wanted.set(id, null);
    for (const record of put) wanted.set(record.id, record);
    const changes: RecordChange[] = [];
    for (const [id, after] of wanted) {
      const before = this.table.get(id) ?? null;
      if (!jsonEqual(before, after)) changes.push({ id, before, after });
    }
    const isRenamed = header !== undefined && !jsonEqual(header, this.currentHeader);
    return { changes, ...(isRenamed && { header: { before: this.currentHeader, after: header } }) };
  }

  private apply(delta: Delta): void {
    if (isEmpty(delta)) return;
    this.table.apply(delta.changes);
    if (delta.header) this.currentHeader = delta.header.after;
    for (const { id } of delta.changes) this.usedIds.add(id);
    // A model may ask for another one while it updates; one made now knows the changes already.
    for (const model of [...this.models.values()]) model.update(delta.changes);
    this.notify(delta);
  }

  private notify(delta: Delta): void {
    for (const listener of [...this.listeners]) listener(delta);
  }
}

const isEmpty = (delta: Delta): boolean => delta.changes.length === 0 && !delta.header;
