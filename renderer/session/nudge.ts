import { type CommandCall, call } from '../../core/document/command.ts';
import type { Gesture } from '../../core/document/document-store.ts';
import { toLattice } from '../../core/math/tolerance.ts';
import { add, type Vec2 } from '../../core/math/vec2.ts';
import { moveModules } from '../../core/polar/commands/move-modules.ts';
import { moveWalls } from '../../core/walls/commands/move-walls.ts';
import { slideOpenings } from '../../core/walls/commands/opening-slide.ts';
import type { EditorSession } from './editor-session.ts';

/** In metres, when the grid is off: a step of the grid of the first start. */
const STEP_WITHOUT_GRID = 0.1;

/**
 * Moves the selected walls, or slides the selected openings along theirs, or moves the selected modules by cells, step by
 * step; however long a key is held, it is one step of the history.
 */
export class Nudge {
  private readonly session: EditorSession;
  private gesture: Gesture | null = null;
  /** In steps of the grid, or in cells. */
  private steps: Vec2 = [0, 0];

  constructor(session: EditorSession) {
    this.session = session;
  }

  get canMove(): boolean {
    return this.toCall(this.steps) !== null;
  }

  /** @param direction in grid steps along x and z; of modules in cells along the ring and towards its centre */
  step(direction: Vec2): void {
    const { session } = this;
    if (!this.canMove) return;
    this.gesture ??= this.begin();
    // Modules are asked where they stood before the first step.
    this.gesture.clear();
    const steps = add(this.steps, direction);
    const asked = this.toCall(steps);
    if (!asked) return;
    const result = this.gesture.preview(asked);
    session.refusal.value = result.ok ? null : result.reason;
    if (result.ok) this.steps = steps;
  }

  /** Makes what was moved since the first step one step of the history. */
  finish(): void {
    const { gesture, session } = this;
    if (!gesture) return;
    this.gesture = null;
    const refused = session.refusal.value !== null;
    const last = this.toCall(this.steps);
    // A refused step took the preview of the ones before it back.
    if (refused && last && (this.steps[0] !== 0 || this.steps[1] !== 0)) gesture.preview(last);
    gesture.commit();
  }

  private begin(): Gesture {
    this.steps = [0, 0];
    return this.session.level.begin(() => {
      this.gesture = null;
    });
  }

  /** Walls take their openings along; null when there is nothing to move. */
  private toCall(steps: Vec2): CommandCall | null {
    const size = this.session.snap.value.gridStep || STEP_WITHOUT_GRID;
    const by: Vec2 = [toLattice(steps[0] * size), toLattice(steps[1] * size)];
    const walls = this.selected('wall');
    if (walls.length > 0) return call(moveWalls, { walls, by });
    const openings = this.selected('opening');
    return openings.length > 0 ? call(slideOpenings, { openings, by }) : this.moveModules(steps);
  }

  /** Modules without a place stay without one. */
  private moveModules([along, inwards]: Vec2): CommandCall | null {
    const moves = this.selected('module').flatMap((module) => {
      const cell = this.session.level.findKind('module', module)?.cell;
      return cell ? [{ module, cell: [cell[0] - inwards, cell[1] + along] as const }] : [];
    });
    return moves.length > 0 ? call(moveModules, { moves }) : null;
  }

  private selected(kind: 'wall' | 'opening' | 'module'): string[] {
    const { level } = this.session;
    return this.session.editableSelection().filter((id) => level.findKind(kind, id));
  }
}
