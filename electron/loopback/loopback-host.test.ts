import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildDispatch, type Dispatch } from '../../core/ipc/dispatch.ts';
import { decodeFrame, encodeFrame } from '../../core/ipc/frame.ts';
import { buildHandlers } from '../../test/support/host-handlers.ts';
import { type LoopbackHost, PortError, startLoopbackHost } from './loopback-host.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder: string;
let host: LoopbackHost;
const faults: unknown[] = [];

const dispatch: Dispatch = buildDispatch(
  buildHandlers({
    'project.list': () => ({ project: 'Häuser', levels: [] }),
    'export.save': ({ fileName, bytes }) => ({ status: 'saved', fileName, size: bytes.length }),
  }),
  { explain: () => undefined, report: (_, error) => faults.push(error) },
);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levelwright host #1 %41 ü-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<p>page</p>');
  faults.length = 0;
  host = await startLoopbackHost({
    root: folder,
    dispatch,
    port: 0,
    bodyLimit: 1024 * 1024,
    report: (error) => faults.push(error),
  });
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true });
  expect(faults).toEqual([]);
});

function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Uint8Array } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: host.port, path, method, headers, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const pathOf = (url: string): string => url.slice(url.indexOf('/', 'http://'.length));

async function signIn(): Promise<{ cookie: string }> {
  const { headers } = await ask(pathOf(host.url));
  return { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}

const frame = { 'content-type': 'application/x-levelwright-frame' };

describe('the address that is printed', () => {
  it('is traded once for a cookie that scripts and other sites cannot use', async () => {
    const first = await ask(pathOf(host.url));
    expect(first.status).toBe(303);
    expect(first.headers.location).toBe('/');
    expect(first.headers['set-cookie']?.[0]).toMatch(
      /^levelwright-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/,
    );
    expect((await ask(pathOf(host.url))).status).toBe(401);
  });

  it('is not used up by a program that only looks whether it is there', async () => {
    expect((await ask(pathOf(host.url), { method: 'HEAD' })).status).toBe(401);
    expect((await ask(pathOf(host.url))).status).toBe(303);
  });

  it('leads back to the page when the browser that used it opens it again', async () => {
    const headers = await signIn();
    expect((await ask(pathOf(host.url), { headers })).body.toString()).toBe('<p>page</p>');
  });

  it.each(['/', '/?token=', '/?token=guess', '/?token=a&token=b', '/index.html', '/api/project.list'])(
    'is needed: %s alone is refused',
    async (path) => {
      expect((await ask(path)).status).toBe(401);
    },
  );
});

describe('a browser that is signed in', () => {
  it('gets the page with the headers that keep it to itself', async () => {
    const { status, headers } = await ask('/', { headers: await signIn() });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('gets the headers of the page alone when it asks for no more', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD', headers: await signIn() });
    expect([status, headers['content-length'], body.length]).toEqual([200, '11', 0]);
  });

  it('asks and is answered', async () => {
    const headers = { ...(await signIn()), ...frame, origin: `http://127.0.0.1:${host.port}` };
    const answer = await ask('/api/project.list', { method: 'POST', headers, body: encodeFrame({}) });
    expect(answer.status).toBe(200);
    expect(decodeFrame(answer.body)).toEqual({ ok: true, output: { project: 'Häuser', levels: [] } });
  });

  it('sends bytes as they are', async () => {
    const headers = { ...(await signIn()), ...frame };
    const body = encodeFrame({ fileName: 'a.glb', bytes: new Uint8Array(500_000), overwrite: true });
    const answer = await ask('/api/export.save', { method: 'POST', headers, body });
    expect(decodeFrame(answer.body)).toMatchObject({ output: { status: 'saved', size: 500_000 } });
  });

  it.each([
    ['too much', '/api/project.list', frame, new Uint8Array(1024 * 1024 + 1), 413],
    ['no frame', '/api/project.list', frame, Uint8Array.of(1, 2), 400],
    ['another type', '/api/project.list', { 'content-type': 'text/plain' }, encodeFrame({}), 415],
    ['to a file', '/index.html', frame, encodeFrame({}), 405],
  ])('is refused when it sends %s', async (_, path, type, body, status) => {
    const headers = { ...(await signIn()), ...type };
    expect((await ask(path, { method: 'POST', headers, body })).status).toBe(status);
  });

  it('is answered in words when it asks for something that does not exist', async () => {
    const headers = { ...(await signIn()), ...frame };
    const answer = await ask('/api/level.delete', { method: 'POST', headers, body: encodeFrame({}) });
    expect(decodeFrame(answer.body)).toMatchObject({ ok: false, failure: { code: 'unknown-request' } });
    expect((await ask('/api/project.list', { headers })).status).toBe(405);
    expect((await ask('/missing.js', { headers })).body.toString()).toBe(
      'There is nothing at this address.\n',
    );
  });

  it.each([
    ['/../index.html', 400],
    ['/%2e%2e%2findex.html', 400],
    ['/assets/..%5c..%5cindex.html', 400],
    ['/%252e%252e/index.html', 404],
    ['/index.html%00', 400],
    ['/%zz', 400],
  ])('does not leave the page’s folder by %s', async (path, status) => {
    expect((await ask(path, { headers: await signIn() })).status).toBe(status);
  });
});

describe('another site', () => {
  it.each(['evil.example', 'localhost', '127.0.0.1', '127.0.0.1:1', '[::1]'])(
    'that calls this machine %s is sent away',
    async (name) => {
      const headers = { ...(await signIn()), host: name === 'localhost' ? `localhost:${host.port}` : name };
      expect((await ask('/', { headers })).status).toBe(421);
    },
  );

  it.each(['http://evil.example', 'null', 'http://localhost:1', 'https://127.0.0.1'])(
    'of origin %s is refused, even with the cookie',
    async (origin) => {
      const headers = { ...(await signIn()), ...frame, origin };
      const answer = await ask('/api/project.list', { method: 'POST', headers, body: encodeFrame({}) });
      expect(answer.status).toBe(403);
    },
  );

  it('cannot guess the cookie', async () => {
    await signIn();
    const cookie = `levelwright-${host.port}=${'A'.repeat(43)}`;
    expect((await ask('/', { headers: { cookie } })).status).toBe(401);
    expect((await ask('/', { headers: { cookie: `levelwright-${host.port}=` } })).status).toBe(401);
  });
});

describe('the host', () => {
  it('answers this machine alone', async () => {
    const refused = await new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.2', port: host.port });
      socket.once('error', () => resolve(true));
      socket.once('connect', () => {
        socket.destroy();
        resolve(false);
      });
    });
    expect(refused).toBe(true);
  });

  it('says so when the port is taken', async () => {
    const second = startLoopbackHost({ root: folder, dispatch, port: host.port, report: () => {} });
    await expect(second).rejects.toThrow(PortError);
    await expect(second).rejects.toThrow(`Port ${host.port} is in use by another program.`);
  });

  it('finishes what it was asked before it stops', async () => {
    let finish: () => void = () => {};
    let noteAsked: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    const slow = await startLoopbackHost({
      root: folder,
      port: 0,
      report: () => {},
      dispatch: () => {
        noteAsked();
        return new Promise((resolve) => {
          finish = () => resolve({ ok: true, output: 'saved' });
        });
      },
    });
    const fast = host;
    host = slow;
    const headers = { ...(await signIn()), ...frame };
    const answer = ask('/api/level.save', { method: 'POST', headers, body: encodeFrame({}) });
    host = fast;
    await asked;
    const closed = slow.close();
    finish();
    expect(decodeFrame((await answer).body)).toEqual({ ok: true, output: 'saved' });
    await closed;
  });
});
