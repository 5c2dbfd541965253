import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type CommandCall, call, type Refusal } from '../../../core/document/command.ts';
import type { Revision } from '../../../core/document/history.ts';
import type { Vec2 } from '../../../core/math/vec2.ts';
import { text } from '../../../core/text/text.ts';
import { buildingTool } from '../../../core/tools/place-building.ts';
import type { BuildingAsk } from '../../../core/tools/tool.ts';
import { findStoreysFrom } from '../../../core/walls/building-generator/building-storeys.ts';
import type { KeptPlan } from '../../../core/walls/building-generator/plan.ts';
import type { BuildingOrder } from '../../../core/walls/building-generator/plan-in-level.ts';
import type { GenerationStep } from '../../../core/walls/building-generator/step-overlay.ts';
import type { Wishes, WishName } from '../../../core/walls/building-generator/wishes.ts';
import { generateBuilding } from '../../../core/walls/commands/generate-building.ts';
import type { Dialogs } from '../../dialogs/dialogs.ts';
import type { EditorSession } from '../editor-session.ts';
import { type Attempt, addAttempt, beginAttempts, currentOf, goToAttempt, nextSeed } from './attempts.ts';
import { BuildingPreview, type Losses } from './building-preview.ts';
import { roomAt, toggleKept } from './kept-rooms.ts';
import { buildPicture, outlineOf, type PlannedSite, planSite } from './planned-site.ts';

const NOTHING: ReadonlySet<string> = new Set();

type Shown =
  | { readonly ok: true; readonly ids: ReadonlySet<string>; readonly losses: Losses | null }
  | { readonly ok: false; readonly reason: Refusal };

/** The place of its panel among the others. */
interface PanelHost {
  readonly shown: ReadonlySignal<ReadonlySet<string>>;
  show(id: 'generator'): void;
  hide(id: 'generator'): void;
}

interface GeneratorHost {
  readonly session: EditorSession;
  readonly dialogs: Dialogs;
  readonly panels: PanelHost;
  /** Calls back soon, once for many calls: a slider asks more often than a screen shows. */
  readonly soon: (run: () => void) => void;
  /** Looks at the whole level, the building in it. */
  readonly frame: () => void;
  /** A seed to begin with. */
  readonly firstSeed: () => number;
}

/** The building that is shown, and where. */
interface Made extends PlannedSite {
  /** Ids of its storeys from the lowest up, those of the preview too. */
  readonly storeys: readonly string[];
  /** What it takes the place of; null where it stands on free ground. */
  readonly losses: Losses | null;
}

/**
 * One visit after the other to the generator: wishes and seeds in, a building that stands in the level as a preview,
 * kept in one step or taken away without a trace. The preview is there as long as the tool that places it is active.
 */
export class BuildingGenerator {
  readonly isOpen = signal(false);
  readonly attempts = signal(beginAttempts(0, {}));
  /** What the next building keeps of the one that is shown. */
  readonly locks = signal<KeptPlan | null>(null);
  /** Where its corner stands; null: where there is room. */
  readonly place = signal<Vec2 | null>(null);
  /** The storey that it stands on; null in a level without any. */
  readonly base = signal<string | null>(null);
  readonly made = signal<Made | null>(null);
  /** Why there is no building as wished; what was shown before is shown still. */
  readonly refusal = signal<(Refusal & { readonly wish?: string }) | null>(null);
  /** The step that is shown in place of the building; null shows the building. */
  readonly step = signal<GenerationStep | null>(null);
  /** The storey of the building that is looked at, 0 for the lowest. */
  readonly storey = signal(0);
  readonly isLive = computed(() => this.isOpen.value && this.host.session.tool.value === buildingTool.id);
  private preview: BuildingPreview | null = null;
  private shownAt: Revision | null = null;
  private lastCall: CommandCall | null = null;

  constructor(private readonly host: GeneratorHost) {}

  /** Follows the session from now on: its tool, its level, and what the pointer asks for. */
  follow(): void {
    const { session, panels } = this.host;
    let isFirst = true;
    effect(() => {
      const isLive = session.tool.value === buildingTool.id;
      if (!isLive) untracked(() => this.takeAway());
    });
    effect(() => {
      session.store.value;
      if (!isFirst) untracked(() => this.close());
      isFirst = false;
    });
    effect(() => {
      const ask = session.buildingAsk.value;
      if (ask) untracked(() => this.answer(ask));
    });
    effect(() => {
      const isShown = panels.shown.value.has('generator');
      if (!isShown) untracked(() => this.close());
    });
  }

  /** Opens the panel and shows a building; during a visit it shows again what was taken away. */
  open(): void {
    const { session, panels, firstSeed } = this.host;
    panels.show('generator');
    if (!this.isOpen.peek()) {
      this.attempts.value = beginAttempts(firstSeed(), session.wishes.peek());
      this.locks.value = null;
      this.place.value = null;
      this.base.value = session.storey.peek();
      this.isOpen.value = true;
    }
    session.select([]);
    session.useTool(buildingTool.id);
    this.change();
  }

  /** Takes the preview away and ends the visit. */
  readonly close = (): void => {
    if (!this.isOpen.peek()) return;
    this.isOpen.value = false;
    this.step.value = null;
    this.storey.value = 0;
    this.made.value = null;
    this.refusal.value = null;
    this.lastCall = null;
    this.rest();
    this.takeAway();
    // The next visit may be one to another level.
    this.preview = null;
    this.host.panels.hide('generator');
  };

  /** Takes the preview away; the visit goes on. */
  rest(): void {
    const { session } = this.host;
    if (session.tool.peek() === buildingTool.id) session.useTool('select');
  }

  another(): void {
    this.add({ seed: nextSeed(this.attempts.peek()), cause: 'seed' });
  }

  setSeed(seed: number): void {
    this.add({ seed, cause: 'seed' });
  }

  /** Another value for a wish; undefined for the default. */
  setWish<W extends WishName>(name: W, value: Wishes[W]): void {
    const { [name]: _before, ...others } = this.current.wishes;
    const wishes: Wishes = value === undefined ? others : { ...others, [name]: value };
    this.add({ wishes, cause: name });
  }

  resetWishes(): void {
    this.add({ wishes: {}, cause: 'reset' });
  }

  get current(): Attempt {
    return currentOf(this.attempts.value);
  }

  canGo(step: 1 | -1): boolean {
    const { made, index } = this.attempts.value;
    return this.isOpen.value && made[index + step] !== undefined;
  }

  /** To an earlier building of the visit, or a later one, with the wishes and the locks that it was made with. */
  go(step: 1 | -1): void {
    this.goTo(this.attempts.peek().index + step);
  }

  goTo(index: number): void {
    this.attempts.value = goToAttempt(this.attempts.peek(), index);
    const { wishes, kept } = this.current;
    this.host.session.wishes.value = wishes;
    this.locks.value = kept;
    this.change();
  }

  setPlace(place: Vec2 | null): void {
    this.place.value = place;
    this.change();
  }

  setBase(storey: string): void {
    this.base.value = storey;
    this.change();
  }

  toggleLock(storey: number, room: number): void {
    const made = this.made.peek();
    if (made) this.locks.value = toggleKept(this.locks.peek(), made.plan, storey, room);
  }

  unlockAll(): void {
    this.locks.value = null;
  }

  showStep(step: GenerationStep | null): void {
    this.step.value = step;
    if (step === null || !this.made.peek()) this.change();
    else batch(() => this.showPicture());
  }

  /** Looks at a storey of the building: its rooms, its step, and in the viewport what is worked on. */
  lookAt(storey: number): void {
    this.storey.value = storey;
    const { session } = this.host;
    const id = this.made.peek()?.storeys[storey];
    if (id !== undefined && session.level.find(id)) session.storey.value = id;
    if (this.step.peek() !== null) this.showPicture();
  }

  /** Makes the building one step of the history; where it takes the place of others, asks first. */
  async insert(): Promise<void> {
    if (!this.isOpen.peek()) return;
    this.resume();
    const losses = this.made.peek()?.losses;
    if (this.refusal.peek() || !this.lastCall) return;
    if (losses && !(await this.confirm(losses))) return;
    if (!this.isOpen.peek()) return;
    this.resume();
    const result = this.refusal.peek() ? null : this.preview?.commit();
    if (!result?.ok) return;
    this.close();
    this.host.session.select(result.select);
  }

  /** The building itself stands there, now. */
  private resume(): void {
    this.step.value = null;
    this.host.session.useTool(buildingTool.id);
    this.show();
  }

  private async confirm(losses: Losses): Promise<boolean> {
    const answer = await this.host.dialogs.ask('choice', {
      title: text('generator-panel.replace-title'),
      paragraphs: [text('generator-panel.replace-body', losses)],
      choices: [{ id: 'replace', label: text('generator-panel.replace-confirm'), look: 'danger' }],
    });
    return answer === 'replace';
  }

  private add(changes: Pick<Attempt, 'cause'> & Partial<Attempt>): void {
    const attempt = { ...this.current, kept: this.locks.peek(), ...changes };
    this.attempts.value = addAttempt(this.attempts.peek(), attempt);
    this.host.session.wishes.value = attempt.wishes;
    this.change();
  }

  private answer(ask: BuildingAsk): void {
    if (ask.type === 'place') this.setPlace(ask.at);
    else if (ask.type === 'insert') void this.insert();
    else this.pick(ask.at);
  }

  /** A click on a room of the storey that is worked on, or of the one whose step is shown. */
  private pick(at: Vec2): void {
    const made = this.made.peek();
    if (!made) return;
    const worked = made.storeys.indexOf(this.host.session.storey.peek() ?? '');
    const storey = this.step.peek() === null && worked >= 0 ? worked : this.storey.peek();
    this.storey.value = storey;
    const room = roomAt(made.plan, storey, [at[0] - made.at[0], at[1] - made.at[1]]);
    if (room !== undefined) this.toggleLock(storey, room);
  }

  private change(): void {
    this.host.soon(() => this.show());
  }

  private show(): void {
    if (this.isLive.peek()) batch(() => this.showNow());
  }

  private showNow(): void {
    const { session } = this.host;
    const storey = session.storey.peek();
    this.openPreview().clear();
    const { seed, wishes, kept } = this.current;
    const at = this.place.peek() ?? undefined;
    const args = { wishes, seed, at, storey: this.base.peek() ?? undefined, kept: kept ?? undefined };
    const planned = planSite(session.level, args);
    const refusal = planned.ok ? this.build(planned.site, args) : planned.reason;
    // What was shown before stays, rather than the picture going to and fro while a number is typed.
    if (refusal && this.lastCall && this.step.peek() === null) this.preview?.show(this.lastCall);
    this.refusal.value = refusal;
    this.shownAt = session.level.revision;
    // Storeys of the preview went and came back meanwhile.
    if (storey !== null && session.level.find(storey)) session.storey.value = storey;
  }

  /** Shows the building, or the step of it; gives the reason where that cannot be. */
  private build(site: PlannedSite, args: BuildingOrder): Refusal | null {
    const { session } = this.host;
    const result = this.showAt({ ...args, at: site.at });
    if (!result.ok) return result.reason;
    const isFirst = this.made.peek() === null;
    this.place.value ??= site.at;
    const base = this.base.peek() ?? undefined;
    const storeys = findStoreysFrom(session.level, base, site.plan.storeys.length).map(({ id }) => id);
    this.made.value = { ...site, storeys, losses: result.losses };
    session.building.value = outlineOf(site);
    this.storey.value = Math.min(this.storey.peek(), site.plan.storeys.length - 1);
    session.previewed.value = result.ids;
    this.showPicture();
    if (isFirst) this.host.frame();
    return null;
  }

  /** The step in place of the building, where one is chosen. */
  private showPicture(): void {
    const { session } = this.host;
    const [made, step] = [this.made.peek(), this.step.peek()];
    if (step !== null && this.isLive.peek()) {
      this.preview?.clear();
      session.previewed.value = NOTHING;
    }
    session.planPicture.value = made && step && buildPicture(made, step, this.storey.peek());
  }

  /** In place of what stands there, where something does. */
  private showAt(args: BuildingOrder): Shown {
    const preview = this.openPreview();
    const plain = call(generateBuilding, args);
    const first = preview.show(plain);
    const isTaken = !first.ok && first.reason.code === 'generate.standing';
    const instead = isTaken ? call(generateBuilding, { ...args, replace: true }) : plain;
    const result = isTaken ? preview.show(instead) : first;
    if (!result.ok) return result;
    this.lastCall = instead;
    const { ids, losses } = result.shown;
    return { ok: true, ids, losses: isTaken ? losses : null };
  }

  private openPreview(): BuildingPreview {
    this.preview ??= new BuildingPreview(this.host.session.level, () => this.lost());
    return this.preview;
  }

  /** Something else ended the gesture: the preview comes back, unless the level has become another one. */
  private lost(): void {
    const { level } = this.host.session;
    this.host.soon(() => {
      if (!this.isLive.peek()) return;
      if (level.inGesture || level.revision !== this.shownAt) this.rest();
      else this.show();
    });
  }

  private takeAway(): void {
    const { session } = this.host;
    this.preview?.cancel();
    session.building.value = null;
    session.previewed.value = NOTHING;
    session.planPicture.value = null;
  }
}
