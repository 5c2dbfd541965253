import type { z } from '../document/schema/zod.ts';
import { text } from '../text/text.ts';
import {
  type Failure,
  RequestError,
  type RequestInput,
  type RequestName,
  type RequestOutput,
} from './contract.ts';
import type { Reply } from './reply.ts';
import { isRequestName, requestSchemas } from './request-schemas.ts';

/** One handler a request: a request without a handler does not compile. */
export type Handlers = {
  readonly [N in RequestName]: (input: RequestInput<N>) => Promise<RequestOutput<N>> | RequestOutput<N>;
};

/** Answers one request of the renderer; never rejects. */
export type Dispatch = (name: unknown, input: unknown) => Promise<Reply>;

export interface FailureRules {
  /** The code and words of an error that a handler foresaw; undefined for any other. */
  readonly explain: (error: unknown) => Failure | undefined;
  /** Is told of every failure that nobody foresaw, for the host's log. */
  readonly report: (request: string, error: unknown) => void;
}

/**
 * Promises an answer for whatever the renderer sends: the handler's output, or a failure with a code and words.
 *
 * @param handlers does the work, one function a request.
 * @param rules say which errors have words for the user, and where the others are noted.
 * @returns the dispatch. It refuses, without calling a handler, a name that is not in the contract
 *   (`unknown-request`) and an input that its schema does not take (`bad-input`); an output that its schema does not
 *   take becomes `bad-output`; an error that the rules explain keeps its code and words; any other becomes `internal`.
 */
export function buildDispatch(handlers: Handlers, { explain, report }: FailureRules): Dispatch {
  return async (name, input) => {
    if (!isRequestName(name))
      return failed('unknown-request', text('hosts.unknown-request', { name: show(name) }));
    try {
      return { ok: true, output: await answer(handlers, name, input) };
    } catch (error) {
      const known = error instanceof RequestError ? error : explain(error);
      if (known !== undefined) return failed(known.code, known.message);
      report(name, error);
      return failed('internal', text('hosts.internal', { name, reason: reasonOf(error) }));
    }
  };

  async function answer<N extends RequestName>(
    all: Handlers,
    name: N,
    input: unknown,
  ): Promise<RequestOutput<N>> {
    const schemas = requestSchemas[name];
    const taken = schemas.input.safeParse(input);
    if (!taken.success) throw badInput(name, taken.error);
    const output = schemas.output.safeParse(await all[name](taken.data));
    if (output.success) return output.data;
    report(name, output.error);
    throw new RequestError({ code: 'bad-output', message: text('hosts.bad-output', { name }) });
  }
}

const failed = (code: string, message: string): Reply => ({ ok: false, failure: { code, message } });

/** A name of the wrong type or of any length must not fill the log. */
const show = (name: unknown): string => (typeof name === 'string' ? name.slice(0, 80) : typeof name);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function badInput(name: RequestName, error: z.ZodError): RequestError {
  const [first] = error.issues;
  const place = first === undefined || first.path.length === 0 ? 'the top' : first.path.join('.');
  const reason = first?.message ?? 'not understood';
  return new RequestError({ code: 'bad-input', message: text('hosts.bad-input', { name, place, reason }) });
}
