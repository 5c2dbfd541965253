import { signal } from '@preact/signals';
import type { ModuleClip } from '../../core/polar/clipboard/module-clip.ts';
import type { Cell, Spacing } from '../../core/polar/polar-grid.ts';

/** How the next module is placed. */
export interface ModuleStyle {
  /** Counter-clockwise in (u, v): 0 to 3. */
  readonly quarterTurns: number;
  readonly mirrored: boolean;
}

/** What is painted over the cells of the ring that is worked on. */
export type RingOverlay = 'none' | 'aspect' | 'scale';

/** How far from square a cell may be and still be acceptable, as a part of its side. */
const DEFAULT_TOLERANCE = 0.05;

/** Four quarters: what most stations are made of. */
const DEFAULT_SYMMETRY = 4;

/** What the editor knows of working on rings and no level stores. */
export class RingSession {
  /** The ring that tools work on; null in a level that has none. */
  readonly ring = signal<string | null>(null);
  /** The asset that is placed next. */
  readonly asset = signal<string | null>(null);
  /** It was dragged out of a panel, and its button is still down: where that is let go, it is placed. */
  readonly isCarried = signal(false);
  readonly style = signal<ModuleStyle>({ quarterTurns: 0, mirrored: false });
  /** Copies that are placed around the ring at once: 1 is no symmetry. */
  readonly symmetry = signal(1);
  /** What symmetry is switched on with: the number of copies that it had last. */
  readonly lastSymmetry = signal(DEFAULT_SYMMETRY);
  /** The modules that hang at the pointer to be pasted. */
  readonly held = signal<ModuleClip | null>(null);
  readonly overlay = signal<RingOverlay>('none');
  readonly tolerance = signal(DEFAULT_TOLERANCE);
  /** The regular grid is shown only to be compared with. */
  readonly spacing = signal<Spacing>('stretched');
  /** The cell under the pointer; null outside the interval. */
  readonly cell = signal<Cell | null>(null);
}
