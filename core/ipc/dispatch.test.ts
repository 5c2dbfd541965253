import { describe, expect, it, vi } from 'vitest';
import { buildHandlers } from '../../test/support/host-handlers.ts';
import { connectBridge, type HostChannel } from './client.ts';
import { contract, RequestError } from './contract.ts';
import { buildDispatch, type Handlers } from './dispatch.ts';

const level = { id: 'a', fileName: 'a.level.json', modified: 1, size: 2 };

/** Dispatch and client in one, with the structured clone that Electron puts in between. */
function connect(own: Partial<Handlers>) {
  const report = vi.fn();
  const explain = (error: unknown) =>
    error instanceof RangeError ? { code: 'project.full', message: error.message } : undefined;
  const dispatch = buildDispatch(buildHandlers(own), { explain, report });
  const channel: HostChannel = {
    send: async (name, input) => structuredClone(await dispatch(name, structuredClone(input))),
    onEvent: () => () => {},
  };
  return { dispatch, report, bridge: connectBridge(channel) };
}

describe('a request of the editor', () => {
  it('reaches its handler and brings the answer back', async () => {
    const { bridge } = connect({ 'project.list': () => ({ project: 'Häuser #1', levels: [level] }) });
    expect(await bridge.request('project.list', {})).toEqual({ project: 'Häuser #1', levels: [level] });
  });

  it('carries bytes as bytes', async () => {
    const { bridge } = connect({
      'export.save': ({ fileName, bytes }) => ({ status: 'saved', fileName, size: bytes.length }),
    });
    const request = { fileName: 'a.glb', bytes: Uint8Array.of(1, 2, 3), overwrite: false };
    expect(await bridge.request('export.save', request)).toEqual({
      status: 'saved',
      fileName: 'a.glb',
      size: 3,
    });
  });

  it.each([['level.delete'], ['toString'], ['__proto__'], [7], [null]])(
    'is refused when its name is %s',
    async (name) => {
      const { dispatch, report } = connect({});
      expect(await dispatch(name, {})).toMatchObject({ ok: false, failure: { code: 'unknown-request' } });
      expect(report).not.toHaveBeenCalled();
    },
  );

  it.each(Object.keys(contract).filter((name) => !/list|choose|describe|settings.read/.test(name)))(
    'is refused before its handler runs when the input of %s is wrong',
    async (name) => {
      const { dispatch, report } = connect({});
      for (const input of [undefined, null, 'x', [], {}, { id: 7 }]) {
        expect(await dispatch(name, input)).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
      }
      expect(report).not.toHaveBeenCalled();
    },
  );

  it('says where its input is wrong', async () => {
    const { dispatch } = connect({});
    const input = { id: 'a', text: '', overwrite: 'yes', keepOriginal: false };
    expect(await dispatch('level.save', input)).toMatchObject({
      failure: { message: expect.stringContaining('“level.save” was refused at overwrite') },
    });
  });

  it('fails with the code and the words of a failure that the host foresaw', async () => {
    const { bridge, report } = connect({
      'level.check': () => {
        throw new RangeError('The disk is full.');
      },
    });
    const failing = bridge.request('level.check', { id: 'a' });
    await expect(failing).rejects.toThrow(RequestError);
    await expect(failing).rejects.toMatchObject({ code: 'project.full', message: 'The disk is full.' });
    expect(report).not.toHaveBeenCalled();
  });

  it('fails in words, and is logged, when nobody foresaw the failure', async () => {
    const fault = new TypeError('x is undefined');
    const { bridge, report } = connect({ 'level.check': () => Promise.reject(fault) });
    await expect(bridge.request('level.check', { id: 'a' })).rejects.toMatchObject({ code: 'internal' });
    expect(report).toHaveBeenCalledWith('level.check', fault);
  });

  it('fails rather than bring an answer that is not in the contract', async () => {
    // What a handler with a fault at run time would give, behind its type.
    const wrong = JSON.parse('{"status":"maybe"}');
    const { bridge, report } = connect({ 'level.check': () => wrong });
    await expect(bridge.request('level.check', { id: 'a' })).rejects.toMatchObject({ code: 'bad-output' });
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('the editor’s end of the channel', () => {
  it('says that the host is gone when nothing answers', async () => {
    const bridge = connectBridge({
      send: () => Promise.reject(new TypeError('Failed to fetch')),
      onEvent: () => () => {},
    });
    await expect(bridge.request('project.list', {})).rejects.toMatchObject({ code: 'host-gone' });
  });

  it.each([
    ['nothing', undefined],
    ['another shape', { output: 1 }],
    ['a wrong output', { ok: true, output: {} }],
  ])('refuses an answer that is %s', async (_, answer) => {
    const bridge = connectBridge({ send: () => Promise.resolve(answer), onEvent: () => () => {} });
    await expect(bridge.request('project.list', {})).rejects.toMatchObject({ code: 'bad-output' });
  });

  it('passes on the events it knows and drops the others', () => {
    const stop = vi.fn();
    let tell: (event: unknown) => void = () => {};
    const bridge = connectBridge({
      send: () => Promise.resolve(undefined),
      onEvent: (listener) => {
        tell = listener;
        return stop;
      },
    });
    const heard = vi.fn();
    bridge.onEvent(heard)();
    tell({ type: 'action', action: 'edit.undo' });
    tell({ type: 'explode' });
    expect(heard.mock.calls).toEqual([[{ type: 'action', action: 'edit.undo' }]]);
    expect(stop).toHaveBeenCalledOnce();
  });
});
