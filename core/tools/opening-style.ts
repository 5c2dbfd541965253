import type { Opening } from '../document/schema/opening.ts';

type OpeningType = Opening['type'];

/** In metres; materials by their ids. */
export interface OpeningStyle {
  readonly width: number;
  readonly height: number;
  /** Height of the lower edge over the floor. */
  readonly sill: number;
  readonly frame?: string;
  readonly leaf?: string;
}

/** What the next openings are made with, and what stands in them. */
export interface OpeningStyles extends Readonly<Record<OpeningType, OpeningStyle>> {
  readonly fitting: NonNullable<Opening['fitting']>;
}

/** Usual sizes of a house: a door to walk through with a tray, a window over a table. */
export const DEFAULT_OPENING_STYLES: OpeningStyles = {
  fitting: 'leaf',
  door: { width: 0.9, height: 2.1, sill: 0 },
  window: { width: 1.2, height: 1.2, sill: 0.9 },
  arch: { width: 1.2, height: 2.2, sill: 0 },
};

/** The styles as they are in any level: materials are a level's own. */
export function withoutMaterials({ fitting, door, window, arch }: OpeningStyles): OpeningStyles {
  const sizes = ({ width, height, sill }: OpeningStyle): OpeningStyle => ({ width, height, sill });
  return { fitting, door: sizes(door), window: sizes(window), arch: sizes(arch) };
}

/** The fields of an opening that follow from the style. Nothing hangs in an arch: it has a frame at most. */
export function styledFields(
  type: OpeningType,
  { fitting, [type]: style }: OpeningStyles,
): Pick<Opening, 'type' | 'width' | 'height'> & Partial<Opening> {
  const { width, height, sill, frame, leaf } = style;
  const fits = type === 'arch' && fitting === 'leaf' ? 'frame' : fitting;
  return {
    type,
    width,
    height,
    ...(sill > 0 && { sill }),
    ...(fits !== 'none' && { fitting: fits }),
    ...(frame !== undefined && { frame }),
    ...(leaf !== undefined && { leaf }),
  };
}
