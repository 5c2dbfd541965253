import type { HostChannel } from '../../core/ipc/client.ts';
import { RequestError } from '../../core/ipc/contract.ts';
import { decodeFrame, encodeFrame } from '../../core/ipc/frame.ts';
import { API_PATH, FRAME_TYPE } from '../../core/ipc/http-api.ts';

/** The loopback host, which served this page. It has no window or menu of its own, so it never tells anything unasked. */
export const httpChannel: HostChannel = {
  async send(name, input) {
    const response = await fetch(`${API_PATH}${name}`, {
      method: 'POST',
      headers: { 'content-type': FRAME_TYPE },
      body: encodeFrame(input),
    });
    if (!response.ok) {
      throw new RequestError({ code: `http-${response.status}`, message: (await response.text()).trim() });
    }
    return decodeFrame(new Uint8Array(await response.arrayBuffer()));
  },
  onEvent: () => () => {},
};
