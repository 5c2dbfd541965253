import type { CommandCall, Refusal } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { DecorationShape } from '../document/schema/decoration.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { Vec3 } from '../math/vec3.ts';
import type { ModuleClip } from '../polar/clipboard/module-clip.ts';
import type { Cell, PolarGrid, Spacing } from '../polar/polar-grid.ts';
import type { TextKey, TextParams } from '../text/text.ts';
import type { Clip } from '../walls/clipboard/clip.ts';
import type { PaintScope } from '../walls/paint/paint-scope.ts';
import type { SurfaceHit } from '../walls/surface-hit.ts';
import type { OpeningStyles } from './opening-style.ts';
import type { PlanArea } from './plan-area.ts';
import type { ScreenArea } from './screen-area.ts';
import type { SnapHit, SnapSettings } from './snapping.ts';

/** Ctrl is Command on a Mac. */
export interface Modifiers {
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** A place under the pointer, already picked and snapped: tools know no pixels. */
export interface ToolPointer {
  /** On the plane of the storey, before snapping. */
  readonly free: Vec2;
  /** What snapping made of it, for the tool's own anchor and constraints. */
  readonly snap: SnapHit;
  /** The surfaces under the pointer of what can be hit, nearest first. */
  readonly hits: readonly SurfaceHit[];
  /** The record whose surface is nearest under the pointer: the first of `pickedAll`. */
  readonly picked: string | null;
  /** Every record under the pointer that can be hit, nearest first. */
  readonly pickedAll: readonly string[];
  /** Metres of the plan that one screen pixel covers at the pointer: how near is near. */
  readonly metresPerPixel: number;
  /** Where that is on the screen, for marking what is seen there; undefined without a screen. */
  readonly pixel?: Vec2 | undefined;
  readonly modifiers: Modifiers;
}

/** Keys that tools may take before the actions get them. */
export type ToolKey =
  | 'escape'
  | 'enter'
  | 'tab'
  | 'delete'
  | 'backspace'
  | 'turn-left'
  | 'turn-right'
  | 'turn-left-a-little'
  | 'turn-right-a-little'
  | 'mirror';

/** What a user does to a tool. */
export type ToolEvent =
  | {
      readonly type: 'press';
      readonly pointer: ToolPointer;
      /** 2 for the second press of a double click. */
      readonly count: number;
    }
  /** Pressed where there is neither plan nor record, such as the sky. */
  | { readonly type: 'miss'; readonly modifiers: Modifiers }
  | { readonly type: 'move'; readonly pointer: ToolPointer }
  | { readonly type: 'release'; readonly pointer: ToolPointer }
  | { readonly type: 'key'; readonly key: ToolKey }
  /** The whole text of the entry in the viewport after a keystroke in it. */
  | { readonly type: 'entry'; readonly text: string };

/** What a number in the viewport measures. */
export type MeasureField = 'length' | 'angle' | 'width' | 'depth' | 'offset' | 'height' | 'sill';

/** A number that stands in the viewport beside what it measures, and that can be typed over. */
export interface Measure {
  readonly field: MeasureField;
  /** Metres, or for an angle radians counter-clockwise from +x as seen from above, in [0, 2π). */
  readonly value: number;
  readonly at: Vec2;
  /** Metres over the floor at which it stands; left out: on it. */
  readonly above?: number;
  /** What the user typed, while it is being typed over. */
  readonly entry: string | null;
  /** Takes the next character that is typed. */
  readonly isFocused: boolean;
}

/** What a tool shows besides the level itself. Plan coordinates, metres. */
export type Guide =
  | {
      readonly type: 'line';
      readonly from: Vec2;
      readonly to: Vec2;
      readonly look: 'ghost' | 'alignment' | 'refused' | 'erase';
    }
  | {
      readonly type: 'point';
      readonly at: Vec2;
      /** Metres over the floor; left out: on it. */
      readonly above?: number;
      readonly look: 'joint' | 'snap' | 'refused';
    }
  | {
      readonly type: 'wall';
      readonly from: Vec2;
      readonly to: Vec2;
      readonly thickness: number;
      readonly height: number;
      readonly look: 'ghost' | 'refused';
    }
  | {
      /** The box of an opening, between two points of its wall's centre line. */
      readonly type: 'opening';
      readonly from: Vec2;
      readonly to: Vec2;
      readonly thickness: number;
      /** Metres over the floor. */
      readonly bottom: number;
      readonly top: number;
      readonly look: 'ghost' | 'refused';
    }
  | {
      readonly type: 'area';
      readonly min: Vec2;
      readonly max: Vec2;
      readonly look: 'ghost' | 'refused' | 'erase';
    }
  | {
      /** Cells of a ring, as one shape: lines between two of them are not drawn. */
      readonly type: 'cells';
      readonly grid: PolarGrid;
      /** Of the ring; its height is that of the cells. */
      readonly centre: Vec3;
      readonly cells: readonly Cell[];
      readonly look: 'ghost' | 'refused' | 'marked' | 'erase';
    }
  | {
      /** Tiles of a tower-defence level, as one shape: lines between two of them are not drawn. */
      readonly type: 'tiles';
      /** Middle of the entrance's tile, in metres. */
      readonly origin: Vec3;
      /** Side of a tile in metres. */
      readonly tileSize: number;
      readonly cells: readonly Cell[];
      readonly look: 'ghost' | 'refused' | 'marked' | 'erase';
    }
  /** A rectangle of the screen, in CSS pixels of the picture. */
  | { readonly type: 'frame'; readonly from: Vec2; readonly to: Vec2 };

/** What the tool expects next, for the status bar. */
export interface Hint {
  readonly key: TextKey;
  readonly params?: TextParams;
}

/** What one event comes to. Fields that are left out mean "nothing of the kind". */
export interface ToolStep<S> {
  readonly state: S;
  /** Show in the level what this would do; the preview of the step before is taken back. */
  readonly preview?: CommandCall;
  /** Ask whether this could be done without showing it: where not, ghosts turn red and the reason is shown. */
  readonly check?: CommandCall;
  /** Do this as one step of the history. */
  readonly commit?: CommandCall;
  /** The state to go on with when the commit is refused. Left out: the tool's initial one. */
  readonly ifRefused?: S;
  /** Select these; an empty list clears the selection. */
  readonly select?: readonly string[];
  readonly guides?: readonly Guide[];
  readonly measures?: readonly Measure[];
  /** Left out: the tool's own. */
  readonly hint?: Hint;
  readonly refusal?: Refusal;
  /** The tool is done: go back to the select tool. */
  readonly leave?: boolean;
  /** Hold what is pasted like this from now on. */
  readonly held?: HeldClip;
  /** Draw or paint with this from now on, and go back to the tool that does. */
  readonly pickUp?: PickedUp;
  /** Do this to the building that is being generated. */
  readonly building?: BuildingAsk;
  /** Place modules like this from now on. */
  readonly placing?: PlacedStyle;
  /** Hold these modules from now on. */
  readonly heldModules?: ModuleClip;
}

/** What is placed on rings next, and how it stands. */
export interface PlacedStyle {
  /** Null: none has been chosen yet. */
  readonly asset: string | null;
  /** Counter-clockwise, seen with the ring to the right and its centre up: 0 to 3. */
  readonly quarterTurns: number;
  readonly mirrored: boolean;
}

/** How modules are placed. */
export interface ModulePlacing extends PlacedStyle {
  /** The ring that is worked on; null in a level that has none. */
  readonly ring: string | null;
  /** Copies around the ring at once: 1 is no symmetry. */
  readonly symmetry: number;
  /** How the cells under the pointer are drawn. */
  readonly spacing: Spacing;
}

/** place: its corner goes there; pick: the room at that point was clicked. Plan points in metres. */
export type BuildingAsk =
  | { readonly type: 'place'; readonly at: Vec2 }
  | { readonly type: 'pick'; readonly at: Vec2 }
  | { readonly type: 'insert' };

/** The building that is being generated: where its corner stands, and what it covers. */
export interface BuildingOutline {
  readonly at: Vec2;
  readonly area: PlanArea;
}

/** What was taken from something that is there. */
export interface PickedUp {
  /** The material of the face; null for the default look. */
  readonly material: string | null;
  /** The style of the wall it belongs to. */
  readonly wallStyle?: WallStyle;
}

/** What a tool may know of its surroundings. */
export interface ToolContext {
  /** The level without the preview of the gesture under way. */
  readonly level: LevelReader;
  /** The storey drawn on; null in a level that has none. */
  readonly storey: string | null;
  readonly selection: ReadonlySet<string>;
  /** False for what is hidden or locked. */
  isSelectable(id: string): boolean;
  /** What is seen in a rectangle of the screen; selectable or not. */
  findOnScreen(area: ScreenArea): readonly string[];
  /** Chain mode: each click goes on from the last end. */
  readonly isChaining: boolean;
  /** Materials and dimensions for what is drawn next. */
  readonly wallStyle: WallStyle;
  /** Sizes and materials for the next openings. */
  readonly openingStyles: OpeningStyles;
  /** For tools that snap along something of their own. */
  readonly snapSettings: SnapSettings;
  /** Where the pointer is, or was last; null outside. */
  readonly pointer: ToolPointer | null;
  /** What is painted with next. */
  readonly paint: Paint;
  /** What is to be pasted; null when nothing is. */
  readonly held: HeldClip | null;
  /** Null when none is being generated. */
  readonly building: BuildingOutline | null;
  readonly placing: ModulePlacing;
  /** The modules that are to be pasted; null when none are. */
  readonly heldModules: ModuleClip | null;
  readonly defending: Defending;
}

/** What tools of tower-defence levels work with. */
export interface Defending {
  /** The level that is worked on; null in a document that has none. */
  readonly defence: string | null;
  /** Of towers that are placed, in metres. */
  readonly range: number;
  /** What tiles are decorated with. */
  readonly shape: DecorationShape | 'none';
}

/** Part of a building that hangs at the pointer. */
export interface HeldClip {
  readonly clip: Clip;
  /** Radians counter-clockwise as seen from above. */
  readonly turn: number;
  /** Before it is turned, left and right (x) change places. */
  readonly isMirrored: boolean;
  /** Which of its joints is at the pointer, in the order of comparePoints; counts on round and round. */
  readonly joint: number;
}

/** What the paint tool paints with. */
export interface Paint {
  /** By its id; null for the default look. */
  readonly material: string | null;
  /** How far a stroke reaches unless a key that is held says otherwise. */
  readonly scope: PaintScope;
}

/** In metres; materials by their ids. */
export interface WallStyle {
  readonly thickness: number;
  /** Left out: the storey's height. */
  readonly height?: number;
  readonly left?: string;
  readonly right?: string;
  readonly trim?: string;
}

/** What a tool wants of snapping for the next pointer event. */
export interface SnapRequest {
  /** From where angles and lengths are measured, while something is being drawn. */
  readonly anchor: Vec2 | null;
  /** Joints that move along with the pointer: their walls are nothing to snap to, but for where they were. */
  readonly moving?: readonly Vec2[];
  /** What is snapped, as seen from the pointer: a wall is dragged by its body and snaps by its end. */
  readonly offset?: Vec2;
}

/**
 * A pointer tool as a state machine: pure, so that it is tested without a window. Whatever it shows is a function of
 * its state, so that every step says it anew. It hears of no cancelling: the driver puts it back to `initial`.
 */
export interface Tool<S> {
  readonly id: string;
  /** The state in which nothing is under way: a tool at rest returns exactly this object. */
  readonly initial: S;
  /** What to do when nothing is under way. */
  readonly hint: Hint;
  /** Characters that mean keys while the tool is active and no number is typed: before the actions get them. */
  readonly characters?: ReadonlyMap<string, ToolKey>;
  /** It changes nothing of the level by itself: the gesture of somebody else that it is used in goes on. */
  readonly keepsGesture?: boolean;
  /** Null: what happens now does not snap. */
  snapping(state: S): SnapRequest | null;
  step(state: S, event: ToolEvent, context: ToolContext): ToolStep<S>;
}
