/** Printed when the window shows; `npm start` knows by it that Electron works on this system. */
export const READY_LINE = 'Levelwright is open.';
