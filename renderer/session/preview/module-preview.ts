import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Refusal } from '../../../core/document/command.ts';
import { ASSET_DEFAULTS, type Asset } from '../../../core/document/schema/asset.ts';
import type { Module } from '../../../core/document/schema/module.ts';
import { footprintExtent } from '../../../core/polar/footprint.ts';
import { pivotOf } from '../../../core/polar/pivot.ts';
import { createGrid } from '../../../core/polar/polar-grid.ts';
import type { ShapeDifference } from '../../../core/polar/shape/compare-vertices.ts';
import { piecesOf } from '../../../core/polar/shape/pieces.ts';
import { PreparedModules } from '../../../core/polar/shape/prepared-modules.ts';
import type { EditorSession } from '../editor-session.ts';
import type { LevelModules, ModuleState } from '../level-modules.ts';
import type { PreviewContent, PreviewPicture, PreviewShape } from './preview-picture.ts';
import {
  findPreviewFault,
  type PreviewPaint,
  type PreviewSettings,
  settingsOfLevel,
} from './preview-settings.ts';

/** How far the picture and the export are apart, as far as it is known. */
export type Exactness =
  | { readonly status: 'measuring' }
  | { readonly status: 'measured'; readonly difference: ShapeDifference }
  | { readonly status: 'failed'; readonly reason: string };

/** Draws on a canvas. Throws an Error where the browser cannot draw in 3D. */
type StartPicture = (canvas: HTMLCanvasElement) => PreviewPicture;

/** Milliseconds without a change after which a slider that was dragged rests. */
const REST = 250;

/**
 * One module of the library, looked at apart from the level: which one, and how it would stand on a ring. Follows the
 * selection; what is changed here stays here.
 */
export class ModulePreview {
  /** The asset that is selected, or of the modules that are; else the one that is placed next. */
  readonly asset: ReadonlySignal<Readonly<Asset> | undefined>;
  readonly file: ReadonlySignal<ModuleState | undefined>;
  readonly settings: ReadonlySignal<PreviewSettings>;
  /** Null while the module cannot be drawn. */
  readonly content: ReadonlySignal<PreviewContent | null>;
  readonly paint = signal<PreviewPaint>('look');
  /** Why the last change was refused. */
  readonly refusal = signal<Refusal | null>(null);
  readonly exactness = signal<Exactness>({ status: 'measuring' });
  /** What was set here, over what the level says. */
  readonly changes = signal<Partial<PreviewSettings>>({});
  private readonly given: ReadonlySignal<PreviewSettings>;
  /** The settings that the shape was prepared for. */
  private readonly rested: Signal<PreviewSettings>;
  private lastGiven: PreviewSettings | undefined;
  private readonly start: StartPicture;
  private readonly session: EditorSession;
  private readonly prepared = new PreparedModules();
  private measurements = 0;

  constructor(session: EditorSession, modules: LevelModules, start: StartPicture) {
    this.session = session;
    this.start = start;
    this.asset = computed(() => this.findAsset());
    this.file = computed(() => {
      modules.revision.value;
      const { value } = this.asset;
      return value && modules.find(value.path);
    });
    this.given = computed(() => this.readLevel());
    this.settings = computed(() => ({ ...this.given.value, ...this.changes.value }));
    this.rested = signal(this.settings.peek());
    const shape = computed(() => this.prepare());
    this.content = computed(() => this.build(shape.value));
  }

  /** Sets one thing or several, or says why that cannot be. */
  change(changes: Partial<PreviewSettings>): void {
    const fault = findPreviewFault({ ...this.settings.peek(), ...changes }, this.asset.peek());
    this.refusal.value = fault;
    if (!fault) this.changes.value = { ...this.changes.peek(), ...changes };
  }

  /** Back to what the level says. */
  reset(): void {
    this.refusal.value = null;
    this.changes.value = {};
  }

  /**
   * Draws on a canvas until the returned function is called, which gives up all that the graphics card had for it.
   * Throws an Error where the browser cannot draw in 3D.
   */
  open(canvas: HTMLCanvasElement): () => void {
    const picture = this.start(canvas);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      effect(() => picture.setTheme(this.session.isDark.value ? 'dark' : 'light')),
      effect(() => picture.setPaint(this.paint.value)),
      effect(() => {
        // What was set here was for the module and the ring that were looked at.
        this.given.value;
        this.reset();
      }),
      effect(() => {
        picture.show(this.content.value);
        this.measurements += 1;
        this.exactness.value = { status: 'measuring' };
        clearTimeout(timer);
        timer = setTimeout(() => this.rest(picture), REST);
      }),
    ];
    return () => {
      clearTimeout(timer);
      this.measurements += 1;
      for (const stop of stops) stop();
      picture.dispose();
    };
  }

  private findAsset(): Readonly<Asset> | undefined {
    const { session } = this;
    session.revision.value;
    const level = session.store.value;
    const assets = new Set<string>();
    for (const id of session.selection.value) {
      const asset = level.findKind('asset', id)?.id ?? level.findKind('module', id)?.asset;
      if (asset !== undefined) assets.add(asset);
    }
    const [only] = assets.size === 1 ? assets : [];
    return level.findKind('asset', only ?? session.rings.asset.value ?? undefined);
  }

  private findModule(): Readonly<Module> | undefined {
    const { selection, store } = this.session;
    const [only] = selection.value.size === 1 ? selection.value : [];
    return store.value.findKind('module', only);
  }

  /** The same object as long as it says the same: what is set here is kept over edits of other things. */
  private readLevel(): PreviewSettings {
    const { session } = this;
    session.revision.value;
    const now = settingsOfLevel(session.store.value, session.rings.ring.value, this.findModule());
    if (!this.lastGiven || JSON.stringify(now) !== JSON.stringify(this.lastGiven)) this.lastGiven = now;
    return this.lastGiven;
  }

  /** With the ring as it rests: while a slider is dragged, the shape that is there is bent by other numbers. */
  private prepare(): PreviewShape | null {
    const { value: asset } = this.asset;
    const { value: state } = this.file;
    const { steps, cellSize } = this.rested.value;
    if (!asset || state?.status !== 'ready') return null;
    const { model } = state.module;
    const grid = createGrid(steps, cellSize);
    const prepared = this.prepared.get(model, asset, grid);
    // A mesh that stays as it is is measured by what is usual.
    const pieces = piecesOf(grid, asset.longestEdge ?? ASSET_DEFAULTS.longestEdge) ?? 1;
    return { model, prepared, wantedEdge: cellSize / pieces };
  }

  private build(shape: PreviewShape | null): PreviewContent | null {
    const { steps, cellSize, line, quarterTurns, mirrored, scaleHeight } = this.settings.value;
    if (!shape || findPreviewFault(this.settings.value, this.asset.value)) return null;
    const grid = createGrid(steps, cellSize);
    const extent = footprintExtent(this.asset.value, quarterTurns);
    const pivot = pivotOf(grid, [line, 0], extent);
    return { shape, ring: { grid, scaleHeight }, pivot, extent, quarterTurns, mirrored };
  }

  private rest(picture: PreviewPicture): void {
    const before = this.content.peek();
    this.rested.value = this.settings.peek();
    // A shape that was prepared anew is shown first, and measured when that rests.
    const content = this.content.peek();
    if (content && content === before) void this.measure(picture);
  }

  private async measure(picture: PreviewPicture): Promise<void> {
    this.measurements += 1;
    const number = this.measurements;
    const exactness = await picture.measure().then(
      (difference): Exactness => ({ status: 'measured', difference }),
      (error: unknown): Exactness => ({
        status: 'failed',
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
    // Else something else is shown by now.
    if (number === this.measurements) this.exactness.value = exactness;
  }
}
