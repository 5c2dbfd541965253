import type { DocumentStore } from '../../core/document/document-store.ts';
import type { ModuleClip } from '../../core/polar/clipboard/module-clip.ts';
import type { OpeningStyles } from '../../core/tools/opening-style.ts';
import type { SnapSettings } from '../../core/tools/snapping.ts';
import type {
  BuildingAsk,
  BuildingOutline,
  Defending,
  HeldClip,
  ModulePlacing,
  Paint,
  PickedUp,
  PlacedStyle,
  WallStyle,
} from '../../core/tools/tool.ts';
import type { ToolHost } from '../../core/tools/tool-host.ts';
import { type EditorSession, HOME_TOOL } from '../session/editor-session.ts';

/** What tools need of the editor, read from its session. Reading does not subscribe an effect to the signals. */
export class SessionToolHost implements ToolHost {
  private readonly session: EditorSession;

  /** @param findOnScreen what is seen in a rectangle of the picture */
  constructor(
    session: EditorSession,
    readonly findOnScreen: ToolHost['findOnScreen'],
  ) {
    this.session = session;
  }

  get store(): DocumentStore {
    return this.session.store.peek();
  }
  get storey(): string | null {
    return this.session.storey.peek();
  }
  get selection(): ReadonlySet<string> {
    return this.session.selection.peek();
  }
  get snap(): SnapSettings {
    return this.session.snap.peek();
  }
  get isChaining(): boolean {
    return this.session.isChaining.peek();
  }
  get openingStyles(): OpeningStyles {
    return this.session.openingStyles.peek();
  }
  get wallStyle(): WallStyle {
    return this.session.wallStyle.peek();
  }

  get held(): HeldClip | null {
    return this.session.held.peek();
  }
  get heldModules(): ModuleClip | null {
    return this.session.rings.held.peek();
  }
  get building(): BuildingOutline | null {
    return this.session.building.peek();
  }
  get paint(): Paint {
    return this.session.paint.peek();
  }

  get defending(): Defending {
    const { defence, range, shape } = this.session.defences;
    return { defence: defence.peek(), range: range.peek(), shape: shape.peek() };
  }

  get placing(): ModulePlacing {
    const { ring, asset, style, symmetry, spacing } = this.session.rings;
    return {
      ring: ring.peek(),
      asset: asset.peek(),
      ...style.peek(),
      symmetry: symmetry.peek(),
      spacing: spacing.peek(),
    };
  }

  isHidden(id: string): boolean {
    return this.session.hidden.peek().has(id) || this.session.previewed.peek().has(id);
  }

  isSelectable(id: string): boolean {
    return !this.session.hidden.peek().has(id) && !this.session.locked.peek().has(id);
  }

  select(ids: readonly string[]): void {
    this.session.selection.value = new Set(ids);
  }

  leaveTool(): void {
    this.session.tool.value = HOME_TOOL;
  }

  hold(held: HeldClip): void {
    this.session.held.value = held;
  }

  pickUp(picked: PickedUp): void {
    this.session.pickUp(picked);
  }

  holdModules(clip: ModuleClip): void {
    this.session.rings.held.value = clip;
  }

  placeLike(style: PlacedStyle): void {
    this.session.placeLike(style);
  }

  askBuilding(ask: BuildingAsk): void {
    this.session.buildingAsk.value = ask;
  }
}
