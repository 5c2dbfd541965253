import type { DocumentStore } from '../../core/document/document-store.ts';
import { WALL_DEFAULTS } from '../../core/document/schema/wall.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { ModuleClip } from '../../core/polar/clipboard/module-clip.ts';
import { DEFAULT_OPENING_STYLES, type OpeningStyles } from '../../core/tools/opening-style.ts';
import { DEFAULT_SNAP, type SnapSettings } from '../../core/tools/snapping.ts';
import type {
  BuildingAsk,
  BuildingOutline,
  Defending,
  HeldClip,
  Modifiers,
  ModulePlacing,
  Paint,
  PickedUp,
  PlacedStyle,
  WallStyle,
} from '../../core/tools/tool.ts';
import { type RawPointer, ToolDriver } from '../../core/tools/tool-driver.ts';
import type { ToolHost } from '../../core/tools/tool-host.ts';
import { TOOLS } from '../../core/tools/tools.ts';
import type { SurfacePart } from '../../core/walls/surface-hit.ts';
import { planStore, wallFrom } from './plan-store.ts';

/** A centimetre a pixel: a room fills the screen. */
export const CENTIMETRE_PER_PIXEL = 0.01;

/** A level with one storey, "ground", and walls w1, w2, … between the points. */
export const buildPlanStore = (...walls: readonly (readonly [start: Vec2, end: Vec2])[]): DocumentStore =>
  planStore(...walls.map(([start, end], index) => wallFrom(`w${index + 1}`, start, end)));

/** The editor around a driver, without a window: what the session is in the program. */
class BenchHost implements ToolHost {
  storey: string | null = 'ground';
  selection: ReadonlySet<string> = new Set();
  snap: SnapSettings = DEFAULT_SNAP;
  isChaining = false;
  wallStyle: WallStyle = WALL_DEFAULTS;
  openingStyles: OpeningStyles = DEFAULT_OPENING_STYLES;
  paint: Paint = { material: null, scope: 'face' };
  picked: PickedUp | null = null;
  held: HeldClip | null = null;
  building: BuildingOutline | null = null;
  defending: Defending = { defence: null, range: 2, shape: 'tree' };
  placing: ModulePlacing = {
    ring: null,
    asset: null,
    quarterTurns: 0,
    mirrored: false,
    symmetry: 1,
    spacing: 'stretched',
  };
  heldModules: ModuleClip | null = null;
  readonly asked: BuildingAsk[] = [];
  readonly locked = new Set<string>();
  hasLeft = false;

  constructor(public store: DocumentStore) {}

  readonly hidden = new Set<string>();
  /** What is seen in any rectangle of the screen. */
  seen: readonly string[] = [];

  isSelectable(id: string): boolean {
    return !this.locked.has(id) && !this.hidden.has(id);
  }

  isHidden(id: string): boolean {
    return this.hidden.has(id);
  }

  findOnScreen(): readonly string[] {
    return this.seen;
  }

  select(ids: readonly string[]): void {
    this.selection = new Set(ids);
  }

  leaveTool(): void {
    this.hasLeft = true;
  }

  hold(held: HeldClip): void {
    this.held = held;
  }

  pickUp(picked: PickedUp): void {
    this.picked = picked;
  }

  holdModules(clip: ModuleClip): void {
    this.heldModules = clip;
  }

  placeLike(style: PlacedStyle): void {
    this.placing = { ...this.placing, ...style };
  }

  askBuilding(ask: BuildingAsk): void {
    this.asked.push(ask);
  }
}

type Held = 'shift' | 'ctrl' | 'alt';

/** Someone at the mouse: points in metres, pixels of a centimetre. */
export class ToolBench {
  readonly host: BenchHost;
  readonly driver: ToolDriver;
  /** What lies under the pointer, nearest first. */
  under: readonly string[] = [];
  /** Which face of it the pointer is on. */
  part: SurfacePart = 'trim';
  /** Height in metres of the place under the pointer. */
  height = 0;
  held: readonly Held[] = [];
  metresPerPixel = CENTIMETRE_PER_PIXEL;

  constructor(tool: string, ...walls: readonly (readonly [start: Vec2, end: Vec2])[]) {
    this.host = new BenchHost(buildPlanStore(...walls));
    this.driver = new ToolDriver(this.host, TOOLS);
    this.driver.activate(tool);
  }

  get store(): DocumentStore {
    return this.host.store;
  }

  /** The ends of all walls, sorted, so that a plan is compared with what was meant. */
  get plan(): readonly string[] {
    return [...this.store.ofKind('wall')].map(({ start, end }) => `${start} – ${end}`).sort();
  }

  at(x: number, z: number): RawPointer {
    return {
      free: [x, z],
      hits: this.under.map((id) => ({ id, part: this.part, point: [x, this.height, z] })),
      metresPerPixel: this.metresPerPixel,
      modifiers: this.modifiers,
    };
  }

  press(x: number, z: number, count = 1): this {
    this.driver.press(this.at(x, z), count);
    return this;
  }

  move(x: number, z: number): this {
    this.driver.move(this.at(x, z));
    return this;
  }

  release(x: number, z: number): this {
    this.driver.release(this.at(x, z));
    return this;
  }

  click(x: number, z: number, count = 1): this {
    return this.press(x, z, count).release(x, z);
  }

  /** A drag of the hand: more than one move on the way. */
  drag(from: Vec2, to: Vec2): this {
    this.press(...from).move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    return this.move(...to).release(...to);
  }

  /** Keystroke by keystroke. */
  type(text: string): this {
    for (const character of text) this.driver.type(character);
    return this;
  }

  hold(...held: readonly Held[]): this {
    this.held = held;
    return this;
  }

  private get modifiers(): Modifiers {
    return {
      shift: this.held.includes('shift'),
      ctrl: this.held.includes('ctrl'),
      alt: this.held.includes('alt'),
    };
  }
}
