import { type CommandCall, call } from '../../core/document/command.ts';
import type { Gesture } from '../../core/document/document-store.ts';
import { toLattice } from '../../core/math/tolerance.ts';
import { add, scale, type Vec2 } from '../../core/math/vec2.ts';
import { moveWalls } from '../../core/walls/commands/move-walls.ts';
import { slideOpenings } from '../../core/walls/commands/opening-slide.ts';
import type { EditorSession } from './editor-session.ts';

/** In metres, when the grid is off: a step of the grid of the first start. */
const STEP_WITHOUT_GRID = 0.1;

/** Moves the selected walls, or slides the selected openings along theirs, step by step; however long a key is held, it is one step of the history. */
export class Nudge {
  private readonly session: EditorSession;
  private gesture: Gesture | null = null;
  private by: Vec2 = [0, 0];

  constructor(session: EditorSession) {
    this.session = session;
  }

  get canMove(): boolean {
    return this.toCall(this.by) !== null;
  }

  /** @param direction in grid steps along x and z */
  step(direction: Vec2): void {
    const { session } = this;
    if (!this.canMove) return;
    this.gesture ??= this.begin();
    const by = add(this.by, scale(direction, session.snap.value.gridStep || STEP_WITHOUT_GRID));
    const rounded: Vec2 = [toLattice(by[0]), toLattice(by[1])];
    const asked = this.toCall(rounded);
    if (!asked) return;
    const result = this.gesture.preview(asked);
    session.refusal.value = result.ok ? null : result.reason;
    if (result.ok) this.by = rounded;
  }

  /** Makes what was moved since the first step one step of the history. */
  finish(): void {
    const { gesture, session } = this;
    if (!gesture) return;
    this.gesture = null;
    const refused = session.refusal.value !== null;
    const last = this.toCall(this.by);
    // A refused step took the preview of the ones before it back.
    if (refused && last && (this.by[0] !== 0 || this.by[1] !== 0)) gesture.preview(last);
    gesture.commit();
  }

  private begin(): Gesture {
    this.by = [0, 0];
    return this.session.level.begin(() => {
      this.gesture = null;
    });
  }

  /** Walls take their openings along; null when there is neither. */
  private toCall(by: Vec2): CommandCall | null {
    const walls = this.selected('wall');
    if (walls.length > 0) return call(moveWalls, { walls, by });
    const openings = this.selected('opening');
    return openings.length > 0 ? call(slideOpenings, { openings, by }) : null;
  }

  private selected(kind: 'wall' | 'opening'): string[] {
    const { level } = this.session;
    return this.session.editableSelection().filter((id) => level.findKind(kind, id));
  }
}
