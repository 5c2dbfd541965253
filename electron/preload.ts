import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { BRIDGE_GLOBAL, EVENT_CHANNEL, REQUEST_CHANNEL } from '../core/ipc/channel-names.ts';
import type { HostChannel } from '../core/ipc/client.ts';

/** All the page gets of Electron: two functions that carry data. Neither ipcRenderer nor its event objects pass. */
const channel: HostChannel = {
  send: (name, input) => ipcRenderer.invoke(REQUEST_CHANNEL, name, input),
  onEvent: (listener) => {
    const relay = (_event: IpcRendererEvent, event: unknown): void => listener(event);
    ipcRenderer.on(EVENT_CHANNEL, relay);
    return () => {
      ipcRenderer.off(EVENT_CHANNEL, relay);
    };
  },
};

contextBridge.exposeInMainWorld(BRIDGE_GLOBAL, channel);
