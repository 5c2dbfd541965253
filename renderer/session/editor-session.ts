import { computed, signal } from '@preact/signals';
import type { CommandCall, Refusal } from '../../core/document/command.ts';
import { DocumentStore, type RunResult } from '../../core/document/document-store.ts';
import type { Delta } from '../../core/document/history.ts';
import { randomIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import type { RecordKind } from '../../core/document/schema/record-kinds.ts';
import { STOREY_DEFAULTS, type Storey } from '../../core/document/schema/storey.ts';
import { WALL_DEFAULTS } from '../../core/document/schema/wall.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { TextKey, TextParams } from '../../core/text/text.ts';
import {
  DEFAULT_OPENING_STYLES,
  type OpeningStyles,
  withoutMaterials,
} from '../../core/tools/opening-style.ts';
import type { ScreenArea } from '../../core/tools/screen-area.ts';
import { DEFAULT_SNAP, type SnapSettings } from '../../core/tools/snapping.ts';
import type {
  BuildingAsk,
  BuildingOutline,
  HeldClip,
  Paint,
  PickedUp,
  PlacedStyle,
  WallStyle,
} from '../../core/tools/tool.ts';
import type { StepOverlay } from '../../core/walls/building-generator/step-overlay.ts';
import type { Wishes } from '../../core/walls/building-generator/wishes.ts';
import { DefenceSession } from './defence/defence-session.ts';
import { RingSession } from './ring-session.ts';

/** A step of the generator, on a floor at that elevation in metres. */
export interface PlanPicture {
  readonly overlay: StepOverlay;
  readonly elevation: number;
}

export type CameraMode = 'orbit' | 'top' | 'walk';
/** How the walls of the storey that is worked on are shown. */
export type WallView = 'up' | 'cutaway' | 'down';
export type Mode = 'build' | 'ring' | 'defence' | 'blob';
export type Theme = 'system' | 'light' | 'dark';

/** Which file the level in the editor came from; null id for one that has not been saved yet. */
export interface LevelSource {
  readonly id: string | null;
  readonly fileName: string;
  readonly isWritable: boolean;
  /** The level was repaired when it was opened: the first save keeps the file as it was beside the new one. */
  readonly keepsOriginal: boolean;
}

/**
 * Everything about the editor that is not the level: which tool, what is selected, how the view looks. Signals, so
 * that panels and viewport follow; no DOM and no engine, so that tests run it as it is.
 */
export class EditorSession {
  readonly store = signal<DocumentStore>(newStore(EMPTY_LEVEL));
  readonly source = signal<LevelSource>(unsavedSource('Untitled.level.json'));
  /** Grows with every change of the level, so that panels know when to look again. */
  readonly revision = signal(0);
  readonly mode = signal<Mode>('build');
  readonly tool = signal(HOME_TOOL);
  readonly selection = signal<ReadonlySet<string>>(new Set());
  readonly hidden = signal<ReadonlySet<string>>(new Set());
  readonly locked = signal<ReadonlySet<string>>(new Set());
  /** The storey that tools draw on. */
  readonly storey = signal<string | null>(null);
  readonly snap = signal<SnapSettings>(DEFAULT_SNAP);
  readonly isChaining = signal(false);
  readonly wallStyle = signal<WallStyle>({ thickness: WALL_DEFAULTS.thickness });
  /** What the paint tool paints with, and how far. */
  readonly paint = signal<Paint>(PLAIN_PAINT);
  /** What hangs at the pointer of the paste tool. */
  readonly held = signal<HeldClip | null>(null);
  /** What generated buildings are to be like, beside the defaults. */
  readonly wishes = signal<Wishes>({});
  /** The building that is being generated; null when none is. */
  readonly building = signal<BuildingOutline | null>(null);
  /** What the pointer asked for it last. */
  readonly buildingAsk = signal<BuildingAsk | null>(null);
  /** Records that are only shown: nothing to snap to. */
  readonly previewed = signal<ReadonlySet<string>>(new Set());
  /** A step of the generator, over the level in place of the building. */
  readonly planPicture = signal<PlanPicture | null>(null);
  readonly openingStyles = signal<OpeningStyles>(DEFAULT_OPENING_STYLES);
  readonly rings = new RingSession();
  readonly defences = new DefenceSession();
  readonly camera = signal<CameraMode>('orbit');
  readonly wallView = signal<WallView>('up');
  /** The user wants to see the roof. It is seen only over walls that are up: lowered ones are there to look inside. */
  readonly isRoofWanted = signal(true);
  readonly isRoofShown = computed(() => this.isRoofWanted.value && this.wallView.value === 'up');
  /** What stands between the eye and the pointer's place is looked through. */
  readonly isPeeking = signal(false);
  readonly theme = signal<Theme>('system');
  /** What the system asks for, kept up to date by the page. */
  readonly systemIsDark = signal(false);
  readonly isDark = computed(() =>
    this.theme.value === 'system' ? this.systemIsDark.value : this.theme.value === 'dark',
  );
  /** What the tool expects next. */
  readonly hint = signal<{ readonly key: TextKey; readonly params?: TextParams } | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** The record or room face that is nearest under the pointer. */
  readonly under = signal<string | null>(null);
  /** The rectangle of the viewport that is being marked, in CSS pixels. */
  readonly marquee = signal<ScreenArea | null>(null);
  /** Plan point under the pointer, in metres. */
  readonly pointer = signal<Vec2 | null>(null);
  /** The pointer is in the viewport, where reasons are shown beside it. */
  readonly isPointerInside = signal(false);
  /** Grows when a gesture must not go on: a dialog, an action, lost focus. The viewport then cancels its tool. */
  readonly interruptions = signal(0);
  /** The name of the level is being typed in the top bar. */
  readonly isRenaming = signal(false);

  private toolBefore = HOME_TOOL;
  /** The tool that each mode had when it was left. */
  private readonly toolOf = new Map<Mode, string>();
  private stopListening: () => void = () => {};

  constructor() {
    this.listen();
  }

  get level(): DocumentStore {
    return this.store.value;
  }

  /** Replaces the level: a new one, or one that was opened. Selection and history start afresh. */
  openLevel(level: Level, source: LevelSource): void {
    this.interrupt();
    this.store.value = newStore(level);
    this.source.value = source;
    this.selection.value = new Set();
    this.hidden.value = new Set();
    this.locked.value = new Set();
    this.refusal.value = null;
    // Materials are the level's own: those of the level before mean nothing here.
    const { left: _left, right: _right, ...dimensions } = this.wallStyle.value;
    this.wallStyle.value = dimensions;
    this.openingStyles.value = withoutMaterials(this.openingStyles.value);
    this.paint.value = PLAIN_PAINT;
    this.storey.value = groundOf(this.level);
    this.listen();
    this.useMode(this.fittingMode());
  }

  /** Goes to a mode, with the tool that it was left with. */
  useMode(mode: Mode): void {
    if (mode === this.mode.value) return;
    this.interrupt();
    this.toolOf.set(this.mode.value, this.tool.value);
    this.mode.value = mode;
    this.tool.value = this.toolOf.get(mode) ?? HOME_TOOL;
    this.toolBefore = HOME_TOOL;
  }

  /** Runs a command as one step; selects what it says, or shows why it cannot be done. */
  run(call: CommandCall): RunResult {
    const result = this.level.run(call);
    this.refusal.value = result.ok ? null : result.reason;
    if (result.ok && result.select.length > 0) this.selection.value = new Set(result.select);
    return result;
  }

  /** Runs a command as one step and leaves the selection as it is: for what is changed in a panel. */
  change(call: CommandCall): RunResult {
    const result = this.level.run(call);
    this.refusal.value = result.ok ? null : result.reason;
    return result;
  }

  /** Cancels the gesture that is under way, in the level and in the tool. Returns whether there was one. */
  interrupt(): boolean {
    const hadGesture = this.level.cancelGesture();
    this.interruptions.value += 1;
    return hadGesture;
  }

  select(ids: Iterable<string>): void {
    this.selection.value = new Set(ids);
  }

  /** Draws and paints like what was picked up from now on, in the tool that was used before. */
  pickUp({ material, wallStyle }: PickedUp): void {
    this.paint.value = { ...this.paint.value, material };
    if (wallStyle) this.wallStyle.value = wallStyle;
    this.tool.value = wallStyle && DRAWS_WALLS.has(this.toolBefore) ? this.toolBefore : 'paint';
  }

  /** Places modules like that from now on. */
  placeLike({ asset, quarterTurns, mirrored }: PlacedStyle): void {
    this.rings.asset.value = asset;
    this.rings.style.value = { quarterTurns, mirrored };
    if (this.tool.value === 'eyedropper') this.tool.value = 'place-module';
  }

  /** Chooses a tool; the eyedropper goes back to the one before. */
  useTool(id: string): void {
    if (id !== this.tool.value) this.toolBefore = this.tool.value;
    this.tool.value = id;
    // What is selected is drawn in a colour of its own, and would hide what is painted.
    if (id === 'paint') this.select([]);
  }

  /** What is selected and can be changed: neither hidden nor locked. */
  editableSelection(): string[] {
    return [...this.selection.value].filter((id) => !this.hidden.value.has(id) && !this.locked.value.has(id));
  }

  /** Where the level has what one mode alone works on, that one; else the mode stays. */
  private fittingMode(): Mode {
    const fitting = MODE_KINDS.filter(([kind]) => this.level.countOf(kind) > 0);
    const [only] = fitting;
    return only && fitting.length === 1 ? only[1] : this.mode.value;
  }

  private listen(): void {
    this.stopListening();
    this.revision.value += 1;
    this.stopListening = this.level.subscribe((delta) => {
      this.revision.value += 1;
      this.forgetRemoved(delta);
    });
  }

  /** A record that is gone, by undo as well as by deleting, is no longer selected; nor is its storey drawn on. */
  private forgetRemoved({ changes }: Delta): void {
    const gone = changes.filter(({ after }) => after === null).map(({ id }) => id);
    const selected = this.selection.value;
    if (gone.some((id) => selected.has(id))) {
      const remaining = new Set(selected);
      for (const id of gone) remaining.delete(id);
      this.selection.value = remaining;
    }
    const { material } = this.paint.value;
    if (material !== null && gone.includes(material))
      this.paint.value = { ...this.paint.value, material: null };
    if (this.level.findKind('storey', this.storey.value ?? undefined)) return;
    this.storey.value = groundOf(this.level);
  }
}

/** The tool that every mode has. */
export const HOME_TOOL = 'select';

/** What shows which mode a level is worked on in. */
const MODE_KINDS = [
  ['wall', 'build'],
  ['ring', 'ring'],
  ['defence', 'defence'],
] as const satisfies readonly (readonly [RecordKind, Mode])[];

/** Materials are the level's own, so each level begins with none. */
const PLAIN_PAINT: Paint = { material: null, scope: 'face' };

/** Tools that the style of a wall is picked up for. */
const DRAWS_WALLS: ReadonlySet<string> = new Set(['wall', 'room']);

const EMPTY_LEVEL: Level = { header: { name: 'Untitled', extra: {} }, records: [] };
/** Where a level that was never saved comes from. */
export const unsavedSource = (fileName: string): LevelSource => ({
  id: null,
  fileName,
  isWritable: true,
  keepsOriginal: false,
});

/** The storey to begin on: the one nearest to the ground. */
function groundOf(level: DocumentStore): string | null {
  const height = (storey: Readonly<Storey>): number =>
    Math.abs(storey.elevation ?? STOREY_DEFAULTS.elevation);
  const [ground] = [...level.ofKind('storey')].sort((a, b) => height(a) - height(b));
  return ground?.id ?? null;
}

const newStore = (level: Level): DocumentStore => new DocumentStore(level, randomIds(Math.random));
