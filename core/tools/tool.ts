import type { CommandCall, Refusal } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { TextKey, TextParams } from '../text/text.ts';
import type { SnapHit } from './snapping.ts';

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
  /** The record whose surface is nearest under the pointer. */
  readonly picked: string | null;
  /** Metres of the plan that one screen pixel covers at the pointer: how near is near. */
  readonly metresPerPixel: number;
  readonly modifiers: Modifiers;
}

/** Keys that tools may take before the actions get them. */
export type ToolKey = 'escape' | 'enter' | 'tab' | 'delete' | 'backspace';

export type ToolEvent =
  | {
      readonly type: 'press';
      readonly pointer: ToolPointer /** 2 for the second press of a double click. */;
      readonly count: number;
    }
  | { readonly type: 'move'; readonly pointer: ToolPointer }
  | { readonly type: 'release'; readonly pointer: ToolPointer }
  | { readonly type: 'key'; readonly key: ToolKey }
  /** The whole text of the entry in the viewport after a keystroke in it. */
  | { readonly type: 'entry'; readonly text: string }
  /** The gesture cannot go on: focus lost, pointer taken away, a dialog, undo. */
  | { readonly type: 'cancel' };

/** A number that stands in the viewport beside what it measures, and that can be typed over. */
export interface Measure {
  readonly field: 'length' | 'angle';
  /** Metres, or radians. */
  readonly value: number;
  readonly at: Vec2;
  /** What the user typed, while it is being typed over. */
  readonly entry: string | null;
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
  | { readonly type: 'point'; readonly at: Vec2; readonly look: 'joint' | 'snap' | 'refused' }
  | {
      readonly type: 'wall';
      readonly from: Vec2;
      readonly to: Vec2;
      readonly thickness: number;
      readonly height: number;
      readonly look: 'ghost' | 'refused';
    }
  | {
      readonly type: 'area';
      readonly min: Vec2;
      readonly max: Vec2;
      readonly look: 'ghost' | 'refused' | 'erase';
    };

/** What one event comes to. Fields that are left out mean "nothing of the kind". */
export interface ToolStep<S> {
  readonly state: S;
  /** Show what this would do; the step before is taken back. Left out: no preview. */
  readonly preview?: CommandCall;
  /** Do this as one step of the history. */
  readonly commit?: CommandCall;
  /** Select these; an empty list clears the selection. */
  readonly select?: readonly string[];
  readonly guides?: readonly Guide[];
  readonly measures?: readonly Measure[];
  readonly hint?: { readonly key: TextKey; readonly params?: TextParams };
  readonly refusal?: Refusal;
  /** The tool is done: go back to the select tool. */
  readonly leave?: boolean;
}

/** What a tool may know of its surroundings. */
export interface ToolContext {
  readonly level: LevelReader;
  readonly storey: string;
  readonly selection: ReadonlySet<string>;
  /** Chain mode: each click goes on from the last end. */
  readonly isChaining: boolean;
  /** Materials and dimensions for what is drawn next. */
  readonly wallStyle: WallStyle;
}

export interface WallStyle {
  readonly thickness: number;
  /** Left out: the storey's height. */
  readonly height?: number;
  readonly left?: string;
  readonly right?: string;
}

/** A pointer tool as a state machine: pure, so that it is tested without a window. */
export interface Tool<S> {
  readonly id: string;
  readonly initial: S;
  /** From where snapping measures angles and extensions, while something is being drawn. */
  anchor(state: S): Vec2 | null;
  step(state: S, event: ToolEvent, context: ToolContext): ToolStep<S>;
}
