import { spawn } from 'node:child_process';

type Opener = readonly [command: string, ...args: string[]];

/** The system's own way to open an address. None of them goes through a shell, which would read the & and ? in it. */
function findOpener(platform: NodeJS.Platform, url: string): Opener {
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return ['xdg-open', url];
}

/**
 * Without a display xdg-open falls back to text browsers, which cannot show the editor but would use its address up.
 * Whoever sets BROWSER knows better.
 */
const canOpen = (platform: NodeJS.Platform): boolean => {
  const { DISPLAY, WAYLAND_DISPLAY, BROWSER } = process.env;
  return platform === 'darwin' || platform === 'win32' || Boolean(DISPLAY || WAYLAND_DISPLAY || BROWSER);
};

/** Opens an address in the system's browser. That there is none is no error: the address has been printed. */
export function openAddress(url: string, platform: NodeJS.Platform = process.platform): void {
  if (!canOpen(platform)) return;
  const [command, ...args] = findOpener(platform, url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
