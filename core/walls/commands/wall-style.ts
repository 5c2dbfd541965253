import type { Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';

/** How a wall that is drawn looks: everything but where it stands. Fields left out keep their defaults. */
export const wallStyleShape = {
  thickness: wallSchema.shape.thickness,
  height: wallSchema.shape.height,
  left: wallSchema.shape.left,
  right: wallSchema.shape.right,
  trim: wallSchema.shape.trim,
};

const wallStyleSchema = z.object(wallStyleShape);

type WallStyleArgs = z.infer<typeof wallStyleSchema>;

/** The fields of a style that are given, ready to be spread into a wall. */
export function givenStyle(args: WallStyleArgs): Partial<WallStyleArgs> {
  const { thickness, height, left, right, trim } = args;
  return {
    ...(thickness !== undefined && { thickness }),
    ...(height !== undefined && { height }),
    ...(left !== undefined && { left }),
    ...(right !== undefined && { right }),
    ...(trim !== undefined && { trim }),
  };
}

type Materials = { readonly [K in 'left' | 'right' | 'trim']?: string | null | undefined };

/** Why walls cannot be painted so: a material that the level does not have; null when all are there. */
export function findMissingMaterial(level: LevelReader, { left, right, trim }: Materials): Refusal | null {
  const missing = [left, right, trim].find((id) => id != null && !level.findKind('material', id));
  return missing == null ? null : { code: 'walls.no-such-material', params: { material: missing } };
}

/** Why nothing can be drawn on a storey: the level does not have it; null when it does. */
export const findMissingStorey = (level: LevelReader, storey: string): Refusal | null =>
  level.findKind('storey', storey) ? null : { code: 'walls.no-such-storey', params: { storey } };
