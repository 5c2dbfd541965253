import type { TextKey } from '../../text/text.ts';
import { dimension, id, name, spacePoint } from './fields.ts';
import { z } from './zod.ts';

const ringLine = z.int().min(-4096).max(4096);

/** A polar grid of `steps` sectors whose cells stay square. Cells lie between the lines `innerRing` and `outerRing`. */
export const ringSchema = z
  .object({
    kind: z.literal('ring'),
    id,
    name: name.optional(),
    centre: spacePoint.optional(),
    steps: z.int().min(4).max(4096),
    cellSize: dimension,
    innerRing: ringLine.optional(),
    outerRing: ringLine.optional(),
    scaleHeight: z.boolean().optional(),
  })
  .refine((ring) => intervalOf(ring)[0] < intervalOf(ring)[1], {
    path: ['outerRing'],
    message: 'document.expected.outer-ring' satisfies TextKey,
  });

export type Ring = z.infer<typeof ringSchema>;

/** `outerRing` lies so many lines outside `innerRing` if it is not given. */
const DEFAULT_LINES = 4;

export const RING_DEFAULTS = { centre: [0, 0, 0], innerRing: 0, scaleHeight: false } as const;

interface Interval {
  readonly innerRing?: number | undefined;
  readonly outerRing?: number | undefined;
}

/** The lines between which a ring has cells. */
export function intervalOf({
  innerRing = RING_DEFAULTS.innerRing,
  outerRing = innerRing + DEFAULT_LINES,
}: Interval): readonly [inner: number, outer: number] {
  return [innerRing, outerRing];
}
