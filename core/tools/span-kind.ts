import type { CommandCall } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { Guide, Hint, Measure, MeasureField, ToolContext, ToolPointer } from './tool.ts';
import type { ReadNumbers } from './typed-numbers.ts';

/** What is drawn from one plan point to another, in metres, on the lattice. */
export interface Span {
  readonly storey: string;
  readonly from: Vec2;
  readonly to: Vec2;
}

/** What tells one tool that draws from point to point from another. */
export interface SpanKind {
  readonly id: string;
  readonly hint: Hint;
  readonly dragHint: Hint;
  /** While it grows without a button down. Left out: a click does not begin anything. */
  readonly clickHint?: Hint;
  /** Angles and lengths snap from where it begins. */
  readonly isAnchored: boolean;
  /** In chain mode the next one begins where the last one ended. */
  readonly isChained: boolean;
  /** The level itself shows what would come of it; else a ghost does, and turns red where it cannot be. */
  readonly isPreviewed: boolean;
  /** The numbers that can be typed over, in the order of Tab. */
  readonly fields: readonly MeasureField[];
  /** Where it ends, for the snapped pointer and the numbers that were typed. */
  computeEnd(from: Vec2, pointer: Vec2, numbers: ReadNumbers, level: LevelReader, storey: string): Vec2;
  /** What there is to say of it while it grows, in place of the hints above. */
  describe?(span: Span, context: ToolContext): Hint;
  buildGuides(span: Span, context: ToolContext): readonly Guide[];
  buildMeasures(span: Span): readonly Pick<Measure, 'field' | 'value' | 'at'>[];
  toCommand(span: Span, context: ToolContext): CommandCall;
  /** What a click on something does that does not begin anything; null: nothing. */
  click?(pointer: ToolPointer, context: ToolContext): CommandCall | null;
}
