/** The one channel on which the renderer asks, and the one on which the host tells. */
export const REQUEST_CHANNEL = 'levelwright:request';
export const EVENT_CHANNEL = 'levelwright:event';

/** Name under which the preload puts the channel into the page. */
export const BRIDGE_GLOBAL = 'levelwright';
