import type { TextKey } from '../../../core/text/text.ts';
import { text } from '../../../core/text/text.ts';
import type { Wishes } from '../../../core/walls/building-generator/wishes.ts';
import { ANGLE, COUNT, LENGTH, type Quantity } from '../fields/quantity.ts';

/** The names of the wishes whose answers are of that type. */
type NamesOf<T> = { [W in keyof Wishes]-?: Wishes[W] extends T | undefined ? W : never }[keyof Wishes];

export type RangeName = NamesOf<readonly [number, number]>;
export type NumberName = NamesOf<number>;
export type ChoiceName = 'layout' | 'roof' | 'materials';

/** One line of the form. A share is a number from 0 to 1, under a slider. */
export type WishField =
  | { readonly type: 'number'; readonly wish: NumberName; readonly quantity: Quantity }
  | { readonly type: 'range'; readonly wish: RangeName; readonly quantity: Quantity }
  | { readonly type: 'share'; readonly wish: NumberName }
  | {
      readonly type: 'choice';
      readonly wish: ChoiceName;
      readonly words: () => Readonly<Record<string, string>>;
    }
  | { readonly type: 'switch'; readonly wish: 'uses' };

interface WishGroup {
  readonly title: TextKey;
  /** At first; the others are opened by those who look for them. */
  readonly isOpen: boolean;
  readonly fields: readonly WishField[];
}

const length = (wish: NumberName): WishField => ({ type: 'number', wish, quantity: LENGTH });
const count = (wish: NumberName): WishField => ({ type: 'number', wish, quantity: COUNT });

/** Every wish, in the order in which people think of a building. */
export const WISH_GROUPS: readonly WishGroup[] = [
  {
    title: 'generator-panel.group.size',
    isOpen: true,
    fields: [
      count('storeys'),
      { type: 'range', wish: 'rooms', quantity: COUNT },
      { type: 'range', wish: 'spacing', quantity: LENGTH },
      length('storeyHeight'),
      length('slab'),
    ],
  },
  {
    title: 'generator-panel.group.plan',
    isOpen: true,
    fields: [
      {
        type: 'choice',
        wish: 'layout',
        words: () => ({
          free: text('generator-panel.layout.free'),
          corridor: text('generator-panel.layout.corridor'),
          open: text('generator-panel.layout.open'),
        }),
      },
      { type: 'share', wish: 'compactness' },
      { type: 'share', wish: 'setback' },
      { type: 'range', wish: 'columns', quantity: COUNT },
      { type: 'range', wish: 'rows', quantity: COUNT },
      { type: 'switch', wish: 'uses' },
    ],
  },
  {
    title: 'generator-panel.group.openings',
    isOpen: true,
    fields: [
      count('entrances'),
      count('extraDoors'),
      { type: 'share', wish: 'windowDensity' },
      length('windowWidth'),
      length('windowHeight'),
      length('windowSill'),
      length('doorWidth'),
      length('doorHeight'),
    ],
  },
  {
    title: 'generator-panel.group.walls',
    isOpen: false,
    fields: [length('outerThickness'), length('innerThickness'), length('stairWidth')],
  },
  {
    title: 'generator-panel.group.look',
    isOpen: false,
    fields: [
      {
        type: 'choice',
        wish: 'roof',
        words: () => ({
          none: text('generator-panel.roof.none'),
          flat: text('building.roof.flat'),
          gable: text('building.roof.gable'),
          hip: text('building.roof.hip'),
        }),
      },
      { type: 'number', wish: 'roofPitch', quantity: ANGLE },
      length('roofOverhang'),
      {
        type: 'choice',
        wish: 'materials',
        words: () => ({
          none: text('generator-panel.materials.none'),
          plaster: text('generator-panel.materials.plaster'),
          brick: text('generator-panel.materials.brick'),
          timber: text('generator-panel.materials.timber'),
          stone: text('generator-panel.materials.stone'),
        }),
      },
    ],
  },
];

/** Wishes that have no line of their own: they are told with the building as a whole. */
export const isFieldOfPanel = (wish: string): boolean =>
  wish === 'seed' || WISH_GROUPS.some(({ fields }) => fields.some((field) => field.wish === wish));
