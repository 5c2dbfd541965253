import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildStale } from '../../build/build-stale.ts';
import type { HostChannel } from '../../core/ipc/client.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** All that a sandboxed preload can require: https://www.electronjs.org/docs/latest/tutorial/sandbox */
const SANDBOX_MODULES = ['electron', 'events', 'timers', 'url'];

let source: string;

beforeAll(async () => {
  await buildStale(ROOT, ['preload']);
  source = await readFile(join(ROOT, 'dist/electron/preload.cjs'), 'utf8');
});

/** Runs the built preload as Electron's sandbox does: CommonJS, with next to nothing to require. */
function runPreload() {
  const exposed: Record<string, unknown> = {};
  const ipcRenderer = Object.assign(new EventEmitter(), { invoke: vi.fn(() => Promise.resolve('answer')) });
  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => {
      exposed[name] = value;
    },
  };
  const required: string[] = [];
  const require = (name: string): unknown => {
    if (!SANDBOX_MODULES.includes(name)) throw new Error(`module not found: ${name}`);
    required.push(name);
    return name === 'electron' ? { contextBridge, ipcRenderer } : {};
  };
  runInContext(source, createContext({ require, exports: {}, module: { exports: {} } }));
  return { exposed, ipcRenderer, required };
}

describe('the preload', () => {
  it('runs in a bare sandbox and needs Electron alone', () => {
    expect(runPreload().required).toEqual(['electron']);
  });

  it('gives the page two functions and nothing of Electron', () => {
    const { exposed } = runPreload();
    expect(Object.keys(exposed)).toEqual(['levelwright']);
    const channel = exposed.levelwright as HostChannel;
    expect(Object.entries(channel).map(([name, value]) => [name, typeof value])).toEqual([
      ['send', 'function'],
      ['onEvent', 'function'],
    ]);
  });

  it('carries requests on the one channel, whatever the page names', async () => {
    const { exposed, ipcRenderer } = runPreload();
    expect(await (exposed.levelwright as HostChannel).send('shell:exec', { a: 1 })).toBe('answer');
    expect(ipcRenderer.invoke.mock.calls).toEqual([['levelwright:request', 'shell:exec', { a: 1 }]]);
  });

  it('hands on what the host tells, without its event object, until it is stopped', () => {
    const { exposed, ipcRenderer } = runPreload();
    const heard: unknown[][] = [];
    const stop = (exposed.levelwright as HostChannel).onEvent((...args) => heard.push(args));
    const event = { sender: ipcRenderer };
    ipcRenderer.emit('levelwright:event', event, { type: 'action', action: 'edit.undo' });
    ipcRenderer.emit('another:event', event, 'secret');
    stop();
    ipcRenderer.emit('levelwright:event', event, { type: 'action', action: 'edit.redo' });
    expect(heard).toEqual([[{ type: 'action', action: 'edit.undo' }]]);
    expect(ipcRenderer.listenerCount('levelwright:event')).toBe(0);
  });
});
