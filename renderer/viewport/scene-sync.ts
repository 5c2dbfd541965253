import { effect } from '@preact/signals';
import type { LevelReader } from '../../core/document/level.ts';
import { DEFENCE_DEFAULTS } from '../../core/document/schema/defence.ts';
import { RING_DEFAULTS } from '../../core/document/schema/ring.ts';
import { STOREY_DEFAULTS } from '../../core/document/schema/storey.ts';
import type { ToolView } from '../../core/tools/tool-view.ts';
import type { Turn } from '../../core/walls/views/gaze.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { buildGuideOverlay } from '../tools/guide-overlay.ts';
import type { Graphics } from './graphics.ts';
import { buildHighlight } from './highlight.ts';
import { joinOverlays, type OverlayContent } from './overlays.ts';
import type { Sight } from './picking.ts';
import { buildPlanMarks } from './plan-marks.ts';
import { buildModuleHighlight } from './ring/modules/module-highlight.ts';
import type { ModuleSource } from './ring/modules/module-roster.ts';
import { type DrawnModules, SeenModules } from './ring/modules/seen-modules.ts';
import { buildRingPictures, type RingPicture } from './ring/ring-picture.ts';
import type { SessionLook } from './session-look.ts';
import { buildStepDrawing } from './step-drawing.ts';
import { ViewFollower } from './view-follower.ts';
import type { ViewportTheme } from './viewport-theme.ts';
import type { Emphasis } from './wall-highlight.ts';

type Part = 'level' | 'highlights' | 'guides' | 'theme';
const EVERYTHING: readonly Part[] = ['theme', 'level', 'highlights', 'guides'];

/**
 * Keeps what is drawn in step with session and tool: notes what changed, and brings only that up to date when the next
 * frame is drawn, so that ten changes between two frames cost as much as one.
 */
export class SceneSync {
  private readonly session: EditorSession;
  private readonly onChange: () => void;
  private readonly stale = new Set<Part>(EVERYTHING);
  private readonly stops: readonly (() => void)[];
  private theme: ViewportTheme;
  private tool: ToolView | null = null;
  private hovered: string | null = null;
  private floor: number;
  private readonly view: ViewFollower;
  private readonly modules: SeenModules;
  /** What is drawn now. */
  private shown: SessionLook | null = null;
  private shownRings: readonly RingPicture[] = [];

  /** @param onChange called when a new frame would look different */
  constructor(session: EditorSession, theme: ViewportTheme, modules: ModuleSource, onChange: () => void) {
    this.session = session;
    this.theme = theme;
    this.onChange = onChange;
    this.floor = this.findFloor();
    this.modules = new SeenModules(session, modules, () => this.note([], 'highlights'));
    this.view = new ViewFollower(session, onChange);
    this.stops = [
      effect(() => this.note([session.store.value], ...EVERYTHING)),
      effect(() => this.note([session.storey.value, session.planPicture.value], 'guides')),
      effect(() => this.note([session.selection.value], 'highlights')),
      effect(() => this.note([session.revision.value], 'highlights')),
      effect(() => this.note([session.refusal.value])),
      effect(() => this.note([session.mode.value, session.rings.ring.value, session.rings.cell.value])),
      effect(() => this.note([session.defences.defence.value])),
      effect(() => {
        const { overlay, tolerance, spacing } = session.rings;
        this.note([overlay.value, tolerance.value, spacing.value]);
      }),
    ];
  }

  /** Height in metres of the plane that tools draw on. */
  get workHeight(): number {
    return this.floor;
  }

  /** What is to be seen of the level. */
  get look(): SessionLook {
    return this.view.look;
  }

  /** The grids of rings as they are drawn now. */
  get rings(): readonly RingPicture[] {
    return this.shownRings;
  }

  /** The modules that are seen. */
  get drawnModules(): DrawnModules {
    return this.modules.update(this.look);
  }

  /** What can be pointed at. */
  get sight(): Sight {
    const { look, drawnModules } = this;
    return { level: this.level, look, pickModules: (ray, most) => drawnModules.pick(ray, most) };
  }

  get currentTheme(): ViewportTheme {
    return this.theme;
  }

  setTheme(theme: ViewportTheme): void {
    this.theme = theme;
    this.note([], 'theme', 'highlights', 'guides');
  }

  /** How the camera is turned now, and what is looked through. */
  setSight(turn: Turn, faded: ReadonlySet<string>): void {
    this.view.setTurn(turn);
    this.view.setFaded(faded);
  }

  setTool(view: ToolView): void {
    this.tool = view;
    this.note([], 'guides');
  }

  /** @param id the record under an idle pointer */
  setHovered(id: string | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.note([], 'highlights');
  }

  /** Everything has to be made anew: the graphics are new. */
  reset(): void {
    this.note([], ...EVERYTHING);
  }

  apply(graphics: Graphics): void {
    const floor = this.findFloor();
    if (floor !== this.floor) this.stale.add('guides');
    this.floor = floor;
    this.view.followLevel();
    if (this.stale.has('theme')) graphics.setTheme(this.theme);
    this.applyLevel(graphics);
    const { roster } = this.drawnModules;
    if (this.stale.has('level')) graphics.setModules(roster);
    this.shownRings = this.buildRings();
    graphics.setRings(this.shownRings);
    if (this.stale.has('highlights')) this.applyHighlights(graphics);
    if (this.stale.has('guides')) graphics.setGuides(this.buildGuides());
    this.stale.clear();
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.view.stop();
    this.modules.stop();
  }

  private get level(): LevelReader & EditorSession['level'] {
    return this.session.store.peek();
  }

  /** The first argument is what an effect read: reading it is what makes the effect run again. */
  private note(_read: readonly unknown[], ...parts: readonly Part[]): void {
    for (const part of parts) this.stale.add(part);
    this.onChange();
  }

  /** The step of a generated building lies under what the tool shows. */
  private buildGuides(): OverlayContent {
    const guides = buildGuideOverlay(this.tool?.guides ?? [], this.floor, this.theme);
    const picture = this.session.planPicture.peek();
    return picture
      ? joinOverlays(buildStepDrawing(picture.overlay, picture.elevation, this.theme), guides)
      : guides;
  }

  private applyLevel(graphics: Graphics): void {
    const { look } = this;
    if (this.stale.has('level')) graphics.setLevel(this.level, look);
    else if (look !== this.shown) graphics.setLook(look);
    if (look !== this.shown) this.stale.add('highlights');
    this.shown = look;
  }

  private applyHighlights(graphics: Graphics): void {
    const selected = this.session.selection.peek();
    const hovered = this.hoveredAlone(selected);
    const highlights = joinOverlays(this.highlight(selected, 'selected'), this.highlight(hovered, 'hovered'));
    const storey = this.session.storey.peek();
    const isPlan = storey !== null && this.look.isFromAbove;
    graphics.setHighlights(
      isPlan
        ? joinOverlays(buildPlanMarks(this.level, storey, this.look, this.theme), highlights)
        : highlights,
    );
  }

  private highlight(ids: Iterable<string>, emphasis: Emphasis): OverlayContent {
    const modules: string[] = [];
    const others: string[] = [];
    for (const id of ids) (this.level.findKind('module', id) ? modules : others).push(id);
    return joinOverlays(
      buildHighlight(this.level, others, this.look, emphasis, this.theme),
      buildModuleHighlight(this.level, modules, this.drawnModules, emphasis, this.theme),
    );
  }

  /** What is hovered and neither selected nor looked through. */
  private hoveredAlone(selected: ReadonlySet<string>): readonly string[] {
    const id = this.hovered;
    return id === null || selected.has(id) || this.look.isFaded({ id }) ? [] : [id];
  }

  private buildRings(): readonly RingPicture[] {
    const { ring, overlay, tolerance, spacing, cell } = this.session.rings;
    return buildRingPictures(this.level, (id) => this.look.isShown(id), {
      active: this.isOnRing ? ring.peek() : null,
      spacing: spacing.peek(),
      paint: { overlay: overlay.peek(), tolerance: tolerance.peek() },
      // What is pointed at is the thing then, not the cell behind it.
      cell: this.hovered === null ? cell.peek() : null,
    });
  }

  private get isOnRing(): boolean {
    return this.session.mode.peek() === 'ring';
  }

  private findFloor(): number {
    const { mode, defences } = this.session;
    const defence =
      mode.peek() === 'defence' && this.level.findKind('defence', defences.defence.peek() ?? undefined);
    if (defence) return (defence.origin ?? DEFENCE_DEFAULTS.origin)[1];
    const ring = this.isOnRing && this.level.findKind('ring', this.session.rings.ring.peek() ?? undefined);
    if (ring) return (ring.centre ?? RING_DEFAULTS.centre)[1];
    const storey = this.level.findKind('storey', this.session.storey.peek() ?? undefined);
    return storey?.elevation ?? STOREY_DEFAULTS.elevation;
  }
}
