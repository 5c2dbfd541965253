import { BRIDGE_GLOBAL } from '../../core/ipc/channel-names.ts';
import { connectBridge, type HostChannel } from '../../core/ipc/client.ts';
import type { Bridge } from '../../core/ipc/contract.ts';
import { httpChannel } from './http-channel.ts';
import { showMissingBridge } from './show-missing-bridge.ts';

/**
 * The way to the host that shows this page. Undefined when there is none, because the window's preload did not run:
 * then the page says so already, and there is nothing more to start.
 */
export function connectToHost(page: Window): Bridge | undefined {
  if (page.location.protocol === 'http:') return connectBridge(httpChannel);
  const channel: unknown = Reflect.get(page, BRIDGE_GLOBAL);
  if (isChannel(channel)) return connectBridge(channel);
  showMissingBridge(page.document);
  return undefined;
}

function isChannel(value: unknown): value is HostChannel {
  if (typeof value !== 'object' || value === null) return false;
  const { send, onEvent } = value as Partial<Record<keyof HostChannel, unknown>>;
  return typeof send === 'function' && typeof onEvent === 'function';
}
