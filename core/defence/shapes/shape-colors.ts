import { linearColor } from '../../math/linear-color.ts';
import { sameEverywhere } from '../../math/same-everywhere.ts';
import type { ShapeColor } from './shape-mesh.ts';

const color = (hex: string): ShapeColor => {
  const [red, green, blue] = linearColor(hex);
  return [sameEverywhere(red), sameEverywhere(green), sameEverywhere(blue)];
};

/** The colours of generated tower-defence shapes: quiet grounds, so that paths, gates and towers stand out. */
export const SHAPE_COLORS = {
  grass: color('#8fae79'),
  grassSide: color('#71905f'),
  path: color('#d9c9a3'),
  crossing: color('#e6d7b0'),
  kerb: color('#a79c88'),
  kerbSide: color('#8c826f'),
  wall: color('#8d8f98'),
  coping: color('#b3b5bd'),
  stone: color('#9a9a9c'),
  stoneDark: color('#7f8085'),
  leaf: color('#5f8a52'),
  leafLight: color('#79a265'),
  bark: color('#7d624a'),
  entrance: color('#3f8f6b'),
  entranceLight: color('#62b18c'),
  exit: color('#b4553f'),
  exitLight: color('#d3785f'),
  tower: color('#6f7fa6'),
  towerLight: color('#93a2c6'),
  towerTop: color('#e3b54d'),
} as const;
