import type { SurfaceLayer } from './surface.ts';

/** What a surface looks like where the user gave it no material. */
export interface SurfaceFinish {
  /** sRGB, "#rrggbb". */
  readonly color: string;
  /** 0 to 1, as in glTF. */
  readonly roughness: number;
  readonly metallic: number;
  /** 1 lets no light through. */
  readonly opacity: number;
}

const matte = (color: string, roughness = 0.95): SurfaceFinish => ({
  color,
  roughness,
  metallic: 0,
  opacity: 1,
});

/** Matte and a little warm, each layer a tone of its own, so that a plain house reads at a glance. */
export const DEFAULT_FINISHES: Readonly<Record<SurfaceLayer, SurfaceFinish>> = {
  walls: matte('#e4d6c0'),
  floors: matte('#c9a883', 0.85),
  ceilings: matte('#f3f1ec'),
  frames: matte('#f5f1e8', 0.7),
  leaves: matte('#a97c54', 0.75),
  panes: { color: '#9cc4da', roughness: 0.15, metallic: 0, opacity: 0.32 },
  stairs: matte('#bf9c74', 0.85),
  roofs: matte('#a65d47', 0.9),
};
