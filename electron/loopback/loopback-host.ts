import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatch } from '../../core/ipc/dispatch.ts';
import { text } from '../../core/text/text.ts';
import { type Answer, answerText } from '../static-files/answer-file.ts';
import { answerRequest, type LoopbackSite } from './answer-request.ts';
import { SessionKey } from './session-key.ts';

/** This machine alone can connect; the name "localhost" could be another address. */
const ADDRESS = '127.0.0.1';

export interface LoopbackOptions {
  /** Folder of the built page. */
  readonly root: string;
  readonly dispatch: Dispatch;
  /** 0: any free port. */
  readonly port: number;
  readonly bodyLimit?: number;
  /** Is told what went wrong in a request, for the log. */
  readonly report: (error: unknown) => void;
}

export interface LoopbackHost {
  /** Address to open, good for one browser. */
  readonly url: string;
  readonly port: number;
  /** Stops listening, lets running requests finish, and resolves when the last is answered. */
  readonly close: () => Promise<void>;
}

/** A port that cannot be had, in words for the user. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/** Serves the editor to a browser on this machine. */
export async function startLoopbackHost(options: LoopbackOptions): Promise<LoopbackHost> {
  const { root, dispatch, bodyLimit, report } = options;
  const server = createServer();
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  const key = new SessionKey(port);
  const authority = `${ADDRESS}:${port}`;
  const site: LoopbackSite = {
    root,
    dispatch,
    key,
    authority,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
  };
  server.on('request', (request, response) => {
    answerRequest(request, site)
      .catch((error: unknown) => {
        report(error);
        return answerText(500, text('hosts.internal', { name: 'page', reason: 'see the log' }));
      })
      .then((answer) => send(response, answer, request.method === 'HEAD'))
      .catch(report);
  });
  return { url: `http://${authority}/?token=${key.token}`, port, close: () => closeServer(server) };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, ADDRESS);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new PortError(text('hosts.port-taken', { port }));
    throw new PortError(text('hosts.port-denied', { port, reason: message }));
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer, isHead: boolean): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(isHead ? undefined : body);
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}
