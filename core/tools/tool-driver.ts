import type { CommandCall, Refusal } from '../document/command.ts';
import type { DocumentStore, Gesture, RunResult } from '../document/document-store.ts';
import { jsonEqual } from '../document/json-equal.ts';
import { MAX_COORDINATE } from '../document/schema/fields.ts';
import type { Vec2 } from '../math/vec2.ts';
import { rooms } from '../walls/rooms/rooms.ts';
import type { SurfaceHit } from '../walls/surface-hit.ts';
import { editEntry } from './entry-keys.ts';
import { buildFreeHit, snapPoint } from './snap-point.ts';
import type { SnapHit } from './snapping.ts';
import type {
  Measure,
  Modifiers,
  Tool,
  ToolContext,
  ToolEvent,
  ToolKey,
  ToolPointer,
  ToolStep,
} from './tool.ts';
import type { ToolHost } from './tool-host.ts';
import { buildToolView, type ToolView } from './tool-view.ts';

/** A pointer as the viewport sees it: picked, not snapped. */
export interface RawPointer {
  /**
   * On the plane of the storey, in metres. Where the ray misses the plane, the picked surface as seen from above;
   * null where there is neither.
   */
  readonly free: Vec2 | null;
  /** The surfaces under the pointer, nearest first. */
  readonly hits: readonly SurfaceHit[];
  /** Metres of the plan that one screen pixel covers at the pointer. */
  readonly metresPerPixel: number;
  /** Where it is in the picture, in CSS pixels; undefined without one. */
  readonly pixel?: Vec2;
  readonly modifiers: Modifiers;
}

type PlanPointer = RawPointer & { readonly free: Vec2 };

const AT_REST: ToolStep<unknown> = { state: null };

/**
 * Runs the active tool: snaps the pointer for it, shows and commits what it asks for as one gesture of the document
 * store, applies selections, and says what is to be shown. Whatever takes the gesture away from it (undo, another
 * command, another level, storey or tool, lost focus) leaves the level as it was and the tool at rest.
 */
export class ToolDriver {
  private readonly tools: ReadonlyMap<string, Tool<unknown>>;
  private tool: Tool<unknown>;
  private state: unknown;
  private shown: ToolStep<unknown> = AT_REST;
  private gesture: Gesture | null = null;
  /** The gesture shows what the hovering pointer would do. */
  private isTrial = false;
  private store: DocumentStore;
  private storey: string | null;
  private pointer: PlanPointer | null = null;
  /** The pointer as tools see it. */
  private resolved: ToolPointer | null = null;
  private snap: SnapHit | null = null;
  /** Why the last commit was refused, until the user does the next thing. */
  private refusal: Refusal | null = null;
  private current: ToolView;

  /**
   * @param tools by their ids; the first is the active one
   * @param onChange called when what is to be shown has changed
   */
  constructor(
    private readonly host: ToolHost,
    tools: readonly [Tool<unknown>, ...Tool<unknown>[]],
    private readonly onChange: (view: ToolView) => void = () => {},
  ) {
    this.tools = new Map(tools.map((tool) => [tool.id, tool]));
    this.tool = tools[0];
    this.state = this.tool.initial;
    this.store = host.store;
    this.storey = host.storey;
    this.current = this.buildView(null);
  }

  /** What is to be shown now. */
  get view(): ToolView {
    return this.current;
  }

  /** Changes the tool; what the old one had under way is cancelled. Throws a RangeError for an unknown id. */
  activate(id: string): void {
    const tool = this.tools.get(id);
    if (!tool) throw new RangeError(`there is no tool "${id}"`);
    if (tool === this.tool) return;
    this.endGesture();
    this.tool = tool;
    this.rest();
  }

  /** @param count 2 for the second press of a double click */
  press(raw: RawPointer, count = 1): void {
    this.refusal = null;
    const { modifiers } = raw;
    this.send(raw, (pointer) => (pointer ? { type: 'press', pointer, count } : { type: 'miss', modifiers }));
  }

  move(raw: RawPointer): void {
    this.send(raw, (pointer) => pointer && { type: 'move', pointer });
  }

  /** A release beside the plan ends the drag where it last was on it. */
  release(raw: RawPointer): void {
    const from = isOnPlan(raw) ? raw : this.pointer;
    if (from) this.send(from, (pointer) => pointer && { type: 'release', pointer });
  }

  /** Shift, Ctrl or Alt went down or up while the pointer stood still. */
  changeModifiers(modifiers: Modifiers): void {
    if (this.pointer) this.move({ ...this.pointer, modifiers });
  }

  /** What the tool is set to has changed: shows what that means where the pointer is. */
  refresh(): void {
    if (this.pointer) this.move(this.pointer);
  }

  /** Returns whether the tool took the key: then it is nobody else's. */
  key(key: ToolKey): boolean {
    this.notice();
    const entry = editEntry(this.focused, key);
    if (entry !== null) return this.enter(entry);
    const wasBusy = this.isBusy;
    this.refusal = null;
    const step = this.step({ type: 'key', key });
    return (
      wasBusy || this.isBusy || changesWhatIsHeld(step) || Boolean(step.select || step.leave || step.building)
    );
  }

  /** Characters typed into the number that has the focus, or else keys of the tool. Returns whether they were taken. */
  type(characters: string): boolean {
    this.notice();
    const key = this.focused ? undefined : this.tool.characters?.get(characters);
    if (key) return this.key(key);
    const entry = editEntry(this.focused, { characters });
    return entry !== null && this.enter(entry);
  }

  /** The gesture cannot go on: focus lost, pointer taken away, a dialog. */
  cancel(): void {
    this.rest();
  }

  /** The pointer left the viewport. A drag goes on; what only hovers is hidden. */
  leave(): void {
    if (this.isBusy) return;
    this.pointer = null;
    this.resolved = null;
    this.snap = null;
    this.endGesture();
    this.show(AT_REST, null);
  }

  /** To be called before the pointer is picked: takes back what hovering shows, so that what is hit is in the level. */
  clearTrial(): void {
    if (this.isTrial) this.gesture?.clear();
  }

  private get isBusy(): boolean {
    return this.state !== this.tool.initial;
  }

  private get focused(): Measure | undefined {
    return this.current.measures.find(({ isFocused }) => isFocused);
  }

  private enter(text: string): true {
    this.refusal = null;
    this.step({ type: 'entry', text });
    return true;
  }

  private send(raw: RawPointer, toEvent: (pointer: ToolPointer | null) => ToolEvent | null): void {
    this.notice();
    this.gesture?.clear();
    const event = toEvent(isOnPlan(raw) ? this.resolve(raw) : null);
    if (event) this.step(event);
  }

  /** Another level or storey ends what was under way in the old one. */
  private notice(): void {
    if (this.host.store === this.store && this.host.storey === this.storey) return;
    this.rest();
    this.store = this.host.store;
    this.storey = this.host.storey;
  }

  private resolve(raw: PlanPointer): ToolPointer {
    this.pointer = raw;
    const { free, metresPerPixel, modifiers } = raw;
    const request = this.tool.snapping(this.state);
    const [dx, dz] = request?.offset ?? [0, 0];
    this.snap =
      request &&
      snapPoint({
        free: [free[0] + dx, free[1] + dz],
        anchor: request.anchor,
        level: this.store,
        storey: this.storey,
        settings: this.host.snap,
        isFreed: modifiers.alt,
        metresPerPixel,
        moving: request.moving ?? [],
        isHidden: (id) => this.host.isHidden(id),
      });
    const hits = raw.hits.filter((hit) => this.isThere(hit) && this.host.isSelectable(hit.id));
    const pickedAll = [...new Set(hits.map(({ id }) => id))];
    const snap = this.snap ?? buildFreeHit(free);
    const picked = pickedAll[0] ?? null;
    this.resolved = { free, snap, hits, picked, pickedAll, metresPerPixel, pixel: raw.pixel, modifiers };
    return this.resolved;
  }

  /** One event through the tool; tools see the level without the preview. */
  private step(event: ToolEvent): ToolStep<unknown> {
    this.gesture?.clear();
    const step = this.tool.step(this.state, event, this.buildContext());
    this.refusal = step.commit ? this.commit(step.commit) : this.refusal;
    const isRefused = step.commit !== undefined && this.refusal !== null;
    this.state = isRefused ? (step.ifRefused ?? this.tool.initial) : step.state;
    if (step.select && !isRefused) this.host.select(step.select);
    this.holdGesture(step);
    this.show(step, this.ask(step));
    if (step.held) this.host.hold(step.held);
    if (step.pickUp) this.host.pickUp(step.pickUp);
    if (step.building) this.host.askBuilding(step.building);
    if (step.placing) this.host.placeLike(step.placing);
    if (step.heldModules) this.host.holdModules(step.heldModules);
    if (changesWhatIsHeld(step)) this.refresh();
    if (step.leave && !isRefused) this.host.leaveTool();
    return step;
  }

  /**
   * A gesture lasts as long as the tool is at work, so that undo cancels that work before it undoes a step. What a tool
   * at rest shows or asks is a trial, which undo does not notice.
   */
  private holdGesture({ preview, check }: ToolStep<unknown>): void {
    if (this.tool.keepsGesture) return;
    const isTrial = !this.isBusy;
    if (this.gesture && this.isTrial === isTrial && (!isTrial || preview || check)) return;
    this.endGesture();
    if (!isTrial || preview || check) this.gesture = this.begin(isTrial);
  }

  private begin(isTrial: boolean): Gesture {
    this.isTrial = isTrial;
    const onCancelled = (): void => {
      this.gesture = null;
      this.rest();
    };
    return isTrial ? this.store.beginTrial(onCancelled) : this.store.begin(onCancelled);
  }

  private endGesture(): void {
    this.gesture?.cancel();
    this.gesture = null;
  }

  /**
   * Something of the level without the preview that was shown when the pointer was picked; or a hole that is only being
   * shown, because it hides what is behind it as the wall does that it is in.
   */
  private isThere({ id, part }: SurfaceHit): boolean {
    if (this.store.find(id) || part === 'hole') return true;
    return (part === 'floor' || part === 'ceiling') && this.store.derived(rooms).find(id) !== undefined;
  }

  private ask({ preview, check }: ToolStep<unknown>): Refusal | null {
    if (check) return this.gesture?.check(check) ?? null;
    return preview && this.gesture ? toRefusal(this.gesture.preview(preview)) : null;
  }

  private commit(call: CommandCall): Refusal | null {
    const gesture = this.gesture ?? this.begin(false);
    this.gesture = gesture;
    const asked = gesture.preview(call);
    if (!asked.ok) return asked.reason;
    const result = gesture.commit();
    this.gesture = null;
    if (result.ok && result.select.length > 0) this.host.select(result.select);
    return toRefusal(result);
  }

  /** Whatever is under way is taken back, without a trace. */
  private rest(): void {
    this.endGesture();
    this.state = this.tool.initial;
    this.refusal = null;
    this.snap = null;
    this.show(AT_REST, null);
  }

  private show(step: ToolStep<unknown>, asked: Refusal | null): void {
    this.shown = step;
    const view = this.buildView(asked);
    if (jsonEqual(view, this.current)) return;
    this.current = view;
    this.onChange(view);
  }

  private buildView(asked: Refusal | null): ToolView {
    return buildToolView(this.tool, this.state, this.shown, {
      snap: this.snap,
      asked,
      lastRefusal: this.refusal,
    });
  }

  private buildContext(): ToolContext {
    const {
      selection,
      isChaining,
      wallStyle,
      openingStyles,
      snap,
      paint,
      held,
      building,
      placing,
      heldModules,
      defending,
    } = this.host;
    return {
      level: this.store,
      storey: this.storey,
      selection,
      isSelectable: (id) => this.host.isSelectable(id),
      findOnScreen: (area) => this.host.findOnScreen(area),
      isChaining,
      wallStyle,
      openingStyles,
      snapSettings: snap,
      pointer: this.resolved,
      paint,
      held,
      building,
      placing,
      heldModules,
      defending,
    };
  }
}

/** What the pointer shows is another thing after that. */
const changesWhatIsHeld = ({ commit, held, placing, heldModules }: ToolStep<unknown>): boolean =>
  Boolean(commit || held || placing || heldModules);

const isOnPlan = (raw: RawPointer): raw is PlanPointer =>
  raw.metresPerPixel > 0 && raw.free?.every((coordinate) => Math.abs(coordinate) <= MAX_COORDINATE) === true;

const toRefusal = (result: RunResult): Refusal | null => (result.ok ? null : result.reason);
