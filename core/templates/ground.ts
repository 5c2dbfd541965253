import type { Material } from '../document/schema/material.ts';
import type { Storey } from '../document/schema/storey.ts';

/** The storey that every template has, so that there is always one to draw on. Height in metres. */
export const GROUND: Storey = {
  kind: 'storey',
  id: 'ground',
  name: 'Ground floor',
  elevation: 0,
  height: 2.7,
};

export const PLASTER: Material = {
  kind: 'material',
  id: 'plaster',
  name: 'Plaster',
  color: '#e8e2d6',
  roughness: 0.95,
  metallic: 0,
};

export const BRICK: Material = {
  kind: 'material',
  id: 'brick',
  name: 'Brick',
  color: '#b5523b',
  roughness: 0.9,
  metallic: 0,
};
