import type { Refusal } from '../document/command.ts';
import type { SnapHit } from './snapping.ts';
import type { Guide, Hint, Measure, Tool, ToolStep } from './tool.ts';

/** All that is to be shown of a tool, besides the level: for the viewport, its labels and the status bar. */
export interface ToolView {
  readonly tool: string;
  /** A drag or a chain is under way. */
  readonly isBusy: boolean;
  readonly guides: readonly Guide[];
  readonly measures: readonly Measure[];
  readonly hint: Hint;
  /** Why what is being done cannot be, or why the last thing could not. */
  readonly refusal: Refusal | null;
  /** What the pointer snapped to; null while nothing snaps. */
  readonly snap: SnapHit | null;
}

interface Surroundings {
  readonly snap: SnapHit | null;
  /** Why what the step shows cannot be done. */
  readonly asked: Refusal | null;
  readonly lastRefusal: Refusal | null;
}

/** What is to be shown of a tool in that state after that step: red where it is refused, with what it snapped to. */
export function buildToolView<S>(
  tool: Tool<S>,
  state: S,
  step: Pick<ToolStep<S>, 'guides' | 'measures' | 'hint' | 'refusal'>,
  { snap, asked, lastRefusal }: Surroundings,
): ToolView {
  const { guides = [], measures = [], hint = tool.hint, refusal = asked } = step;
  const snapped = tool.snapping(state) === null ? null : snap;
  return {
    tool: tool.id,
    isBusy: state !== tool.initial,
    guides: [...(refusal ? asRefused(guides) : guides), ...buildSnapGuides(snapped)],
    measures,
    hint,
    refusal: refusal ?? lastRefusal,
    snap: snapped,
  };
}

/** Cells stay as they are: their tool knows which of them are in question. */
const asRefused = (guides: readonly Guide[]): readonly Guide[] =>
  guides.map((guide) =>
    guide.type !== 'point' && guide.type !== 'frame' && guide.type !== 'cells' && guide.look === 'ghost'
      ? { ...guide, look: 'refused' }
      : guide,
  );

function buildSnapGuides(snap: SnapHit | null): readonly Guide[] {
  if (!snap || snap.kind === 'free') return [];
  const lines = snap.lines.map(([from, to]): Guide => ({ type: 'line', from, to, look: 'alignment' }));
  return [...lines, { type: 'point', at: snap.point, look: snap.kind === 'joint' ? 'joint' : 'snap' }];
}
