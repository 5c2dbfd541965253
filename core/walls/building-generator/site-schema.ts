import { z } from '../../document/schema/zod.ts';
import { MAX_LINES, MAX_STOREYS } from './wishes.ts';

const side = z.enum(['-x', '+x', '-z', '+z']);

/** A Site as data of a command. */
export const siteSchema = z.object({
  limit: z.tuple([z.number(), z.number()]).readonly().exactOptional(),
  front: side.exactOptional(),
  closed: z.array(side).readonly().exactOptional(),
});

const cell = z.int().min(0).max(MAX_LINES);
const lines = z
  .array(z.number())
  .max(MAX_LINES + 1)
  .readonly();

/** A KeptPlan as data of a command. Which rooms fit the grid is for the planner to say. */
export const keptSchema = z.object({
  grid: z.object({ xs: lines, zs: lines }),
  rooms: z
    .array(
      z.object({
        storey: z.int().min(0).max(MAX_STOREYS),
        cells: z.object({ column: cell, row: cell, columns: cell, rows: cell }),
        use: z
          .enum([
            'hall',
            'landing',
            'corridor',
            'living',
            'dining',
            'kitchen',
            'bedroom',
            'bath',
            'toilet',
            'study',
            'storage',
            'utility',
          ])
          .nullable(),
      }),
    )
    .readonly(),
});
