import type { CommandCall } from '../document/command.ts';
import type { Guide, Hint, Measure, SnapRequest, ToolContext, ToolPointer } from './tool.ts';

/** What a drag of the select tool shows where it has come to. */
interface DragView {
  readonly guides?: readonly Guide[];
  readonly measures?: readonly Measure[];
  /** What it would do to the level if it ended there. */
  readonly preview?: CommandCall;
  /** Left out: the selection stays. */
  readonly select?: readonly string[];
  /** Left out: the drag's own. */
  readonly hint?: Hint;
}

/** What the end of a drag comes to. */
interface DragEnd {
  readonly commit?: CommandCall;
  /** Left out: the selection stays. */
  readonly select?: readonly string[];
}

/** Something that was taken hold of. Immutable: what it shows follows from the pointer alone. */
export interface SelectDrag {
  readonly hint: Hint;
  /** How the pointer snaps while it lasts; null: not at all. */
  readonly snapping: SnapRequest | null;
  show(pointer: ToolPointer, context: ToolContext): DragView;
  drop(pointer: ToolPointer, context: ToolContext): DragEnd;
}

/** What a press of the select tool may take hold of, one kind of thing each. */
export interface DragKind {
  /** What a drag from here would take hold of; null: nothing of this kind. */
  grab(pointer: ToolPointer, context: ToolContext): SelectDrag | null;
  /** The handle that is shown under a pointer that would take hold of it; null: none. */
  hover?(pointer: ToolPointer, context: ToolContext): readonly Guide[] | null;
}
