import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../../core/ipc/client.ts';
import { buildDispatch } from '../../core/ipc/dispatch.ts';
import { type LoopbackHost, startLoopbackHost } from '../../electron/loopback/loopback-host.ts';
import { httpChannel } from '../../renderer/bridge/http-channel.ts';
import { buildHandlers } from '../support/host-handlers.ts';

let host: LoopbackHost;
let cookie: string;
const bridge = connectBridge(httpChannel);

beforeEach(async () => {
  const handlers = buildHandlers({
    'project.list': () => ({ project: 'Häuser', levels: [] }),
    'export.save': ({ fileName, bytes }) => ({ status: 'saved', fileName, size: bytes.length }),
  });
  const dispatch = buildDispatch(handlers, { explain: () => undefined, report: () => {} });
  host = await startLoopbackHost({ root: '/', dispatch, port: 0, bodyLimit: 100_000, report: () => {} });
  const opened = await fetch(host.url, { redirect: 'manual' });
  cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { fetch: send } = globalThis;
  // What a browser adds by itself: the page's address and its cookie.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    send(new URL(path, host.url), { ...init, headers: { ...init.headers, cookie } }),
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await host.close();
});

describe('the page’s requests to the loopback host', () => {
  it('are answered', async () => {
    expect(await bridge.request('project.list', {})).toEqual({ project: 'Häuser', levels: [] });
  });

  it('carry bytes', async () => {
    const request = { fileName: 'ü.glb', bytes: new Uint8Array(50_000).fill(7), overwrite: false };
    expect(await bridge.request('export.save', request)).toEqual({
      status: 'saved',
      fileName: 'ü.glb',
      size: 50_000,
    });
  });

  it('fail in the host’s own words when they are too large', async () => {
    const request = { fileName: 'a.glb', bytes: new Uint8Array(200_000), overwrite: false };
    await expect(bridge.request('export.save', request)).rejects.toMatchObject({
      code: 'http-413',
      message: expect.stringContaining('at most'),
    });
  });

  it('fail in words when the sign-in is not good any more', async () => {
    cookie = '';
    await expect(bridge.request('project.list', {})).rejects.toMatchObject({
      code: 'http-401',
      message: expect.stringContaining('start it again'),
    });
  });

  it('say that the host has gone when it has', async () => {
    await host.close();
    await expect(bridge.request('project.list', {})).rejects.toMatchObject({ code: 'host-gone' });
    host = { ...host, close: () => Promise.resolve() };
  });
});
