import { z } from '../document/schema/zod.ts';
import { failure } from './contract.ts';

/** How an answer crosses: what the handler gave, or why it failed. An Error itself would lose its code on the way. */
export const reply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: z.unknown() }),
  z.object({ ok: z.literal(false), failure }),
]);

export type Reply = z.infer<typeof reply>;
