import type { DocumentStore } from '../document/document-store.ts';
import type { ModuleClip } from '../polar/clipboard/module-clip.ts';
import type { OpeningStyles } from './opening-style.ts';
import type { ScreenArea } from './screen-area.ts';
import type { SnapSettings } from './snapping.ts';
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
} from './tool.ts';

/** What the tool driver needs of the editor around it. Read anew at every event, so that it may change at any time. */
export interface ToolHost {
  readonly store: DocumentStore;
  /** The storey that tools draw on; null in a level that has none. */
  readonly storey: string | null;
  readonly selection: ReadonlySet<string>;
  readonly snap: SnapSettings;
  /** Chain mode: each click goes on from the last end. */
  readonly isChaining: boolean;
  readonly wallStyle: WallStyle;
  readonly openingStyles: OpeningStyles;
  readonly paint: Paint;
  readonly held: HeldClip | null;
  readonly building: BuildingOutline | null;
  readonly placing: ModulePlacing;
  readonly heldModules: ModuleClip | null;
  readonly defending: Defending;
  /** What is seen in a rectangle of the screen: inside as a whole or, drawn from right to left, in part. */
  findOnScreen(area: ScreenArea): readonly string[];
  isHidden(id: string): boolean;
  /** False for what is hidden or locked. */
  isSelectable(id: string): boolean;
  select(ids: readonly string[]): void;
  /** The tool is done: choose the select tool. */
  leaveTool(): void;
  /** What is pasted hangs at the pointer like this from now on. */
  hold(held: HeldClip): void;
  /** Use this from now on, in the tool that was used before. */
  pickUp(picked: PickedUp): void;
  /** Modules that are pasted hang at the pointer like this from now on. */
  holdModules(clip: ModuleClip): void;
  /** Modules are placed like this from now on, with the tool that places them. */
  placeLike(style: PlacedStyle): void;
  /** Something is to be done to the building that is being generated. */
  askBuilding(ask: BuildingAsk): void;
}
