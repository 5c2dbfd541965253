import type { TextKey } from '../../text/text.ts';
import { isSafeAssetPath } from '../asset-path.ts';
import { z } from './zod.ts';

/** Farthest from the origin that a level reaches, in metres: beyond it single precision steps exceed 8 mm. */
export const MAX_COORDINATE = 100_000;
/** Largest dimension of one thing, in metres. */
const MAX_DIMENSION = 10_000;
/** Longest name in characters; longer ones are texts, not names. */
const MAX_NAME = 500;

const ID_LIMIT = 64;

/** Ids are short and printable: they stand in file names of exports, in messages and in merge conflicts. */
export const id = z
  .string()
  .min(1)
  .max(ID_LIMIT)
  .regex(/^\P{Cc}+$/u, 'document.expected.printable' satisfies TextKey);

export const name = z.string().max(MAX_NAME);
export const coordinate = z.number().min(-MAX_COORDINATE).max(MAX_COORDINATE);
export const dimension = z.number().positive().max(MAX_DIMENSION);
export const fraction = z.number().min(0).max(1);
export const planPoint = z.tuple([coordinate, coordinate]).readonly();
export const spacePoint = z.tuple([coordinate, coordinate, coordinate]).readonly();
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'document.expected.color' satisfies TextKey);
export const assetPath = z
  .string()
  .min(1)
  .max(1000)
  .refine(isSafeAssetPath, 'document.expected.asset-path' satisfies TextKey);

const GRID_LIMIT = 1_000_000;
const gridIndex = z.int().min(-GRID_LIMIT).max(GRID_LIMIT);
export const gridCell = z.tuple([gridIndex, gridIndex]).readonly();
