import type { ModuleModel } from '../../../core/modules/module-model.ts';
import type { Extent, Pivot } from '../../../core/polar/pivot.ts';
import type { PolarGrid } from '../../../core/polar/polar-grid.ts';
import type { ShapeDifference } from '../../../core/polar/shape/compare-vertices.ts';
import type { PreparedModule } from '../../../core/polar/shape/prepare-module.ts';
import type { PreviewPaint } from './preview-settings.ts';

/** The module that is looked at, fine enough for the ring as it was when it last came to rest. */
export interface PreviewShape {
  readonly model: ModuleModel;
  readonly prepared: PreparedModule;
  /** What an edge may be long to bend well, in metres. */
  readonly wantedEdge: number;
}

/** What is drawn. */
export interface PreviewContent {
  readonly shape: PreviewShape;
  readonly ring: { readonly grid: PolarGrid; readonly scaleHeight: boolean };
  readonly pivot: Pivot;
  /** Cells that the module takes as it is turned. */
  readonly extent: Extent;
  readonly quarterTurns: number;
  readonly mirrored: boolean;
}

/** A module straight, stretched, bent, and both, as it is drawn: all that panels know of it. */
export interface PreviewPicture {
  /** Draws this from now on; null for nothing. */
  show(content: PreviewContent | null): void;
  setPaint(paint: PreviewPaint): void;
  setTheme(theme: 'light' | 'dark'): void;
  /** Brings the whole module into sight, from the usual corner. */
  frame(): void;
  /**
   * The largest difference between where the graphics card places the vertices of what is shown and where the export
   * has them. Rejects with an Error where they cannot be read.
   */
  measure(): Promise<ShapeDifference>;
  dispose(): void;
}
