import { text } from '../text/text.ts';
import {
  type Bridge,
  hostEvent,
  RequestError,
  type RequestInput,
  type RequestName,
  type RequestOutput,
} from './contract.ts';
import { type Reply, reply } from './reply.ts';
import { requestSchemas } from './request-schemas.ts';

/** The bare way to a host: what the preload exposes, and what HTTP does in a browser. */
export interface HostChannel {
  /** Carries a request over; resolves to a Reply, rejects when the host cannot be reached. */
  readonly send: (name: string, input: unknown) => Promise<unknown>;
  /** Calls the listener with each event of the host; returns the way to stop. */
  readonly onEvent: (listener: (event: unknown) => void) => () => void;
}

/**
 * The typed client over a channel.
 *
 * @param channel carries requests and events; what comes through it is checked, not trusted.
 * @returns a Bridge. Its requests reject with a RequestError: the host's own, `host-gone` when the channel fails, or
 *   `bad-output` when the answer is not what the contract says. Events that are not in the contract are dropped.
 */
export function connectBridge(channel: HostChannel): Bridge {
  return {
    async request<N extends RequestName>(name: N, input: RequestInput<N>): Promise<RequestOutput<N>> {
      const answer = await carry(channel, name, input);
      if (!answer.ok) throw new RequestError(answer.failure);
      const output = requestSchemas[name].output.safeParse(answer.output);
      if (output.success) return output.data;
      throw new RequestError({ code: 'bad-output', message: text('hosts.bad-output', { name }) });
    },
    onEvent: (listener) =>
      channel.onEvent((event) => {
        const known = hostEvent.safeParse(event);
        if (known.success) listener(known.data);
      }),
  };
}

async function carry(channel: HostChannel, name: RequestName, input: unknown): Promise<Reply> {
  let answer: unknown;
  try {
    answer = await channel.send(name, input);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError({ code: 'host-gone', message: text('hosts.gone') });
  }
  const known = reply.safeParse(answer);
  if (known.success) return known.data;
  throw new RequestError({ code: 'bad-output', message: text('hosts.bad-output', { name }) });
}
