import type { z } from '../document/schema/zod.ts';
import { contract, type RequestInput, type RequestName, type RequestOutput } from './contract.ts';

type RequestSchemas = {
  readonly [N in RequestName]: {
    readonly input: z.ZodType<RequestInput<N>>;
    readonly output: z.ZodType<RequestOutput<N>>;
  };
};

/** The contract, typed so that a name that is only known as `N` still ties its input to its output. */
export const requestSchemas: RequestSchemas = contract;

export const isRequestName = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(contract, name);
