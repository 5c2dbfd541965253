import type { IncomingMessage } from 'node:http';
import type { Dispatch } from '../../core/ipc/dispatch.ts';
import { decodeFrame, encodeFrame, FrameError } from '../../core/ipc/frame.ts';
import { API_PATH, FRAME_TYPE } from '../../core/ipc/http-api.ts';
import { text } from '../../core/text/text.ts';
import { type Answer, answerFile, answerText } from '../static-files/answer-file.ts';
import { SECURITY_HEADERS } from '../static-files/security-headers.ts';
import { BODY_LIMIT, readBody } from './read-body.ts';
import type { SessionKey } from './session-key.ts';

export interface LoopbackSite {
  /** Folder of the built page. */
  readonly root: string;
  /** Host and port exactly as a browser on this machine writes them, such as 127.0.0.1:41000. */
  readonly authority: string;
  readonly key: SessionKey;
  readonly dispatch: Dispatch;
  /** Largest request in bytes; BODY_LIMIT when left out. */
  readonly bodyLimit?: number;
}

/** Answers one request: who asks is settled before anything is looked up. */
export async function answerRequest(request: IncomingMessage, site: LoopbackSite): Promise<Answer> {
  const { headers, url = '' } = request;
  // A name that another site made point at this machine would arrive here with its own Host.
  if (headers.host !== site.authority) return answerText(421, text('hosts.wrong-host'));
  if (headers.origin !== undefined && headers.origin !== `http://${site.authority}`) {
    return answerText(403, text('hosts.foreign-origin'));
  }
  const cookie = redeemToken(request, site.key);
  if (cookie !== undefined) return redirectHome(cookie);
  if (!site.key.isCarriedBy(headers.cookie)) return answerText(401, text('hosts.no-cookie'));
  if (url.startsWith(API_PATH)) return answerCall(request, url.slice(API_PATH.length), site);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerText(405, text('hosts.bad-method'));
  return answerFile(site.root, url);
}

function redeemToken({ method, url = '' }: IncomingMessage, key: SessionKey): string | undefined {
  const token = /^\/\?token=([\w-]+)$/.exec(url)?.[1];
  // Programs that only look whether an address exists send HEAD; they must not use the token up.
  return method === 'GET' && token !== undefined ? key.redeem(token) : undefined;
}

const redirectHome = (cookie: string): Answer => ({
  status: 303,
  headers: { ...SECURITY_HEADERS, location: '/', 'set-cookie': cookie },
  body: new Uint8Array(),
});

async function answerCall(request: IncomingMessage, name: string, site: LoopbackSite): Promise<Answer> {
  if (request.method !== 'POST') return answerText(405, text('hosts.bad-method'));
  if (request.headers['content-type'] !== FRAME_TYPE) return answerText(415, text('hosts.bad-path'));
  const limit = site.bodyLimit ?? BODY_LIMIT;
  const body = await readBody(request, limit);
  if (body === undefined) {
    const size = Math.ceil(Number(request.headers['content-length'] ?? limit) / 1024 / 1024);
    return answerText(413, text('hosts.too-large', { size, limit: Math.floor(limit / 1024 / 1024) }));
  }
  try {
    const answer = await site.dispatch(name, decodeFrame(body));
    const headers = { ...SECURITY_HEADERS, 'content-type': FRAME_TYPE };
    return { status: 200, headers, body: encodeFrame(answer) };
  } catch (error) {
    if (error instanceof FrameError) {
      return answerText(400, text('hosts.bad-frame', { reason: error.message }));
    }
    throw error;
  }
}
