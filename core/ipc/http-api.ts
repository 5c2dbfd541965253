/** Requests are posted to this path followed by their name. */
export const API_PATH = '/api/';

/** Not one of the types a foreign form can send, so a browser asks first, and the answer is no. */
export const FRAME_TYPE = 'application/x-levelwright-frame';
